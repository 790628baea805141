import Testing

@testable import Aside

/// Rules of ModalQueue that random operations rarely reach; ModalQueueRandomTests checks all rules.
@Suite("ModalQueue")
struct ModalQueueTests {
    let queue = QueueDriver()

    @Test("A question of an unknown task moves above a modal in which work begins, and comes back first in line")
    func movesUp() {
        queue.ask(1)
        #expect(queue.ask(2, isUnknown: true) == [])
        queue.ask(3)
        #expect(queue.setHostsWork(true, 1) == [.present(2)])
        #expect(queue.answer(1) == [.end(1, .answered), .takeAway(2), .takeAway(1)])
        #expect(queue.answer(2) == nil)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
        queue.answer(2)
        #expect(queue.gone(2) == [.resume(2, .answered), .forget(2), .present(3)])
    }

    @Test("A question that moves up does not overtake questions whose turn comes at the same moment")
    func movesBehindThoseInLine() {
        queue.ask(1, owner: 6)
        queue.ask(2, hostsWork: true)
        queue.ask(3, above: 2, owner: 6)
        queue.ask(4, above: 2, hostsWork: true)
        queue.ask(5, isUnknown: true)
        queue.detach()
        queue.workEnds(6)
        #expect(queue.attach() == [.present(2), .present(4), .present(5)])
        #expect(queue.queue.topmost == ModalID(serial: 4))
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

    @Test("If a child ends with its parent, its caller waits until it has gone, even if others asked, too")
    func ownerOfParentAndChild() {
        queue.ask(1, owner: 7)
        queue.ask(2, above: 1, owner: 7, key: "login")
        queue.ask(3, above: 1, owner: 8, key: "login")
        #expect(queue.workEnds(7) == [.end(1, .ownerGone), .end(2, .ownerGone), .takeAway(2), .takeAway(1)])
        #expect(queue.gone(2) == [.resume(2, .ownerGone), .resume(3, of: 2, .ownerGone), .forget(2)])
        #expect(queue.gone(1) == [.resume(1, .ownerGone), .forget(1)])
    }

    @Test("A question that one work asks twice ends with that work")
    func ownerOfBothCallers() {
        for caller in 1...2 { queue.ask(caller, owner: 7, key: "login") }
        #expect(queue.workEnds(7) == [.end(1, .ownerGone), .takeAway(1)])
    }

    @Test("If work begins in a withdrawn child, the questions behind it move up when it has gone")
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
}
