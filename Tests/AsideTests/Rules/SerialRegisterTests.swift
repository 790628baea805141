import RandomOperations
import Testing

@testable import Aside

/// SerialRegister, step by step and against a dictionary.
@Suite("SerialRegister")
struct SerialRegisterTests {
    @Test("Values are found by number, and listed in the order of the numbers, however they were added")
    func order() {
        var register = SerialRegister<String>()
        for (serial, value) in [(3, "c"), (7, "g"), (1, "a"), (5, "e")] { register[serial] = value }
        #expect(register.values == ["a", "c", "e", "g"])
        #expect(register.elements.map(\.serial) == [1, 3, 5, 7])
        #expect(register.count == 4)
        #expect(register[5] == "e")
        #expect(register[4] == nil)
        #expect(register.first?.serial == 1)
    }

    @Test("A value can be replaced, changed in place and removed")
    func change() {
        var register = SerialRegister<[Int]>()
        register[1] = [1]
        register[2] = [2]
        register[1]?.append(5)
        register[3]?.append(5)
        register[2] = [9]
        #expect(register.values == [[1, 5], [9]])
        register[1] = nil
        #expect(register.first?.serial == 2)
        #expect(register.count == 1)
        register[2] = nil
        #expect(register.isEmpty)
        #expect(register.first == nil)
    }

    @Test("A removed number can be added again, and so can one lower than all others")
    func again() {
        var register = SerialRegister<Int>()
        for serial in 1...5 { register[serial] = serial }
        for serial in [1, 2, 4] { register[serial] = nil }
        register[4] = 40
        register[1] = 10
        register[0] = 0
        #expect(register.values == [0, 10, 3, 40, 5])
    }

    @Test("Any insertions, changes and removals leave the register equal to a dictionary in order")
    func random() {
        var random = Seeded(seed: Wanted.seed)
        for _ in 0..<40 {
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
