import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Choosing from a list")
struct ChooseTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("The count may have no upper or no lower limit, and more than there are rows")
    func counts() {
        func count(_ count: any RangeExpression<Int>, of rows: Int = 3) -> ClosedRange<Int>? {
            Question.chooseMany("Show", from: 0..<rows, count: count).content.count
        }
        #expect(
            [count(1...), count(...2), count(1..<3), count(1...9), count(4...), count(-1...1)] == [
                1...3, 0...2, 1...2, 1...3, 3...3, 0...1,
            ])
        #expect([count(2...4, of: 1), count(3..<9, of: 2), count(1...3, of: 0)] == [1...1, 2...2, 0...0])
    }

    @Test("A count without a number in it stops the program with a message")
    func emptyCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Question<[Int]>.chooseMany("Show", from: [1, 2], count: 2..<2)
        }
        expect(result, says: "The list “Show” needs a `count` of at least one number; its range is empty.")
    }

    @Test("Nothing can be chosen from an empty list, whatever the count requires; the user can only leave it")
    func empty() async throws {
        ui.answering = { modal in
            #expect(!modal.pick(0))
            modal.dismiss()
        }
        await #expect(throws: CancellationError.self) { try await stage.choose("Sort by", from: [Int]()) }
        ui.answering = { $0.submit() }
        #expect(try await stage.chooseMany("Show", from: [Int](), count: 1...) == [])
        #expect(ui.presented.last?.content.count == 0...0)
    }
}
