import Testing

@testable import Aside
@testable import AsideUI

@Suite("Placement")
struct PlacementTests {
    let first = ModalID(serial: 1)
    let second = ModalID(serial: 2)

    @Test("Where the system can be asked, an alert is looked at every 100 ms in its first half second")
    func glanced() {
        var bench = PlacementBench()
        let shown = bench.present(first, as: .alert)
        let wait = Placement.Wait(appearance: shown, purpose: .entering)
        #expect(PauseTiming().duration(of: wait, canLook: true) * Placement.looksUntilSettled == .milliseconds(500))
        for _ in 1..<Placement.looksUntilSettled {
            bench.isOver(shown, .entering, seeing: .shown)
            #expect(bench.take().last == .wait(wait))
            #expect(bench.placement.slots[.stack]?.isSettled == false)
        }
        bench.isOver(shown, .entering, seeing: .shown)
        #expect(bench.placement.slots[.stack]?.isSettled == true)
    }

    @Test("An alert that was seen and has gone, without any report, is not lost but dismissed")
    func goneUnreported() {
        var bench = PlacementBench()
        let shown = bench.present(first, as: .alert)
        bench.isOver(shown, .entering, seeing: .shown)
        bench.isOver(shown, .entering, seeing: .nothing)
        bench.isOver(shown, .leaving, seeing: .nothing)
        #expect(bench.take().contains(.dismiss(first)))
        #expect(bench.placement.chain.map(\.losses) == [0])
    }

    @Test("An alert that disappears without a press is a dismissal, and stays away until the stage has decided")
    func noPress() {
        var bench = PlacementBench()
        let shown = bench.showAlert(first)
        bench.do { $0.wroteAbsence(of: shown, &$1) }
        #expect(!bench.take().contains(.dismiss(first)))
        bench.isOver(shown, .leaving)
        #expect(bench.take().contains(.dismiss(first)))
        #expect(bench.appearance == nil)
        bench.do { $0.hasDecided(on: first, &$1) }
        #expect(bench.appearance?.modal == first)
    }

    @Test("A modal above an alert takes its place, and gives it back")
    func takesPlace() {
        var bench = PlacementBench()
        let shown = bench.showAlert(first)
        bench.do { $0.present(second, as: .dialog, &$1) }
        #expect(bench.appearance == nil)
        bench.isOver(shown, .leaving)
        let above = bench.appearance!
        #expect(above.modal == second)
        bench.do { $0.dismiss(second, &$1) }
        bench.isOver(above, .leaving)
        #expect(bench.appearance?.modal == first)
    }

    @Test("A prompt whose text was refused comes back, and covers the view beneath meanwhile")
    func promptComesBack() {
        var bench = PlacementBench()
        let shown = bench.showAlert(first)
        bench.do { _ = $0.press(shown, &$1) }
        bench.do { $0.setBusy(true, first, &$1) }
        bench.isOver(shown, .leaving)
        #expect(bench.appearance == nil)
        #expect(bench.placement.cover(of: .stack) == first)
        bench.do { $0.setBusy(false, first, &$1) }
        #expect(bench.appearance?.modal == first)
        #expect(bench.appearance != shown)
        #expect(bench.placement.cover(of: .stack) == nil)
    }

    @Test("A report about the end of an old presentation does not end the present one")
    func lateEnd() {
        var bench = PlacementBench()
        let shown = bench.showSheet(first)
        bench.do { $0.dismiss(first, &$1) }
        bench.do { $0.presentationEnded(on: .stack, &$1) }
        #expect(!bench.take().contains(.reportGone(first)))
        bench.do { $0.disappeared(shown, &$1) }
        bench.do { $0.presentationEnded(on: .stack, &$1) }
        #expect(bench.take().contains(.reportGone(first)))
    }

    @Test("If a sheet comes back, the modal above it is presented again when the sheet is at rest")
    func childComesBack() {
        var bench = PlacementBench()
        let shown = bench.showSheet(first)
        bench.do { $0.present(second, as: .alert, &$1) }
        bench.do { $0.wroteAbsence(of: shown, &$1) }
        bench.do { $0.hasDecided(on: first, &$1) }
        bench.isOver(shown, .disappearing)
        #expect(bench.appearance?.modal == first)
        #expect(bench.placement.presented(from: .modal(first)) == nil)
    }

