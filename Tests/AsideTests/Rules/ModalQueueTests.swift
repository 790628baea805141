import Testing

@testable import Aside

/// The rules of ModalQueue one by one: here who shows where, and who waits for whom.
@Suite("ModalQueue")
struct ModalQueueTests {
    let queue = QueueDriver()

    // MARK: Siblings and children

    @Test("Questions are shown in the order of asking, each after the one before it has gone")
    func siblings() {
        #expect(queue.ask(1) == [.present(1)])
        #expect(queue.ask(2) == [])
        #expect(queue.ask(3) == [])
        #expect(queue.answer(1) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
        #expect(queue.answer(2) == [.dismiss(2)])
        #expect(queue.gone(2) == [.resume(2, .answered), .forget(2), .present(3)])
        #expect(queue.answer(3) == [.dismiss(3)])
        #expect(queue.gone(3) == [.resume(3, .answered), .forget(3)])
        #expect(queue.isFree())
    }

    @Test("A child shows above its parent at once, and a sibling from beneath waits for both")
    func child() {
        queue.ask(1)
        #expect(queue.ask(2) == [])
        #expect(queue.ask(3, above: 1) == [.present(3)])
        #expect(queue.answer(3) == [.dismiss(3)])
        #expect(queue.gone(3) == [.resume(3, .answered), .forget(3)])
        #expect(queue.answer(1) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("The children of one modal are shown one after the other")
    func children() {
        queue.ask(1)
        #expect(queue.ask(2, above: 1) == [.present(2)])
        #expect(queue.ask(3, above: 1) == [])
        #expect(queue.ask(4, above: 2) == [.present(4)])
        #expect(queue.answer(2) == [.dismiss(4), .dismiss(2)])
        #expect(queue.gone(4) == [.resume(4, .ownerGone), .forget(4)])
        #expect(queue.gone(2) == [.resume(2, .answered), .forget(2), .present(3)])
    }

    @Test(
        "A modal that is leaving, gone or unknown has no children",
        arguments: ["leaving", "gone", "never asked for"]
    )
    func surfaceGone(how: String) {
        if how != "never asked for" {
            queue.ask(1)
            queue.answer(1)
        }
        if how == "gone" { queue.gone(1) }
        #expect(queue.ask(2, above: 1) == [])
        #expect(queue.admission == .refused(.ownerGone))
        #expect(!queue.isOpen(2))
    }

    // MARK: Unknown tasks

    @Test("An unknown task asks on the free stack, and above the topmost modal with work inside")
    func unknownTask() {
        #expect(queue.topmost == .base)
        #expect(queue.ask(1, isUnknown: true, hostsWork: true) == [.present(1)])
        #expect(queue.topmost == .modal(1))
        #expect(queue.ask(2, isUnknown: true, hostsWork: true) == [.present(2)])
        #expect(queue.topmost == .modal(2))
        #expect(queue.ask(3, hostsWork: true) == [])
        #expect(queue.topmost == .modal(2))
        #expect(queue.ask(4, isUnknown: true) == [.present(4)])
        #expect(queue.answer(2) == [.dismiss(4), .dismiss(2)])
    }

    @Test("An unknown task asks after a modal without work inside")
    func unknownTaskAfterAlert() {
        queue.ask(1)
        #expect(queue.topmost == .base)
        queue.ask(2, above: 1, hostsWork: true)
        #expect(queue.topmost == .base)
        #expect(queue.ask(3, isUnknown: true) == [])
        queue.answer(1)
        #expect(queue.gone(1)?.last == .present(3))
    }

    @Test("An unknown task asks above a sheet, after the alert that is shown there")
    func unknownTaskAfterAlertAboveSheet() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, above: 1)
        #expect(queue.topmost == .modal(1))
        #expect(queue.ask(3, isUnknown: true) == [])
        queue.answer(2)
        #expect(queue.gone(2)?.last == .present(3))
    }

    @Test("An unknown task asks after a sheet that is leaving")
    func unknownTaskAfterLeaving() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, above: 1, hostsWork: true)
        queue.answer(2)
        #expect(queue.topmost == .modal(1))
        queue.answer(1)
        #expect(queue.topmost == .base)
        #expect(queue.ask(3, isUnknown: true) == [])
        #expect(queue.gone(1)?.last == .present(3))
    }

    @Test("A question of an unknown task ends with the modal above which it is shown")
    func unknownTaskShown() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, isUnknown: true)
        #expect(queue.answer(1) == [.dismiss(2), .dismiss(1)])
        #expect(queue.gone(1) == [.resume(2, .ownerGone), .forget(2), .resume(1, .answered), .forget(1)])
    }

    @Test("A question of an unknown task that has not been shown waits on a lower surface, after those that wait there")
    func unknownTaskMovesDown() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, above: 1, hostsWork: true)
        queue.ask(3, above: 2)
        queue.ask(4, isUnknown: true)
        queue.ask(5, above: 2)
        queue.ask(6, above: 1)
        queue.ask(7)
        #expect(queue.answer(2) == [.dismiss(3), .dismiss(2), .resume(5, .ownerGone), .forget(5)])
        #expect(queue.gone(2)?.last == .present(6))
        #expect(queue.answer(1) == [.dismiss(6), .dismiss(1)])
        #expect(queue.gone(1)?.last == .present(7))
        queue.answer(7)
        #expect(queue.gone(7)?.last == .present(4))
    }

    @Test("A question of an unknown task that has not been shown outlives all modals that were open when it was asked")
    func unknownTaskMovesDownAllTheWay() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, above: 1, hostsWork: true)
        queue.ask(3, above: 2)
        queue.ask(4, isUnknown: true)
        #expect(queue.answer(1) == [.dismiss(3), .dismiss(2), .dismiss(1)])
        #expect(queue.gone(1)?.last == .present(4))
        queue.ask(5)
        #expect(queue.cancel(4) == [.dismiss(4)])
        #expect(queue.gone(4) == [.resume(4, .cancelled), .forget(4), .present(5)])
    }

    @Test("A question of an unknown task without a renderer waits on a lower surface, with its close guard")
    func unknownTaskMovesDownUnseen() {
        queue.detach()
        queue.ask(1, hostsWork: true)
        queue.ask(2, isUnknown: true, isGuarded: true)
        queue.ask(3)
        #expect(queue.dismiss(2) == [.askToClose(2)])
        #expect(queue.answer(1) == [.resume(1, .answered), .forget(1)])
        #expect(queue.attach() == [.present(3)])
        #expect(queue.closeGuard(2, allows: true) == [.resume(2, .dismissed), .forget(2)])
    }

    @Test("A question that moves down waits in line there, and cannot be dismissed while it waits")
    func unknownTaskMovesDownIntoLine() {
        queue.detach()
        queue.ask(1, hostsWork: true)
        queue.ask(2, isUnknown: true)
        queue.ask(3)
        queue.answer(1)
        #expect(queue.dismiss(2) == nil)
        #expect(queue.isOpen(2))
    }

    @Test("An unknown task asks above a modal while work is running inside")
    func unknownTaskFollowsWork() {
        queue.ask(1)
        queue.setHostsWork(true, 1)
        #expect(queue.topmost == .modal(1))
        queue.setHostsWork(false, 1)
        #expect(queue.topmost == .base)
        queue.setHostsWork(true, 9)
        #expect(queue.topmost == .base)
    }

    @Test("An unknown task asks above a sheet even while no renderer shows it")
    func unknownTaskWithoutRenderer() {
        queue.detach()
        queue.ask(1, hostsWork: true)
        #expect(queue.topmost == .modal(1))
    }

    // MARK: When the place is taken

    @Test("A question on a free surface is shown at once, with any policy", arguments: WhenTaken.allCases)
    func free(whenTaken: WhenTaken) {
        #expect(queue.isFree())
        #expect(queue.ask(1, whenTaken) == [.present(1)])
        #expect(!queue.isFree())
        #expect(queue.isFree(above: 1))
        #expect(queue.ask(2, above: 1, whenTaken) == [.present(2)])
        #expect(!queue.isFree(above: 1))
    }

    @Test("A surface is free when its modal has gone, and only while the surface itself is shown")
    func isFree() {
        queue.ask(1)
        queue.ask(2)
        #expect(!queue.isFree(above: 2))
        queue.answer(1)
        #expect(!queue.isFree())
        #expect(!queue.isFree(above: 1))
        queue.gone(1)
        #expect(!queue.isFree())
        queue.answer(2)
        queue.gone(2)
        #expect(queue.isFree())
        queue.detach()
        #expect(!queue.isFree())
    }

    @Test("A question with .reject ends at once if another modal is current or waiting")
    func reject() {
        queue.ask(1)
        #expect(queue.ask(2, .reject) == [])
        #expect(queue.admission == .refused(.rejected))
        queue.ask(3)
        queue.answer(1)
        #expect(queue.ask(4, .reject) == [])
        #expect(queue.admission == .refused(.rejected))
        #expect(queue.gone(1)?.last == .present(3))
    }

    @Test("A question with .reject may wait for a modal that is only leaving")
    func rejectLeaving() {
        queue.ask(1)
        queue.answer(1)
        #expect(queue.ask(2, .reject) == [])
        #expect(queue.admission == .admitted)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("A replacement ends the current modal and is shown when that has gone, before those that wait")
    func replace() {
        queue.ask(1)
        queue.ask(2)
        #expect(queue.ask(3, .replace) == [.dismiss(1)])
        #expect(queue.admission == .admitted)
        #expect(queue.gone(1) == [.resume(1, .replaced), .forget(1), .present(3)])
        queue.answer(3)
        #expect(queue.gone(3) == [.resume(3, .answered), .forget(3), .present(2)])
    }

    @Test("A replacement ends the children of the replaced modal, and nothing beneath it")
    func replaceWithChildren() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, above: 2)
        #expect(queue.ask(4, above: 1, .replace) == [.dismiss(3), .dismiss(2)])
        #expect(queue.isShown(1))
        #expect(
            queue.gone(2) == [.resume(3, .ownerGone), .forget(3), .resume(2, .replaced), .forget(2), .present(4)])
    }

    @Test("A replacement of a leaving modal changes nothing for it, and comes next")
    func replaceLeaving() {
        queue.ask(1)
        queue.ask(2)
        queue.answer(1)
        #expect(queue.ask(3, .replace) == [])
        #expect(queue.isOpen(2))
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(3)])
    }

    @Test("A replacement that has not appeared is replaced by the next one, and ends at once")
    func replaceReplacement() {
        queue.ask(1)
        queue.ask(2)
        queue.ask(3, .replace)
        #expect(queue.ask(4, .replace) == [.resume(3, .replaced), .forget(3)])
        #expect(queue.gone(1) == [.resume(1, .replaced), .forget(1), .present(4)])
        queue.answer(4)
        #expect(queue.gone(4)?.last == .present(2))
    }

    @Test("A replacement of a modal that no renderer shows is current at once")
    func replaceUnseen() {
        queue.detach()
        queue.ask(1)
        queue.ask(2)
        #expect(queue.ask(3, .replace) == [.resume(1, .replaced), .forget(1)])
        #expect(queue.attach() == [.present(3)])
        queue.answer(3)
        #expect(queue.gone(3)?.last == .present(2))
    }
}
