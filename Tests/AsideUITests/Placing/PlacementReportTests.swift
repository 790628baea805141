import Testing

@testable import Aside
@testable import AsideUI

@Suite("Placement, at late reports")
struct PlacementReportTests {
    @Test("4.2: a report that an old presentation has ended does not end the one that disappears now")
    func lateEnd() {
        let modal = ModalID(serial: 1)
        var placement = Placement()
        var effects: [Placement.Effect] = []
        placement.present(modal, as: .sheet([]), &effects)
        let shown = placement.presented(from: .stack)!.appearance
        placement.appeared(shown, &effects)
        placement.dismiss(modal, &effects)
        placement.presentationEnded(on: .stack, &effects)
        #expect(!effects.contains(.reportGone(modal)))
        placement.disappeared(shown, &effects)
        placement.presentationEnded(on: .stack, &effects)
        #expect(effects.contains(.reportGone(modal)))
    }
}
