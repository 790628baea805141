import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Labels that the stage supplies")
struct QuestionLabelTests {
    let ui: TestPresenter
    var stage: Stage { ui.stage }

    init() {
        let german = ["library.ok": "Gut", "library.cancel": "Abbrechen", "library.done": "Fertig"]
        let words = Words { word, _ in german[word.name] }
        ui = TestPresenter(words: words)
    }

    /// The labels of a question's buttons, as its user sees them.
    private func labels<Answer>(of question: Question<Answer>) async throws -> [String] {
        var labels: [String] = []
        try await ui.run {
            _ = try? await stage.ask(question)
        } steps: {
            let modal = try await ui.modal()
            labels = modal.content.choices.map(\.label)
            try modal.dismiss()
        }
        return labels
    }

    @Test("Each factory takes the words of the stage for missing labels")
    func words() async throws {
        #expect(try await labels(of: .alert("Hello")) == ["Gut"])
        #expect(try await labels(of: .confirm("Sure?")) == ["Gut", "Abbrechen"])
        #expect(try await labels(of: .choose("Sort by", from: ["name"])) == ["Abbrechen"])
        #expect(try await labels(of: .chooseMany("Toppings", from: ["ham"])) == ["Fertig", "Abbrechen"])
        #expect(try await labels(of: .prompt("Coupon")) == ["Gut", "Abbrechen"])
        #expect(try await labels(of: .prompt("Count", .text().parsed { $0.count })) == ["Gut", "Abbrechen"])
        #expect(
            try await labels(of: .form("Sign in", [""] as [String]) { Field("Name", \.[0]) }) == ["Gut", "Abbrechen"])
    }

    @Test("The caller's labels stay")
    func given() async throws {
        #expect(try await labels(of: .alert("Hello").submit("Hi")) == ["Hi"])
        #expect(try await labels(of: .confirm("Sure?", action: "Yes").cancel("No")) == ["Yes", "No"])
        #expect(try await labels(of: .confirm("Sure?").cancel("No")) == ["Gut", "No"])
        #expect(try await labels(of: .choose("Sort by", from: ["name"]).cancel("Back")) == ["Back"])
        #expect(try await labels(of: .chooseMany("Toppings", from: ["ham"]).submit("Bake")) == ["Bake", "Abbrechen"])
        #expect(try await labels(of: .prompt("Coupon").cancel("None").submit("Apply")) == ["Apply", "None"])
    }

    @Test("A question with all its labels is asked unchanged")
    func complete() {
        let question = Question<Bool>.confirm("Sure?", action: "Yes").cancel("No")
        #expect(question.labelled(on: Stage()).content == question.content)
    }
}
