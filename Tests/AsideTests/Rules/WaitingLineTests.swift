import RandomOperations
import Testing

@testable import Aside

/// WaitingLine, step by step and against an array.
@Suite("WaitingLine")
struct WaitingLineTests {
    @Test("Waiting modals come in the order of their turns, whoever asked for them")
    func order() {
        var line = WaitingLine()
        #expect(line.isEmpty)
        #expect(line.first == nil)
        line.insert(ModalID(serial: 1), turn: 1, isNobodys: false)
        line.insert(ModalID(serial: 2), turn: 2, isNobodys: true)
        line.insert(ModalID(serial: 3), turn: 3, isNobodys: false)
        line.insert(ModalID(serial: 4), turn: -1, isNobodys: true)
        #expect(line.ofKnownWork.map(\.serial) == [1, 3])
        #expect(line.ofUnknownTasks.map(\.serial) == [4, 2])
        #expect(line.first?.serial == 4)
        #expect((1...4).map { _ in line.popFirst()?.serial } == [4, 1, 2, 3])
        #expect(line.popFirst() == nil)
        #expect(line.isEmpty)
    }

    @Test("Questions of unknown tasks leave the line together, and the others stay")
    func popNobodys() {
        var line = WaitingLine()
        for turn in 1...6 { line.insert(ModalID(serial: turn), turn: turn, isNobodys: turn.isMultiple(of: 2)) }
        line.remove(turn: 4, isNobodys: true)
        #expect(line.popNobodys().map(\.serial) == [2, 6])
        #expect(line.popNobodys() == [])
        #expect(!line.isEmpty)
        #expect(line.ofKnownWork.map(\.serial) == [1, 3, 5])
    }

    @Test("Any arrivals at both ends and departures keep the line equal to an array")
    func random() {
        var random = Seeded(seed: Wanted.seed)
        for _ in 0..<100 {
            var line = WaitingLine()
            var model: [(turn: Int, modal: ModalID, isNobodys: Bool)] = []
            for step in 1...300 {
                let isNobodys = Bool.random(using: &random)
                let modal = ModalID(serial: step)
                switch Int.random(in: 0..<9, using: &random) {
                case ..<4:
                    line.insert(modal, turn: step, isNobodys: isNobodys)
                    model.append((step, modal, isNobodys))
                case 4:
                    line.insert(modal, turn: -step, isNobodys: isNobodys)
                    model.insert((-step, modal, isNobodys), at: 0)
                case ..<7:
                    guard let index = model.indices.randomElement(using: &random) else { continue }
                    let left = model.remove(at: index)
                    line.remove(turn: left.turn, isNobodys: left.isNobodys)
                    line.remove(turn: left.turn, isNobodys: left.isNobodys)
                case 7:
                    #expect(line.popFirst() == (model.isEmpty ? nil : model.removeFirst().modal))
                default:
                    guard step.isMultiple(of: 10) else { continue }
                    #expect(line.popNobodys() == model.filter(\.isNobodys).map(\.modal))
                    model.removeAll { $0.isNobodys }
                }
                guard line.first == model.first?.modal, line.isEmpty == model.isEmpty,
                    line.ofKnownWork == model.filter({ !$0.isNobodys }).map(\.modal),
                    line.ofUnknownTasks == model.filter(\.isNobodys).map(\.modal)
                else {
                    Issue.record("The line differs after \(step) steps")
                    return
                }
            }
        }
    }
}
