import RandomOperations
import Testing

@testable import Aside

/// Compares SerialRegister with a dictionary.
@Suite("SerialRegister")
struct SerialRegisterTests {
    @Test("After any insertions, changes and removals, the register equals a sorted dictionary")
    func random() {
        var random = Seeded(seed: Wanted.seed)
        for _ in 0..<4 {
            var register = SerialRegister<Int>()
            var model: [Int: Int] = [:]
            var last = 0
            let crowd = Int.random(in: 1...200, using: &random)
            for step in 0..<1000 {
                let isInsertion = Int.random(in: 0..<(2 * crowd), using: &random) >= model.count
                let isNew = Int.random(in: 0..<10, using: &random) > 0
                let known = model.keys.sorted().randomElement(using: &random)
                if isInsertion {
                    last += 1
                    let serial = isNew ? last : Int.random(in: -step...last, using: &random)
                    register[serial] = step
                    model[serial] = step
                } else if let serial = isNew ? known : model.keys.min() {
                    register[serial] = nil
                    model[serial] = nil
                } else {
                    register[last + 1] = nil
                }
                if let known {
                    register[known]? += 1
                    if let value = model[known] { model[known] = value + 1 }
                }
                let expected = model.sorted { $0.key < $1.key }
                guard register.count == model.count, register.isEmpty == model.isEmpty,
                    register.first?.serial == expected.first?.key, register.first?.value == expected.first?.value,
                    register.elements.map(\.serial) == expected.map(\.key), register.values == expected.map(\.value),
                    known.map({ register[$0] == model[$0] }) ?? true
                else {
                    Issue.record("The register is \(register.elements), but should be \(expected)")
                    return
                }
            }
        }
    }
}
