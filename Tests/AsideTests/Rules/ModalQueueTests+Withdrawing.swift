import Testing

@testable import Aside

/// Questions that were moved up and outlive the modal above which they are shown.
extension ModalQueueTests {
    /// The question 2 of an unknown task is shown above modal 1, where it has moved; the question 3 waits on the stack.
    private func moveUp(isGuarded: Bool = false, hostsWork: Bool = false, key: String? = nil) {
        queue.ask(1)
        queue.ask(2, isUnknown: true, key: key, isGuarded: isGuarded, hostsWork: hostsWork)
        queue.ask(3)
        queue.setHostsWork(true, 1)
    }

    // MARK: Away and back

    @Test("A moved question is withdrawn when the modal beneath ends, and comes back first in line")
    func withdrawn() {
        moveUp()
        #expect(queue.answer(1) == [.withdraw(2), .dismiss(1)])
        #expect(queue.isOpen(2))
        #expect(!queue.isShown(2))
        #expect(queue.gone(2) == [])
        #expect(queue.gone(2) == nil)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
        queue.answer(2)
        #expect(queue.gone(2) == [.resume(2, .answered), .forget(2), .present(3)])
    }

    @Test("A withdrawn question goes with the modal beneath")
    func withdrawnGoneWithBeneath() {
        moveUp()
        queue.answer(1)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("A moved question that the system removes with the modal beneath comes back")
    func takenAwayWithBeneath() {
        moveUp()
        #expect(queue.gone(1) == [.resume(1, .dismissed), .forget(1), .present(2)])
        #expect(queue.isShown(2))
    }

    @Test("A moved question that the system removes by itself ends as dismissed")
    func movedTakenAway() {
        moveUp()
        #expect(queue.gone(2) == [.resume(2, .dismissed), .forget(2)])
    }

    @Test("A withdrawn question comes back when the renderer is detached")
    func withdrawnDetached() {
        moveUp()
        queue.answer(1)
        #expect(queue.detach() == [.resume(1, .answered), .forget(1)])
        #expect(queue.isOpen(2))
        #expect(queue.attach() == [.present(2)])
    }

    @Test("A moved question stays where it is when the renderer is detached")
    func movedDetached() {
        moveUp()
        #expect(queue.detach() == [])
        #expect(queue.attach() == [.present(1), .present(2)])
        queue.detach()
        #expect(queue.answer(1) == [.resume(1, .answered), .forget(1)])
        #expect(queue.attach() == [.present(3)])
    }

    @Test("A withdrawn question comes back on the nearest remaining surface")
    func comesBackFurtherDown() {
        queue.ask(1)
        queue.ask(2, above: 1, hostsWork: true)
        queue.ask(3, isUnknown: true)
        queue.setHostsWork(true, 1)
        #expect(queue.answer(1) == [.withdraw(3), .dismiss(2), .dismiss(1)])
        #expect(queue.gone(3) == [])
        #expect(queue.gone(1)?.last == .present(3))
        #expect(queue.topmost == .base)
    }

    @Test("A question that came back belongs to the modal above which it is then shown, until it moves again")
    func comesBackToStay() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, above: 1)
        queue.ask(3, isUnknown: true)
        #expect(queue.setHostsWork(true, 2) == [.present(3)])
        #expect(queue.answer(2) == [.withdraw(3), .dismiss(2)])
        #expect(queue.gone(2)?.last == .present(3))
        #expect(queue.answer(1) == [.dismiss(3), .dismiss(1)])
    }

    @Test("A question that came back moves up again")
    func movesUpAgain() {
        moveUp()
        queue.answer(1)
        queue.gone(2)
        queue.ask(4, .replace, hostsWork: true)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(4), .present(2)])
        #expect(queue.answer(4) == [.withdraw(2), .dismiss(4)])
    }

    // MARK: While it is being withdrawn

    @Test("While a question is being withdrawn, answers and dismissals are refused")
    func withdrawnRefuses() {
        moveUp()
        queue.answer(1)
        #expect(queue.answer(2) == nil)
        #expect(queue.end(2, as: .dismissed) == nil)
        #expect(queue.dismiss(2) == nil)
        #expect(queue.isOpen(2))
    }

    @Test("While a question is being withdrawn, its guard's decision is ignored, and the guard is asked again")
    func withdrawnGuard() {
        moveUp(isGuarded: true)
        #expect(queue.dismiss(2) == [.askToClose(2)])
        queue.answer(1)
        #expect(queue.closeGuard(2, allows: true) == [])
        queue.gone(1)
        #expect(queue.isShown(2))
        #expect(queue.closeGuard(2, allows: true) == [])
        #expect(queue.dismiss(2) == [.askToClose(2)])
    }

    @Test(
        "While a question is being withdrawn it can end, but not by the user",
        arguments: [Ending.cancelled, .ownerGone, .replaced, .rejected, .expired])
    func withdrawnEnds(ending: Ending) {
        moveUp()
        queue.answer(1)
        #expect(queue.end(2, as: ending) == [.dismiss(2)])
        #expect(queue.queue.ending(of: ModalID(serial: 2)) == ending)
        #expect(queue.gone(2) == [.resume(2, ending), .forget(2)])
        #expect(queue.gone(1)?.last == .present(3))
    }

    @Test("While a question is being withdrawn, work inside it can end it", arguments: Ending.allCases)
    func withdrawnEndsByItself(ending: Ending) {
        moveUp()
        queue.answer(1)
        #expect(queue.end(2, as: ending, byItself: true) == [.dismiss(2)])
        #expect(queue.gone(1) == [.resume(2, ending), .forget(2), .resume(1, .answered), .forget(1), .present(3)])
    }

    @Test("A question that is being withdrawn ends when its last caller leaves")
    func withdrawnCancelled() {
        moveUp(key: "login")
        queue.ask(4, isUnknown: true, key: "login")
        queue.answer(1)
        #expect(queue.cancel(2) == [.resume(2, .cancelled)])
        #expect(queue.cancel(4) == [.dismiss(2)])
        #expect(queue.gone(2) == [.resume(4, of: 2, .cancelled), .forget(2)])
    }

    @Test("A question that is being withdrawn counts as waiting where it comes back: a repeat joins it")
    func withdrawnIsJoined() {
        moveUp(key: "login")
        queue.answer(1)
        queue.ask(4, key: "login")
        #expect(queue.admission == .joined(2))
        queue.ask(5, isUnknown: true, key: "login")
        #expect(queue.admission == .joined(2))
    }

    @Test("A question that is being withdrawn counts as waiting where it comes back: the surface is taken")
    func withdrawnTakesPlace() {
        queue.ask(1)
        queue.ask(2, isUnknown: true)
        queue.setHostsWork(true, 1)
        queue.answer(1)
        queue.ask(3, .reject)
        #expect(queue.admission == .refused(.rejected))
        queue.ask(4, .replace)
        #expect(queue.isOpen(2))
        #expect(queue.gone(1)?.last == .present(2))
        queue.answer(2)
        #expect(queue.gone(2)?.last == .present(4))
    }

    @Test("A question that is being withdrawn counts as waiting where it comes back: a replacement replaces it")
    func withdrawnReplacement() {
        queue.detach()
        queue.ask(1, hostsWork: true)
        queue.ask(2, isUnknown: true, .replace)
        queue.ask(3)
        queue.answer(1)
        queue.setHostsWork(true, 3)
        #expect(queue.attach() == [.present(3), .present(2)])
        queue.answer(3)
        #expect(queue.ask(4, .replace) == [.dismiss(2)])
        #expect(queue.gone(2) == [.resume(2, .replaced), .forget(2)])
        #expect(queue.gone(3)?.last == .present(4))
    }

    @Test("A modal that is replaced gives back the question that has moved above it")
    func replacedBeneath() {
        moveUp()
        #expect(queue.ask(4, .replace) == [.withdraw(2), .dismiss(1)])
        #expect(queue.gone(1) == [.resume(1, .replaced), .forget(1), .present(2)])
        queue.answer(2)
        #expect(queue.gone(2)?.last == .present(4))
    }

    // MARK: Its children

    @Test("A modal above a moved question is withdrawn with it, stays above it, and comes back with it")
    func childrenWithdrawn() {
        moveUp()
        queue.ask(4, above: 2)
        queue.ask(5, above: 4)
        #expect(queue.answer(1) == [.withdraw(5), .withdraw(4), .withdraw(2), .dismiss(1)])
        #expect(queue.answer(5) == nil)
        #expect(queue.gone(5) == [])
        #expect(queue.gone(2) == [])
        #expect(queue.gone(4) == nil)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2), .present(4), .present(5)])
    }

    @Test("A leaving modal above a moved question goes with it, and the next in line comes back instead")
    func childrenLeaving() {
        moveUp()
        queue.ask(4, above: 2)
        queue.ask(5, above: 2)
        queue.answer(4)
        #expect(queue.answer(1) == [.withdraw(2), .dismiss(1)])
        #expect(queue.gone(2) == [.resume(4, .answered), .forget(4)])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2), .present(5)])
    }

    @Test("A question asked above a withdrawn one is shown when that comes back")
    func childOfWithdrawn() {
        moveUp()
        queue.answer(1)
        #expect(queue.ask(4, above: 2) == [])
        #expect(queue.admission == .admitted)
        #expect(!queue.isFree(above: 2))
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2), .present(4)])
    }

    @Test("When a withdrawn question ends, its children end with it, except those that have moved above it")
    func childrenOfEnded() {
        moveUp(hostsWork: true)
        queue.ask(4, above: 2)
        queue.ask(5, isUnknown: true)
        #expect(queue.setHostsWork(true, 4) == [.present(5)])
        #expect(queue.answer(1) == [.withdraw(5), .withdraw(4), .withdraw(2), .dismiss(1)])
        #expect(queue.cancel(2) == [.dismiss(4), .dismiss(2)])
        #expect(queue.isOpen(5))
        #expect(
            queue.gone(1) == [
                .resume(4, .ownerGone), .forget(4), .resume(2, .cancelled), .forget(2), .resume(1, .answered),
                .forget(1), .present(5),
            ])
    }

    @Test("Work that begins in a withdrawn child moves up the questions that wait behind it, when it has gone")
    func workInWithdrawnChild() {
        moveUp(hostsWork: true)
        queue.ask(4, above: 2)
        queue.ask(5, isUnknown: true)
        queue.answer(1)
        #expect(queue.setHostsWork(true, 4) == [])
        #expect(
            queue.gone(1) == [
                .resume(1, .answered), .forget(1), .present(2), .present(4), .present(5),
            ])
        #expect(queue.topmost == .modal(4))
    }

    @Test("When work ends that asked beneath and above a moved question, only the moved question is withdrawn")
    func ownerBeneathAndAbove() {
        queue.ask(1, owner: 7)
        queue.ask(2, isUnknown: true)
        queue.setHostsWork(true, 1)
        queue.ask(3, above: 2, owner: 7)
        #expect(queue.workEnds(7) == [.dismiss(3), .withdraw(2), .dismiss(1)])
        #expect(
            queue.gone(1) == [
                .resume(3, .ownerGone), .forget(3), .resume(1, .ownerGone), .forget(1), .present(2),
            ])
    }

    @Test("When work ends that asked for a modal and for the question that has moved above it, both end")
    func ownerOfMoved() {
        queue.ask(1, owner: 7)
        queue.ask(2, isUnknown: true, owner: 7)
        queue.setHostsWork(true, 1)
        #expect(queue.workEnds(7) == [.dismiss(2), .dismiss(1)])
    }
}