    @Test("If a sheet disappears, the modal above it disappears together with it")
    func goesAlong() {
        var bench = PlacementBench()
        _ = bench.showSheet(first)
        bench.do { $0.present(second, as: .alert, &$1) }
        bench.do { $0.dismiss(second, &$1) }
        #expect(bench.placement.presented(from: .modal(first)) == nil)
        bench.do { $0.dismiss(first, &$1) }
        #expect(bench.placement.presented(from: .stack) == nil)
        #expect(bench.placement.presented(from: .modal(first))?.appearance.modal == second)
    }

    @Test(
        "A presentation that SwiftUI loses with nothing in the way is tried again, and finally counts as removed",
        arguments: [PresentationStyle.sheet([]), .fullScreen, .popover, .alert, .dialog]
    )
    func swallowed(style: PresentationStyle) {
        var bench = PlacementBench()
        bench.do { $0.present(first, as: style, &$1) }
        for round in 1...Placement.mostLosses {
            guard let shown = bench.appearance else {
                Issue.record("It is not tried for the \(round). time.")
                return
            }
            #expect(!bench.take().contains(.reportGone(first)))
            if style.isView {
                bench.isOver(shown, .appearing, seeing: .nothing)
            } else {
                bench.enter(shown, seeing: .nothing)
            }
            bench.isOver(shown, style.isView ? .disappearing : .leaving, seeing: .nothing)
        }
        #expect(bench.take().contains(.reportGone(first)))
        #expect(bench.appearance == nil)
    }

    @Test(
        "A modal behind another one is not lost, however long it waits, and after two seconds there is one warning",
        arguments: [PresentationStyle.sheet([]), .alert]
    )
    func waits(style: PresentationStyle) {
        var bench = PlacementBench()
        let shown = bench.present(first, as: style)
        let purpose: Placement.Wait.Purpose = style.isView ? .appearing : .entering
        var warnings = 0
        for look in 0..<40 {
            let effects = bench.take()
            #expect(effects.contains(.wait(.init(appearance: shown, purpose: purpose))))
            if effects.contains(.warnOfFront(first, .stack)) {
                warnings += 1
                // The pauses together are two seconds long.
                let wait = Placement.Wait(appearance: shown, purpose: purpose)
                #expect(PauseTiming().duration(of: wait, canLook: !style.isView) * look == .seconds(2))
            }
            bench.isOver(shown, purpose, seeing: .other)
        }
        #expect(warnings == 1)
        #expect(bench.appearance == shown)
    }

    @Test(
        "A check while a modal disappears does not count the modal as lost",
        arguments: [PresentationStyle.dialog, .popover])
    func lateCheck(style: PresentationStyle) {
        var bench = PlacementBench()
        bench.do { placement, _ in placement.anchorAppeared("trash", in: .stack) }
        let shown = bench.present(first, as: style, at: "trash")
        bench.do { $0.anchorDisappeared("trash", in: .stack, &$1) }
        // A popover may have hidden its own anchor.
        if style.isView { bench.isOver(shown, .appearing, seeing: .unknown) }
        bench.isOver(shown, style.isView ? .appearing : .entering, seeing: .nothing)
        #expect(bench.placement.chain.map(\.losses) == [0])
    }

    @Test("If the system removes an alert with the view beneath, this is a dismissal, even without a report")
    func takenAway() {
        var bench = PlacementBench()
        let shown = bench.present(first, as: .alert)
        bench.enter(shown, seeing: .shown)
        #expect(bench.take().contains(.wait(.init(appearance: shown, purpose: .watching))))
        bench.isOver(shown, .watching, seeing: .shown)
        #expect(bench.take() == [.wait(.init(appearance: shown, purpose: .watching))])
        bench.isOver(shown, .watching, seeing: .nothing)
        bench.isOver(shown, .leaving, seeing: .nothing)
        #expect(bench.take().contains(.dismiss(first)))
    }

