import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("PreviewPresenter", .timeLimit(.minutes(10)))
@MainActor
struct PreviewPresenterTests {
    private enum Deletion {
        case delete, keep
    }

    private static let deletion = Question<Deletion>("Delete?") {
        Choice("Delete", role: .destructive, .delete)
        Choice("Keep", role: .cancel, .keep)
    }

    @Test("A preview answers a question by its value: a choice, a row, several rows, or a text")
    func answers() async throws {
        let stage = Stage.preview(
            answering: (Self.deletion, .delete), (.choose("Sort by", from: ["Name", "Date"]), "Date"),
            (.prompt("Coupon"), "SAVE10"), (.chooseMany("Many", from: ["a", "b", "c"]), ["a", "c"]),
            (.confirm("Sure?"), true))
        #expect(try await stage.ask(Self.deletion) == .delete)
        #expect(try await stage.choose("Sort by", from: ["Name", "Date"]) == "Date")
        #expect(try await stage.prompt("Coupon") == "SAVE10")
        #expect(try await stage.chooseMany("Many", from: ["a", "b", "c"]) == ["a", "c"])
        #expect(try await stage.confirm("Sure?"))
    }

    @Test("An answer of a preview is for questions of the same kind, title and identity; the first counts")
    func others() async throws {
        let stage = Stage.preview(
            answering: (.choose("Sort by", from: ["Name"]), "Name"), (Self.deletion, .keep), (Self.deletion, .delete))
        let other = Question.choose("Sort by", from: ["Name"]).once("sort")
        #expect(try await stage.outcome(of: { try await stage.ask(other) }) == .dismissed)
        #expect(try await stage.outcome(of: { try await stage.prompt("Sort by") }) == .dismissed)
        #expect(try await stage.ask(Self.deletion) == .keep)
    }

    @Test(
        "A preview without an answer, or with one that a question does not have, presses the default choice or dismisses"
    )
    func unanswered() async throws {
        let stage = Stage.preview(answering: (.choose("Sort by", from: ["Name"]), "Size"))
        await stage.alert("Card declined")
        #expect(try await stage.confirm("Sure?"))
        #expect(try await stage.outcome(of: { try await stage.choose("Sort by", from: ["Name"]) }) == .dismissed)
        #expect(try await stage.outcome(of: { try await stage.sheet(Page("Page")) }) == .dismissed)
        let locked = try await stage.outcome(of: { try await stage.sheet(Page("Locked"), undismissible: true) })
        #expect(locked == .dismissed)
        #expect(try await stage.progress("Working") { _ in 1 } == 1)
    }
}
