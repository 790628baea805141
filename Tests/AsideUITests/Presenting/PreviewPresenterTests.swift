import Aside
import Testing

@testable import AsideUI

@Suite("PreviewPresenter")
@MainActor
struct PreviewPresenterTests {
    @Test("A preview answers as configured, by the label of a button or a row, or with a text")
    func told() async throws {
        let stage = Stage.preview(answering: ["Delete?": "Delete", "Sort by": "Date", "Coupon": "SAVE10", "Many": "b"])
        #expect(try await stage.confirm("Delete?", action: "Delete", role: .destructive))
        #expect(try await stage.choose("Sort by", from: ["Name", "Date"]) == "Date")
        #expect(try await stage.prompt("Coupon") { $0 } == "SAVE10")
        #expect(try await stage.chooseMany("Many", from: ["a", "b"]) == ["b"])
    }

    @Test("A preview without an answer presses the default choice, or dismisses")
    func untold() async throws {
        let stage = Stage.preview()
        await stage.alert("Card declined")
        #expect(try await stage.confirm("Sure?"))
        #expect(try await stage.outcome(of: { try await stage.choose("Sort by", from: ["Name"]) }) == .dismissed)
        #expect(try await stage.outcome(of: { try await stage.sheet(Page("Page")) }) == .dismissed)
        #expect(try await stage.progress("Working") { _ in 1 } == 1)
    }

    @Test("A preview ignores a configured answer that the question does not have")
    func wrong() async throws {
        #expect(try await Stage.preview(answering: ["Sure?": "Maybe"]).confirm("Sure?"))
    }
}

@Suite("MissingStage")
@MainActor
struct MissingStageTests {
    @Test("A question in a view without a stage ends, and a message says what to add")
    func says() async throws {
        var messages: [String] = []
        let (stage, _) = MissingStage.make { messages.append($0) }
        #expect(try await stage.confirm("Sure?") == false)
        #expect(messages.count == 1)
        #expect(
            messages.first?.contains("alert “Sure?” was asked at AsideUITests/PreviewPresenterTests.swift:") == true)
        #expect(messages.first?.contains(".questions(on: stage)") == true)
    }
}