    @Test(
        "An answered alert is looked at every 50 ms, if that is possible, until it has gone, for up to four seconds",
        arguments: [(8, PresentedState.nothing), (Placement.mostLateLooks(for: .alert), .shown)])
    func lookedAt(looks: Int, last: PresentedState) {
        var bench = PlacementBench()
        let shown = bench.showAlert(first)
        bench.do { $0.dismiss(first, &$1) }
        let wait = Placement.Wait(appearance: shown, purpose: .leaving)
        #expect(PauseTiming().duration(of: wait, canLook: true) == .milliseconds(50))
        #expect(PauseTiming().duration(of: wait, canLook: true) * Placement.mostLateLooks(for: .alert) == .seconds(4))
        #expect(PauseTiming().duration(of: wait) == .milliseconds(400))
        for _ in 0..<looks {
            bench.isOver(shown, .leaving, seeing: .moving)
            #expect(bench.take().last == .wait(wait))
        }
        bench.isOver(shown, .leaving, seeing: last)
        #expect(bench.take().contains(.reportGone(first)))
    }

    @Test(
        "A sheet that goes out of sight because it presents something is not gone",
        arguments: [PresentationStyle.sheet([]), .fullScreen, .popover, .alert, .dialog]
    )
    func coveredByAnything(style: PresentationStyle) {
        var bench = PlacementBench()
        let sheet = bench.showSheet(first)
        bench.do { $0.present(second, as: style, &$1) }
        bench.do { $0.disappeared(sheet, &$1) }
        bench.isOver(sheet, .missing, seeing: .unknown)
        #expect(!bench.take().contains(.dismiss(first)))
        #expect(bench.appearance == sheet)
    }

    @Test("A sheet has not gone if another part of the app covers it")
    func coveredByOthers() {
        var bench = PlacementBench()
        let sheet = bench.showSheet(first)
        bench.do { $0.disappeared(sheet, &$1) }
        bench.isOver(sheet, .missing, seeing: .shown)
        #expect(bench.appearance == sheet)
        bench.isOver(sheet, .missing, seeing: .nothing)
        #expect(bench.take().contains(.dismiss(first)))
    }

    @Test("A view has not gone while a cover hides it, but has gone if it stays out of sight")
    func covered() {
        var bench = PlacementBench()
        let sheet = bench.showSheet(first)
        bench.do { $0.present(second, as: .fullScreen, &$1) }
        bench.do { $0.disappeared(sheet, &$1) }
        #expect(!bench.take().contains(.wait(.init(appearance: sheet, purpose: .missing))))
        #expect(bench.appearance == sheet)
        let cover = bench.placement.presented(from: .modal(first))!.appearance
        bench.do { $0.dismiss(second, &$1) }
        bench.isOver(cover, .disappearing)
        #expect(bench.take().contains(.wait(.init(appearance: sheet, purpose: .missing))))
        bench.isOver(sheet, .missing)
        #expect(bench.take().contains(.dismiss(first)))
    }

    @Test("In the background, an ended modal is reported at once and frees its place, and the next one is not lost")
    func background() {
        var bench = PlacementBench.inForeground
        let old = bench.showAlert(first)
        bench.do { $0.setInBackground(true, &$1) }
        bench.do { $0.dismiss(first, &$1) }
        #expect(bench.take().contains(.reportGone(first)))
        bench.do { $0.present(second, as: .alert, &$1) }
        #expect(bench.appearance == nil)
        bench.isOver(old, .leaving)
        let new = bench.appearance!
        #expect(new.modal == second)
        #expect(bench.take() == [.wait(.init(appearance: new, purpose: .entering))])
        bench.isOver(new, .entering, seeing: .nothing)
        #expect(bench.takeHolds() == [.entering])
        bench.do { $0.setInBackground(false, &$1) }
        #expect(bench.take() == [.wait(.init(appearance: new, purpose: .entering))])
        #expect(bench.placement.chain.map(\.losses) == [0])
    }

    @Test("A window that was never in the foreground is not in the background: no pause waits for another phase")
    func neverActive() {
        var bench = PlacementBench()
        bench.do { $0.setInBackground(true, &$1) }
        let old = bench.showAlert(first)
        bench.do { $0.dismiss(first, &$1) }
        #expect(!bench.take().contains(.reportGone(first)))
        bench.isOver(old, .leaving)
        #expect(bench.take().contains(.reportGone(first)))
        bench.do { $0.present(second, as: .alert, &$1) }
        #expect(bench.appearance?.modal == second)
    }

