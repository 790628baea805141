import Testing

@testable import Aside
@testable import AsideUI

@Suite("Placement of what goes with something else")
struct GoingTogetherTests {
    @Test("4.3: a sheet that goes out of sight with the sheet beneath is not dismissed", arguments: [true, false])
    func together(isBeneathGoing: Bool) throws {
        let (lower, upper) = (ModalID(serial: 1), ModalID(serial: 2))
        var bench = PlacementBench.inForeground
        let beneath = bench.showSheet(lower)
        bench.do { $0.present(upper, as: .sheet([]), &$1) }
        let above = try #require(bench.placement.presented(from: .modal(lower))?.appearance)
        bench.do { $0.appeared(above, &$1) }
        if isBeneathGoing { bench.do { $0.wroteAbsence(of: beneath, &$1) } }
        bench.do { $0.disappeared(above, &$1) }
        bench.isOver(above, .missing, seeing: .nothing)
        #expect(bench.take().contains(.dismiss(upper)) == !isBeneathGoing)
    }

    @Test("An alert that has gone without a press is not dismissed if the stage is shown elsewhere by now")
    func elsewhere() {
        var bench = PlacementBench.inForeground
        let alert = bench.showAlert(ModalID(serial: 1))
        bench.do { $0.wroteAbsence(of: alert, &$1) }
        bench.do { $0.clear(&$1) }
        bench.isOver(alert, .leaving)
        #expect(bench.take().allSatisfy { if case .wait = $0 { true } else { false } })
        #expect(bench.placement.slots.isEmpty)
    }
}
