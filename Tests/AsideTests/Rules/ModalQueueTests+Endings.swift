import Testing

@testable import Aside

/// How modals end: by owners, callers, answers and close guards.
extension ModalQueueTests {
    // MARK: Owners

    @Test("When a piece of work ends, its modals and queued questions end, with all their children, and no others")
    func owner() {
        queue.ask(1, owner: 7)
        queue.ask(2, owner: 7)
        queue.ask(3, owner: 8)
        queue.ask(4, above: 1, owner: 9)
        queue.ask(5, above: 1, owner: 9)
        queue.ask(6, above: 4, owner: 9)
        #expect(
            queue.workEnds(7) == [
                .dismiss(6), .dismiss(4), .dismiss(1), .resume(2, .ownerGone), .forget(2), .resume(5, .ownerGone),
                .forget(5),
            ])
        #expect(
            queue.gone(1) == [
                .resume(6, .ownerGone), .forget(6), .resume(4, .ownerGone), .forget(4), .resume(1, .ownerGone),
                .forget(1), .present(3),
            ])
    }

    @Test("Work that asked for nothing, or for what has ended, ends without effect")
    func ownerOfNothing() {
        #expect(queue.workEnds(7) == [])
        queue.ask(1, owner: 7)
        queue.ask(2, owner: nil)
        queue.answer(1)
        #expect(queue.workEnds(7) == [])
        #expect(queue.workEnds(8) == [])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("A question that several works ask stays until the last of them ends")
    func severalOwners() {
        queue.ask(1, owner: 7, key: "login")
        queue.ask(2, owner: 8, key: "login")
        #expect(queue.workEnds(7) == [.resume(1, .ownerGone)])
        #expect(queue.isShown(1))
        #expect(queue.workEnds(8) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(2, of: 1, .ownerGone), .forget(1)])
    }

    @Test("Who asked for a child that ends with its parent waits until it has gone, whoever else asked for it")
    func ownerOfParentAndChild() {
        queue.ask(1, owner: 7)
        queue.ask(2, above: 1, owner: 7, key: "login")
        queue.ask(3, above: 1, owner: 8, key: "login")
        #expect(queue.workEnds(7) == [.dismiss(2), .dismiss(1)])
        #expect(queue.gone(2) == [.resume(2, .ownerGone), .resume(3, of: 2, .ownerGone), .forget(2)])
        #expect(queue.gone(1) == [.resume(1, .ownerGone), .forget(1)])
    }

    @Test("When work ends that asked for several modals above one another, what moves down finds what is left")
    func ownerOfSeveral() {
        queue.detach()
        queue.ask(1, isUnknown: true, owner: 7, hostsWork: true)
        queue.ask(2, isUnknown: true, owner: 7, hostsWork: true)
        queue.ask(3, isUnknown: true, owner: 8)
        #expect(
            queue.workEnds(7) == [.resume(2, .ownerGone), .forget(2), .resume(1, .ownerGone), .forget(1)])
        #expect(queue.attach() == [.present(3)])
    }

    // MARK: Callers

    @Test("A caller that is cancelled before its modal is shown goes on at once")
    func cancelBeforeShown() {
        queue.ask(1)
        queue.ask(2)
        queue.ask(3)
        #expect(queue.cancel(2) == [.resume(2, .cancelled), .forget(2)])
        queue.answer(1)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(3)])
    }

    @Test("A caller that is cancelled while its modal is shown goes on when that has gone")
    func cancelWhileShown() {
        queue.ask(1)
        queue.ask(2, above: 1)
        #expect(queue.cancel(1) == [.dismiss(2), .dismiss(1)])
        #expect(queue.gone(2) == [.resume(2, .ownerGone), .forget(2)])
        #expect(queue.gone(1) == [.resume(1, .cancelled), .forget(1)])
    }

    @Test("A caller that is cancelled after the answer, or that nobody knows, changes nothing")
    func cancelTooLate() {
        queue.ask(1)
        queue.answer(1)
        #expect(queue.cancel(1) == [])
        #expect(queue.cancel(9) == [])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1)])
        #expect(queue.cancel(1) == [])
    }

    @Test("Of the callers of one question each may leave at once, and the last one ends it")
    func cancelOneOfSeveral() {
        queue.ask(1, key: "login")
        queue.ask(2, key: "login")
        queue.ask(3, key: "login")
        #expect(queue.cancel(1) == [.resume(1, .cancelled)])
        #expect(queue.cancel(1) == [])
        #expect(queue.cancel(3) == [.resume(3, of: 1, .cancelled)])
        #expect(queue.isShown(1))
        #expect(queue.cancel(2) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(2, of: 1, .cancelled), .forget(1)])
    }

    // MARK: Answers

    @Test("Every way to end a modal is told to its caller", arguments: Ending.allCases)
    func ending(ending: Ending) {
        queue.ask(1)
        #expect(queue.end(1, as: ending) == [.dismiss(1)])
        #expect(!queue.isOpen(1))
        #expect(!queue.isShown(1))
        #expect(queue.gone(1) == [.resume(1, ending), .forget(1)])
    }

    @Test("The first answer wins, and whatever comes after it is refused")
    func firstAnswer() {
        queue.ask(1, owner: 7)
        queue.answer(1)
        for ending in Ending.allCases { #expect(queue.end(1, as: ending) == nil) }
        #expect(queue.dismiss(1) == nil)
        #expect(queue.closeGuard(1, allows: true) == [])
        #expect(queue.workEnds(7) == [])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1)])
    }

    @Test("An answer that was taken stays one when the parent ends before the modal has gone")
    func answerBeforeParentEnds() {
        queue.ask(1, owner: 7)
        queue.ask(2, above: 1)
        queue.answer(2)
        #expect(queue.workEnds(7) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(2, .answered), .forget(2), .resume(1, .ownerGone), .forget(1)])
    }

    @Test("What comes late for a modal that has gone cannot touch the one that came after it")
    func late() {
        queue.ask(1, isGuarded: true)
        queue.dismiss(1)
        queue.answer(1)
        queue.ask(2, isGuarded: true)
        queue.gone(1)
        queue.dismiss(2)
        #expect(queue.answer(1) == nil)
        #expect(queue.end(1, as: .expired) == nil)
        #expect(queue.dismiss(1) == nil)
        #expect(queue.gone(1) == nil)
        #expect(queue.closeGuard(1, allows: true) == [])
        #expect(queue.cancel(1) == [])
        #expect(queue.isShown(2))
    }

    @Test("An answer, a dismissal or an acknowledgement for a modal that never was is refused")
    func unknown() {
        queue.ask(1)
        #expect(queue.answer(9) == nil)
        #expect(queue.dismiss(9) == nil)
        #expect(queue.gone(9) == nil)
        #expect(queue.isShown(1))
    }

    @Test("One that is answered while it waits in line ends at once and is never shown")
    func answerInLine() {
        queue.ask(1)
        queue.ask(2)
        queue.ask(3)
        #expect(queue.answer(2) == [.resume(2, .answered), .forget(2)])
        queue.answer(1)
        #expect(queue.gone(1)?.last == .present(3))
    }

    // MARK: Dismissals

    @Test("A dismissal ends a modal without a guard")
    func dismissal() {
        queue.ask(1)
        #expect(queue.dismiss(1) == [.dismiss(1)])
        #expect(queue.dismiss(1) == nil)
        #expect(queue.gone(1) == [.resume(1, .dismissed), .forget(1)])
    }

    @Test("One that waits in line cannot be dismissed")
    func dismissalInLine() {
        queue.ask(1)
        queue.ask(2, isGuarded: true)
        #expect(queue.dismiss(2) == nil)
        #expect(queue.isOpen(2))
    }

    @Test("A close guard is asked once, however often the user tries")
    func guardAskedOnce() {
        queue.ask(1, isGuarded: true)
        #expect(queue.dismiss(1) == [.askToClose(1)])
        #expect(queue.dismiss(1) == nil)
        #expect(queue.isShown(1))
    }

    @Test("A close guard that allows it makes a dismissal, with what the guard asked for")
    func guardAllows() {
        queue.ask(1, isGuarded: true)
        queue.dismiss(1)
        #expect(queue.ask(2, above: 1) == [.present(2)])
        #expect(queue.closeGuard(1, allows: true) == [.dismiss(2), .dismiss(1)])
        #expect(
            queue.gone(1) == [.resume(2, .ownerGone), .forget(2), .resume(1, .dismissed), .forget(1)])
    }

    @Test("A close guard that refuses keeps the modal, and is asked again the next time")
    func guardRefuses() {
        queue.ask(1, isGuarded: true)
        queue.dismiss(1)
        #expect(queue.closeGuard(1, allows: false) == [])
        #expect(queue.isShown(1))
        #expect(queue.dismiss(1) == [.askToClose(1)])
    }

    @Test("An answer that comes while the guard decides is the answer, and the verdict comes too late")
    func guardTooLate() {
        queue.ask(1, isGuarded: true)
        queue.dismiss(1)
        #expect(queue.answer(1) == [.dismiss(1)])
        #expect(queue.closeGuard(1, allows: true) == [])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1)])
        #expect(queue.closeGuard(1, allows: true) == [])
    }

    @Test("A verdict that nobody asked for is ignored")
    func guardNotAsked() {
        queue.ask(1, isGuarded: true)
        #expect(queue.closeGuard(1, allows: true) == [])
        queue.dismiss(1)
        queue.closeGuard(1, allows: false)
        #expect(queue.closeGuard(1, allows: true) == [])
        #expect(queue.closeGuard(9, allows: true) == [])
        #expect(queue.isShown(1))
    }

    @Test("A guard that decides after the renderer went away is still heard")
    func guardWithoutRenderer() {
        queue.ask(1, isGuarded: true)
        queue.dismiss(1)
        queue.detach()
        #expect(queue.dismiss(1) == nil)
        #expect(queue.closeGuard(1, allows: true) == [.resume(1, .dismissed), .forget(1)])
    }
}