    @Test("A press shows that the window is in the foreground, whatever was reported")
    func pressInBackground() {
        var bench = PlacementBench.inForeground
        let shown = bench.present(first, as: .alert)
        bench.do { $0.setInBackground(true, &$1) }
        bench.isOver(shown, .entering)
        _ = bench.take()
        bench.do { _ = $0.press(shown, &$1) }
        #expect(!bench.placement.isInBackground)
        #expect(bench.take().contains(.wait(.init(appearance: shown, purpose: .entering))))
    }

    @Test(
        "A dialog is presented from the view that it names, if that is in view",
        arguments: [
            ("trash", PresentationStyle.dialog, "trash" as String?), ("trash", .popover, "trash"),
            ("trash", .alert, nil), ("trash", .sheet([]), nil), ("filter", .dialog, nil),
        ]
    )
    func anchored(name: String, style: PresentationStyle, place: String?) {
        var bench = PlacementBench()
        bench.do { placement, _ in placement.anchorAppeared("trash", in: .stack) }
        bench.do { $0.present(first, as: style, at: name, &$1) }
        #expect(bench.placement.presented(from: .stack)?.anchor == place)
        #expect(bench.take().contains(.warnOfAnchor(first)) == (name == "filter"))
    }

    @Test("If the named view of a dialog goes out of view, the whole view presents the dialog")
    func anchorGoes() {
        var bench = PlacementBench()
        for _ in 0..<2 { bench.do { placement, _ in placement.anchorAppeared("trash", in: .stack) } }
        let shown = bench.present(first, as: .dialog, at: "trash")
        bench.do { $0.anchorDisappeared("trash", in: .stack, &$1) }
        #expect(bench.appearance == shown)
        bench.do { $0.anchorDisappeared("trash", in: .stack, &$1) }
        bench.isOver(shown, .leaving, seeing: .nothing)
        #expect(bench.appearance?.modal == first)
        #expect(bench.placement.presented(from: .stack)?.anchor == nil)
    }

    @Test("A dialog that is lost by a view that never said that it has gone is presented from the whole view")
    func anchorGoesUnreported() {
        var bench = PlacementBench()
        bench.do { placement, _ in placement.anchorAppeared("trash", in: .stack) }
        let shown = bench.present(first, as: .dialog, at: "trash")
        bench.enter(shown, seeing: .nothing)
        bench.isOver(shown, .leaving, seeing: .nothing)
        #expect(bench.appearance?.modal == first)
        #expect(bench.placement.presented(from: .stack)?.anchor == nil)
    }

    @Test("Work beneath an alert stays in view, and takes the alert along when it ends")
    func overlay() {
        var bench = PlacementBench()
        bench.do { $0.present(first, as: .overlay, &$1) }
        _ = bench.showAlert(second)
        #expect(bench.placement.cover(of: .stack) == first)
        bench.do { $0.dismiss(first, &$1) }
        #expect(bench.take().contains(.reportGone(first)))
        #expect(bench.appearance == nil)
    }

    @Test("A sheet that goes out of sight with the sheet beneath is not dismissed", arguments: [true, false])
    func together(isBeneathGoing: Bool) throws {
        var bench = PlacementBench.inForeground
        let beneath = bench.showSheet(first)
        bench.do { $0.present(second, as: .sheet([]), &$1) }
        let above = try #require(bench.placement.presented(from: .modal(first))?.appearance)
        bench.do { $0.appeared(above, &$1) }
        if isBeneathGoing { bench.do { $0.wroteAbsence(of: beneath, &$1) } }
        bench.do { $0.disappeared(above, &$1) }
        bench.isOver(above, .missing, seeing: .nothing)
        #expect(bench.take().contains(.dismiss(second)) == !isBeneathGoing)
    }

    @Test("An alert that has gone without a press is not dismissed if the stage is shown elsewhere by now")
    func elsewhere() {
        var bench = PlacementBench.inForeground
        let alert = bench.showAlert(first)
        bench.do { $0.wroteAbsence(of: alert, &$1) }
        bench.do { $0.clear(&$1) }
        bench.isOver(alert, .leaving)
        #expect(bench.take().allSatisfy { if case .wait = $0 { true } else { false } })
        #expect(bench.placement.slots.isEmpty)
    }
}
