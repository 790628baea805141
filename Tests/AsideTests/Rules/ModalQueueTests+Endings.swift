import Testing

@testable import Aside

/// How modals end: by owners, callers, answers and close guards.
extension ModalQueueTests {
    // MARK: Owners

    @Test("When work ends, its modals and waiting questions end with all their children, and no others")
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

    @Test("Ending work that asked for nothing, or whose questions have ended, has no effect")
    func ownerOfNothing() {
        #expect(queue.workEnds(7) == [])
        queue.ask(1, owner: 7)
        queue.ask(2, owner: nil)
        queue.answer(1)
        #expect(queue.workEnds(7) == [])
        #expect(queue.workEnds(8) == [])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("A question of several works stays until the last of them ends")
    func severalOwners() {
        queue.ask(1, owner: 7, key: "login")
        queue.ask(2, owner: 8, key: "login")
        #expect(queue.workEnds(7) == [.resume(1, .ownerGone)])
        #expect(queue.isShown(1))
        #expect(queue.workEnds(8) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(2, of: 1, .ownerGone), .forget(1)])
    }

    @Test("The caller of a child that ends with its parent waits until it has gone, whoever else asked for it")
    func ownerOfParentAndChild() {
        queue.ask(1, owner: 7)
        queue.ask(2, above: 1, owner: 7, key: "login")
        queue.ask(3, above: 1, owner: 8, key: "login")
        #expect(queue.workEnds(7) == [.dismiss(2), .dismiss(1)])
        #expect(queue.gone(2) == [.resume(2, .ownerGone), .resume(3, of: 2, .ownerGone), .forget(2)])
        #expect(queue.gone(1) == [.resume(1, .ownerGone), .forget(1)])
    }

    @Test("When work ends that asked for several modals in a pile, questions that move down find a surface")
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

    @Test("A caller that is cancelled before its modal is shown resumes at once")
    func cancelBeforeShown() {
        queue.ask(1)
        queue.ask(2)
        queue.ask(3)
        #expect(queue.cancel(2) == [.resume(2, .cancelled), .forget(2)])
        queue.answer(1)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(3)])
    }

    @Test("A caller that is cancelled while its modal is shown resumes when the modal has gone")
    func cancelWhileShown() {
        queue.ask(1)
        queue.ask(2, above: 1)
        #expect(queue.cancel(1) == [.dismiss(2), .dismiss(1)])
        #expect(queue.gone(2) == [.resume(2, .ownerGone), .forget(2)])
        #expect(queue.gone(1) == [.resume(1, .cancelled), .forget(1)])
    }

    @Test("Cancelling a caller after the answer, or an unknown caller, changes nothing")
    func cancelTooLate() {
        queue.ask(1)
        queue.answer(1)
        #expect(queue.cancel(1) == [])
        #expect(queue.cancel(9) == [])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1)])
        #expect(queue.cancel(1) == [])
    }

    @Test("Each caller of one question may leave at once, and the last one ends the question")
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

    @Test("Every ending of a modal is told to its caller", arguments: Ending.allCases)
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

    @Test("An accepted answer stays the answer if the parent ends before the modal has gone")
    func answerBeforeParentEnds() {
        queue.ask(1, owner: 7)
        queue.ask(2, above: 1)
        queue.answer(2)
        #expect(queue.workEnds(7) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(2, .answered), .forget(2), .resume(1, .ownerGone), .forget(1)])
    }

    @Test("A late operation on a modal that has gone cannot affect the next one")
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

    @Test("An answer, a dismissal or an acknowledgement for an unknown modal is refused")
    func unknown() {
        queue.ask(1)
        #expect(queue.answer(9) == nil)
        #expect(queue.dismiss(9) == nil)
        #expect(queue.gone(9) == nil)
        #expect(queue.isShown(1))
    }

    @Test("A modal that is answered while it waits ends at once and is never shown")
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

    @Test("A waiting modal cannot be dismissed")
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

    @Test("A close guard that allows it dismisses the modal, together with the guard's questions")
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

    @Test("An answer given while the guard decides is the answer, and the decision comes too late")
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

    @Test("A guard that decides after the renderer was detached still counts")
    func guardWithoutRenderer() {
        queue.ask(1, isGuarded: true)
        queue.dismiss(1)
        queue.detach()
        #expect(queue.dismiss(1) == nil)
        #expect(queue.closeGuard(1, allows: true) == [.resume(1, .dismissed), .forget(1)])
    }
}
