import Testing

@testable import Aside

/// What a renderer is told, and what it reports.
extension ModalQueueTests {
    // MARK: Gone

    @Test("Callers resume, and the next modal appears, only when the shown one has gone")
    func onlyAfterGone() {
        queue.ask(1)
        queue.ask(2)
        #expect(queue.answer(1) == [.dismiss(1)])
        #expect(queue.ask(3) == [])
        #expect(!queue.isShown(2))
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("A modal can be reported gone once, and not before it is shown")
    func goneOnce() {
        queue.ask(1)
        queue.ask(2)
        #expect(queue.gone(2) == nil)
        #expect(queue.isOpen(2))
        queue.answer(1)
        #expect(queue.gone(1) != nil)
        #expect(queue.gone(1) == nil)
        #expect(queue.isShown(2))
    }

    @Test("A modal that has gone takes along all leaving modals above it")
    func goneWithChildren() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, above: 2)
        queue.ask(4)
        #expect(queue.answer(1) == [.dismiss(3), .dismiss(2), .dismiss(1)])
        #expect(
            queue.gone(1) == [
                .resume(3, .ownerGone), .forget(3), .resume(2, .ownerGone), .forget(2), .resume(1, .answered),
                .forget(1), .present(4),
            ])
        #expect(queue.gone(2) == nil)
        #expect(queue.gone(3) == nil)
        #expect(queue.isShown(4))
    }

    @Test("Modals that leave together may be reported gone in any order")
    func goneInAnyOrder() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, above: 2)
        queue.answer(1)
        #expect(queue.gone(2) == [.resume(3, .ownerGone), .forget(3), .resume(2, .ownerGone), .forget(2)])
        #expect(queue.gone(3) == nil)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1)])
    }

    @Test("A child that has gone while its parent leaves is not followed by another")
    func goneBeforeParent() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, above: 1)
        #expect(queue.answer(1) == [.dismiss(2), .dismiss(1), .resume(3, .ownerGone), .forget(3)])
        #expect(queue.gone(2) == [.resume(2, .ownerGone), .forget(2)])
    }

    @Test("A modal that the system removes ends as dismissed, and everything above it has gone with it")
    func takenAway() {
        queue.ask(1, isGuarded: true)
        queue.ask(2, above: 1)
        queue.ask(3, above: 1)
        queue.ask(4)
        #expect(
            queue.gone(1) == [
                .resume(3, .ownerGone), .forget(3), .resume(2, .ownerGone), .forget(2), .resume(1, .dismissed),
                .forget(1), .present(4),
            ])
        #expect(queue.gone(2) == nil)
    }

    @Test("A modal that the system removes ends with the meaning of its dismissal, unless it had ended")
    func takenAwayAsAnswer() {
        queue.ask(1)
        queue.ask(2)
        #expect(queue.gone(1, as: .answered) == [.resume(1, .answered), .forget(1), .present(2)])
        queue.end(2, as: .expired)
        #expect(queue.gone(2, as: .answered) == [.resume(2, .expired), .forget(2)])
    }

    @Test("A child that the system removes leaves its parent, and the next child is shown")
    func childTakenAway() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, above: 1)
        #expect(queue.gone(2) == [.resume(2, .dismissed), .forget(2), .present(3)])
        #expect(queue.isShown(1))
    }

    // MARK: Attach and detach

    @Test("Without a renderer nothing is shown, and all current modals are shown in order when one is attached")
    func attach() {
        let queue = QueueDriver(attached: false)
        #expect(queue.ask(1) == [])
        #expect(queue.ask(2, above: 1) == [])
        #expect(queue.ask(3, above: 2) == [])
        #expect(queue.ask(4) == [])
        #expect(queue.ask(5, above: 1) == [])
        #expect(!queue.isShown(1))
        #expect(queue.attach() == [.present(1), .present(2), .present(3)])
        #expect(queue.isShown(3))
    }

    @Test("Without a renderer, a modal that ends has gone at once, and a dismissal also works")
    func endUnseen() {
        let queue = QueueDriver(attached: false)
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3)
        #expect(queue.gone(1) == nil)
        #expect(queue.answer(1) == [.resume(2, .ownerGone), .forget(2), .resume(1, .answered), .forget(1)])
        #expect(queue.dismiss(3) == [.resume(3, .dismissed), .forget(3)])
        #expect(queue.attach() == [])
        #expect(queue.isFree())
    }

    @Test("An attached renderer is told nothing twice")
    func attachTwice() {
        queue.ask(1)
        queue.ask(2, above: 1)
        #expect(queue.attach() == [])
        queue.answer(1)
        #expect(queue.attach() == [])
    }

    @Test("The next renderer shows what the one before it showed, once")
    func attachAgain() {
        queue.ask(1)
        queue.ask(2, above: 1)
        #expect(queue.detach() == [])
        #expect(queue.detach() == [])
        #expect(!queue.isShown(1))
        #expect(queue.attach() == [.present(1), .present(2)])
        #expect(queue.attach() == [])
    }

    @Test("When the renderer is detached, leaving modals have gone and current ones stay")
    func detach() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, above: 1)
        queue.answer(2)
        #expect(queue.detach() == [.resume(2, .answered), .forget(2)])
        #expect(queue.gone(1) == nil)
        #expect(queue.attach() == [.present(1), .present(3)])
    }

    @Test("When the renderer is detached, leaving modals take their children along, and the next ones become current")
    func detachLeaving() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, hostsWork: true)
        queue.ask(4, above: 3)
        queue.answer(1)
        #expect(queue.detach() == [.resume(2, .ownerGone), .forget(2), .resume(1, .answered), .forget(1)])
        #expect(queue.topmost == .modal(3))
        #expect(queue.attach() == [.present(3), .present(4)])
    }

    // MARK: Children of one that waits

    @Test("The children of a waiting modal are shown together with it")
    func childOfWaiting() {
        queue.ask(1)
        queue.ask(2)
        #expect(queue.ask(3, above: 2) == [])
        #expect(queue.ask(4, above: 2) == [])
        #expect(queue.ask(5, above: 3) == [])
        queue.answer(1)
        #expect(
            queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2), .present(3), .present(5)])
        queue.answer(3)
        #expect(queue.gone(3)?.last == .present(4))
    }

    @Test("The children of a waiting modal can end before it is shown, and the next ones follow")
    func childOfWaitingEnds() {
        queue.ask(1)
        queue.ask(2)
        queue.ask(3, above: 2)
        queue.ask(4, above: 2)
        #expect(queue.answer(3) == [.resume(3, .answered), .forget(3)])
        queue.answer(1)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2), .present(4)])
    }

    @Test("The children of a waiting modal end with it")
    func childOfWaitingEndsWithIt() {
        queue.ask(1)
        queue.ask(2)
        queue.ask(3, above: 2)
        queue.ask(4, above: 2)
        #expect(
            queue.answer(2) == [
                .resume(4, .ownerGone), .forget(4), .resume(3, .ownerGone), .forget(3), .resume(2, .answered),
                .forget(2),
            ])
        queue.answer(1)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1)])
    }
}
