import Aside
import TestSupport
import Testing

@MainActor
@Suite("A move of a path on a live stage")
struct StageMoveTests {
    private let ui = RecordingPresenter()
    private var stage: Stage { ui.stage }

    @Test("A move that does not fit changes nothing, and says what is in front or what there is")
    func refused() async throws {
        let screen = OfferScreen()
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        let cases: [(Recording.Action, Recording.Place, String)] = [
            (.press("Order"), .modal(.alert, "Sure?"), "It is not possible on alert “Sure?”: in front is OfferScreen."),
            (.press("Delete"), .screen("OfferScreen"), "There is no action “Delete” on OfferScreen."),
            (
                .fill([Recording.FieldText("Name", "x"), Recording.FieldText("Nome", "y")]), .screen("OfferScreen"),
                "There is no field “Nome”."
            ),
            (.back, .screen("OfferScreen"), "There is no screen to go back to."),
            (.dismiss, .screen("OfferScreen"), "It is not possible to dismiss on Offer."),
            (.press("Undo"), .notice("Archived"), "There is no notice “Archived”."),
        ]
        for (action, place, reason) in cases {
            #expect { try stage.make(Recording.Move(action, place)) } throws: { "\($0)".hasPrefix(reason) }
        }
        #expect(screen.name.isEmpty)
        await flow.end()
    }
}
