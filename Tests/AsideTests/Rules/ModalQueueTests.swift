import Testing

@testable import Aside

/// The rules of ModalQueue in examples to read; ModalQueueRandomTests holds all of them against the reference.
@Suite("ModalQueue")
struct ModalQueueTests {
    let queue = QueueDriver()

    // MARK: Who waits for whom

    @Test("Questions are shown in the order of asking, each after the one before it has gone")
    func siblings() {
        #expect(queue.ask(1) == [.present(1)])
        #expect(queue.ask(2) == [])
        #expect(queue.ask(3) == [])
        #expect(queue.answer(1) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
        #expect(queue.cancel(3) == [.resume(3, .cancelled), .forget(3)])
        #expect(queue.cancel(2) == [.dismiss(2)])
        #expect(queue.gone(2) == [.resume(2, .cancelled), .forget(2)])
    }

    @Test("A child shows above its parent at once and ends with it, and a sibling from beneath waits for both")
    func child() {
        queue.ask(1)
        #expect(queue.ask(2) == [])
        #expect(queue.ask(3, above: 1) == [.present(3)])
        #expect(queue.answer(1) == [.dismiss(3), .dismiss(1)])
        #expect(queue.ask(4, above: 1) == [])
        #expect(queue.admission == .refused(.ownerGone))
        #expect(
            queue.gone(1) == [.resume(3, .ownerGone), .forget(3), .resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("When work ends, its modals and waiting questions end with all their children, and no others")
    func owner() {
        queue.ask(1, owner: 7)
        queue.ask(2, owner: 7)
        queue.ask(3, owner: 8)
        queue.ask(4, above: 1, owner: 9)
        #expect(queue.workEnds(7) == [.dismiss(4), .dismiss(1), .resume(2, .ownerGone), .forget(2)])
        #expect(
            queue.gone(1) == [.resume(4, .ownerGone), .forget(4), .resume(1, .ownerGone), .forget(1), .present(3)])
    }

    @Test("A replacement ends the current modal and is shown when that has gone, before those that wait")
    func replace() {
        queue.ask(1)
        queue.ask(2)
        #expect(queue.ask(3, .replace) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(1, .replaced), .forget(1), .present(3)])
        queue.answer(3)
        #expect(queue.gone(3) == [.resume(3, .answered), .forget(3), .present(2)])
    }

    @Test("The same question is one modal; each caller may leave, and the last one ends the question")
    func sameQuestion() {
        queue.ask(1, key: "login")
        #expect(queue.ask(2, key: "login") == [])
        #expect(queue.admission == .joined(ModalID(serial: 1)))
        #expect(queue.cancel(1) == [.resume(1, .cancelled)])
        #expect(queue.cancel(2) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(2, of: 1, .cancelled), .forget(1)])
    }

    // MARK: Unknown tasks

    @Test("A question of an unknown task moves above a modal in which work begins, and comes back first in line")
    func movesUp() {
        queue.ask(1)
        #expect(queue.ask(2, isUnknown: true) == [])
        queue.ask(3)
        #expect(queue.setHostsWork(true, 1) == [.present(2)])
        #expect(queue.answer(1) == [.withdraw(2), .dismiss(1)])
        #expect(queue.answer(2) == nil)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
        queue.answer(2)
        #expect(queue.gone(2) == [.resume(2, .answered), .forget(2), .present(3)])
    }

    @Test("A question that was asked above a modal with work ends with it once shown, and else waits further down")
    func movesDown() {
        queue.ask(1, hostsWork: true)
        #expect(queue.ask(2, isUnknown: true) == [.present(2)])
        queue.ask(3, isUnknown: true)
        #expect(queue.answer(1) == [.dismiss(2), .dismiss(1)])
        #expect(queue.gone(1)?.last == .present(3))
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
        #expect(queue.queue.topmost == .modal(4))
    }

    // MARK: Answers

    @Test("A close guard is asked once, keeps the modal when it refuses, and is asked again the next time")
    func closeGuard() {
        queue.ask(1, isGuarded: true)
        #expect(queue.dismiss(1) == [.askToClose(1)])
        #expect(queue.dismiss(1) == nil)
        #expect(queue.closeGuard(1, allows: false) == [])
        #expect(queue.dismiss(1) == [.askToClose(1)])
        #expect(queue.closeGuard(1, allows: true) == [.dismiss(1)])
        #expect(queue.gone(1) == [.resume(1, .dismissed), .forget(1)])
    }

    @Test("While a question is being withdrawn, its guard's decision is ignored, and the guard is asked again")
    func withdrawnGuard() {
        queue.ask(1)
        queue.ask(2, isUnknown: true, isGuarded: true)
        queue.setHostsWork(true, 1)
        #expect(queue.dismiss(2) == [.askToClose(2)])
        queue.answer(1)
        #expect(queue.closeGuard(2, allows: true) == [])
        #expect(queue.gone(1)?.last == .present(2))
        #expect(queue.closeGuard(2, allows: true) == [])
        #expect(queue.dismiss(2) == [.askToClose(2)])
    }

    // MARK: Rare cases

    @Test("The caller of a child that ends with its parent waits until it has gone, whoever else asked for it")
    func ownerOfParentAndChild() {
        queue.ask(1, owner: 7)
        queue.ask(2, above: 1, owner: 7, key: "login")
        queue.ask(3, above: 1, owner: 8, key: "login")
        #expect(queue.workEnds(7) == [.dismiss(2), .dismiss(1)])
        #expect(queue.gone(2) == [.resume(2, .ownerGone), .resume(3, of: 2, .ownerGone), .forget(2)])
        #expect(queue.gone(1) == [.resume(1, .ownerGone), .forget(1)])
    }

    @Test("A question that one work asks twice ends with that work")
    func ownerOfBothCallers() {
        for caller in 1...2 { queue.ask(caller, owner: 7, key: "login") }
        #expect(queue.workEnds(7) == [.dismiss(1)])
    }

    @Test("Work that begins in a withdrawn child moves up the questions that wait behind it, when it has gone")
    func workInWithdrawnChild() {
        queue.ask(1)
        queue.ask(2, isUnknown: true, hostsWork: true)
        queue.setHostsWork(true, 1)
        queue.ask(4, above: 2)
        queue.ask(5, isUnknown: true)
        queue.answer(1)
        #expect(queue.setHostsWork(true, 4) == [])
        #expect(queue.gone(1)?.suffix(3) == [.present(2), .present(4), .present(5)])
    }

    @Test("A question that is being withdrawn counts as waiting where it comes back: a repeat joins it")
    func withdrawnIsJoined() {
        queue.ask(1)
        queue.ask(2, isUnknown: true, key: "login")
        queue.setHostsWork(true, 1)
        queue.answer(1)
        queue.ask(4, key: "login")
        #expect(queue.admission == .joined(ModalID(serial: 2)))
    }

    @Test("If two same questions wait in one line, a repeat joins the one whose turn comes first")
    func sameQuestionTwiceInLine() {
        queue.ask(1)
        queue.ask(2, isUnknown: true, key: "login")
        queue.setHostsWork(true, 1)
        queue.ask(3, key: "login")
        queue.answer(1)
        queue.gone(2)
        queue.ask(4, key: "login")
        #expect(queue.admission == .joined(ModalID(serial: 2)))
    }
}
