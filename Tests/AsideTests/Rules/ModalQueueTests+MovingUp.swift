import Testing

@testable import Aside

/// Questions of unknown tasks that wait, and move up to where they are not stuck.
extension ModalQueueTests {
    @Test("A waiting question of an unknown task moves above a modal with work that becomes current")
    func movesAboveNewModal() {
        queue.ask(1)
        queue.ask(2, isUnknown: true)
        queue.ask(3, .replace, hostsWork: true)
        #expect(queue.gone(1) == [.resume(1, .replaced), .forget(1), .present(3), .present(2)])
        #expect(queue.isShown(2))
    }

    @Test("A waiting question of an unknown task moves above the current modal when work begins in it")
    func movesWhenWorkBegins() {
        queue.ask(1)
        queue.ask(2, isUnknown: true)
        #expect(queue.setHostsWork(true, 1) == [.present(2)])
        #expect(queue.setHostsWork(true, 1) == [])
        #expect(queue.topmost == .modal(1))
        #expect(!queue.isFree(above: 1))
    }

    @Test("Questions of unknown tasks keep their order when they move up, and those of known work stay")
    func movesInOrder() {
        queue.ask(1)
        for modal in 2...5 { queue.ask(modal, isUnknown: modal != 3) }
        #expect(queue.setHostsWork(true, 1) == [.present(2)])
        for (modal, next) in [(2, 4), (4, 5)] {
            queue.answer(modal)
            #expect(queue.gone(modal)?.last == .present(next))
        }
        queue.answer(5)
        #expect(queue.gone(5) == [.resume(5, .answered), .forget(5)])
        queue.answer(1)
        #expect(queue.gone(1)?.last == .present(3))
    }

    @Test("A question moves up to the topmost modal of an unbroken chain of modals with work")
    func movesToTopmost() {
        queue.ask(1)
        queue.ask(2, above: 1, hostsWork: true)
        queue.ask(3, isUnknown: true)
        #expect(queue.setHostsWork(true, 1) == [.present(3)])
        #expect(queue.topmost == .modal(2))
        #expect(queue.answer(2) == [.withdraw(3), .dismiss(2)])
    }

    @Test("A question that moves up waits behind the modals that are there")
    func movesIntoLine() {
        queue.ask(1)
        queue.ask(2, above: 1)
        queue.ask(3, above: 1)
        queue.ask(4, isUnknown: true)
        #expect(queue.setHostsWork(true, 1) == [])
        queue.answer(2)
        #expect(queue.gone(2)?.last == .present(3))
        queue.answer(3)
        #expect(queue.gone(3)?.last == .present(4))
    }

    @Test("Nothing moves onto a waiting modal until its turn comes")
    func movesNotOntoWaiting() {
        queue.ask(1)
        queue.ask(2)
        queue.ask(3, isUnknown: true)
        #expect(queue.setHostsWork(true, 2) == [])
        #expect(queue.topmost == .base)
        queue.answer(1)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2), .present(3)])
    }

    @Test("Nothing moves onto a modal that is leaving")
    func movesNotOntoLeaving() {
        queue.ask(1)
        queue.ask(2, isUnknown: true)
        queue.answer(1)
        #expect(queue.setHostsWork(true, 1) == [])
        #expect(queue.topmost == .base)
        #expect(queue.gone(1)?.last == .present(2))
    }

    @Test("If a question with work inside moves up, the questions after it move on above it")
    func movesOnAboveTheMoved() {
        queue.ask(1)
        for modal in 2...5 { queue.ask(modal, isUnknown: true, hostsWork: modal < 4) }
        #expect(queue.setHostsWork(true, 1) == [.present(2), .present(3), .present(4)])
        #expect(queue.topmost == .modal(3))
        queue.answer(4)
        #expect(queue.gone(4)?.last == .present(5))
    }

    @Test("A question moves above work even if unknown tasks could not ask there any more")
    func movesAwayFromTheStack() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, above: 1)
        queue.ask(3, isUnknown: true)
        queue.setHostsWork(false, 1)
        #expect(queue.topmost == .base)
        #expect(queue.setHostsWork(true, 2) == [.present(3)])
        #expect(queue.topmost == .base)
    }

    @Test("A question moves up without a renderer, and is shown with the modal that it moved onto")
    func movesUnseen() {
        queue.detach()
        queue.ask(1)
        queue.ask(2, isUnknown: true)
        #expect(queue.setHostsWork(true, 1) == [])
        #expect(queue.attach() == [.present(1), .present(2)])
    }

    @Test("A question that moves up does not overtake those whose turn comes there at the same moment")
    func movesBehindThoseInLine() {
        queue.ask(1, owner: 6)
        queue.ask(2, hostsWork: true)
        queue.ask(3, above: 2, owner: 6)
        queue.ask(4, above: 2, hostsWork: true)
        queue.ask(5, isUnknown: true)
        queue.detach()
        queue.workEnds(6)
        #expect(queue.attach() == [.present(2), .present(4), .present(5)])
        #expect(queue.topmost == .modal(4))
    }

    @Test("If work ends in the modal beneath, a moved question stays, and is withdrawn when that modal ends")
    func movedOutlivesWork() {
        queue.ask(1)
        queue.ask(2, isUnknown: true)
        queue.ask(3, isUnknown: true)
        queue.setHostsWork(true, 1)
        #expect(queue.setHostsWork(false, 1) == [])
        #expect(queue.isShown(2))
        #expect(queue.topmost == .base)
        #expect(queue.answer(1) == [.withdraw(2), .dismiss(1)])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
        queue.answer(2)
        #expect(queue.gone(2)?.last == .present(3))
    }

    @Test("A moved question that has not been shown waits on a lower surface, and still counts as moved up there")
    func movedUnseenMovesDown() {
        queue.ask(1)
        queue.ask(2, above: 1, hostsWork: true)
        queue.ask(3, above: 2)
        queue.ask(4, isUnknown: true)
        #expect(queue.setHostsWork(true, 1) == [])
        #expect(queue.answer(2) == [.dismiss(3), .dismiss(2)])
        #expect(queue.gone(2)?.last == .present(4))
        #expect(queue.answer(1) == [.withdraw(4), .dismiss(1)])
    }

    @Test("An unknown task joins the same question in the place to which it has moved")
    func movedIsJoined() {
        queue.ask(1)
        queue.ask(2, isUnknown: true, key: "login")
        queue.setHostsWork(true, 1)
        queue.ask(3, isUnknown: true, key: "login")
        #expect(queue.admission == .joined(2))
        queue.ask(4, key: "login")
        #expect(queue.admission == .admitted)
    }

    @Test("A moved question can be replaced, by known work inside and by an unknown task")
    func movedIsReplaced() {
        queue.ask(1)
        queue.ask(2, isUnknown: true)
        queue.setHostsWork(true, 1)
        #expect(queue.ask(3, above: 1, .replace) == [.dismiss(2)])
        #expect(queue.gone(2) == [.resume(2, .replaced), .forget(2), .present(3)])
        #expect(queue.ask(4, isUnknown: true, .replace) == [.dismiss(3)])
    }
}
