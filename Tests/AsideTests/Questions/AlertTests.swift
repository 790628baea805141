import Foundation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Alerts")
struct AlertTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("Enter does not press the destructive choice of a confirmation")
    func destructive() async throws {
        ui.answering = { $0.submit() }
        #expect(try await !stage.confirm("Delete 3 files?", action: "Delete", role: .destructive))
        #expect(try await stage.confirm("Save?", action: "Save"))
    }

    @Test("An alert shows the text of an error, and shows nothing for a cancellation")
    func errors() async {
        ui.answering = { $0.submit() }
        await stage.alert(InvalidInput("The disk is full."))
        await stage.alert(CancellationError())
        #expect(ui.presented.map(\.content.title) == ["Something went wrong"])
        #expect(ui.presented.map(\.content.message) == ["The disk is full."])
    }

    @Test("The content of a modal is plain data that can be encoded and decoded")
    func plainData() async throws {
        ui.answering = { $0.dismiss() }
        for kind in EveryKind.allCases { try? await kind.ask(on: stage) }
        #expect(ui.presented.count == EveryKind.allCases.count)
        for modal in ui.presented {
            let data = try JSONEncoder().encode(modal.content)
            #expect(try JSONDecoder().decode(ModalContent.self, from: data) == modal.content)
        }
    }

    // MARK: Misuse

    @Test("An alert without choices, with two cancel choices, or with an invalid known answer stops the program")
    func misuse() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try? await Stage().alert("Delete?") { [Choice<Int>]() }
        }
        expect(
            none,
            says: "The alert “Delete?” has no choices, so nobody could ever answer it. Give it at least one Choice."
        )
        let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try? await Stage().alert("Delete?") {
                Choice("Cancel", role: .cancel, 1)
                Choice("Keep", role: .cancel, 2)
            }
        }
        expect(
            two,
            says: """
                The alert “Delete?” has 2 choices with the role .cancel: \
                a dismissal could not tell which one is meant. Give it one at most.
                """
        )
    }
}
