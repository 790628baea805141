import Testing

@testable import Aside

/// Questions that are asked more than once.
extension ModalQueueTests {
    @Test("The same question on the same surface is one modal, and all callers get its answer")
    func sameQuestion() {
        #expect(queue.ask(1, key: "login") == [.present(1)])
        #expect(queue.ask(2, key: "login") == [])
        #expect(queue.admission == .joined(1))
        #expect(queue.ask(3, key: "login") == [])
        #expect(!queue.isOpen(2))
        #expect(queue.answer(1) == [.dismiss(1)])
        #expect(
            queue.gone(1) == [
                .resume(1, .answered), .resume(2, of: 1, .answered), .resume(3, of: 1, .answered), .forget(1),
            ])
    }

    @Test("A repeated question joins a waiting one")
    func sameQuestionInLine() {
        queue.ask(1)
        queue.ask(2, key: "login")
        queue.ask(3, key: "login")
        #expect(queue.admission == .joined(2))
        #expect(queue.answer(2) == [.resume(2, .answered), .resume(3, of: 2, .answered), .forget(2)])
    }

    @Test("A question with another key or none, or on another surface, is another question")
    func otherQuestion() {
        queue.ask(1, key: "login")
        queue.ask(2, key: "logout")
        #expect(queue.admission == .admitted)
        queue.ask(3)
        #expect(queue.admission == .admitted)
        queue.ask(4)
        #expect(queue.admission == .admitted)
        #expect(queue.ask(5, above: 1, key: "login") == [.present(5)])
        #expect(queue.admission == .admitted)
    }

    @Test("A question that has ended is asked anew, even while its modal is still leaving")
    func sameQuestionLater() {
        queue.ask(1, key: "login")
        queue.answer(1)
        #expect(queue.ask(2, key: "login") == [])
        #expect(queue.admission == .admitted)
        #expect(queue.gone(1) == [.resume(1, .answered), .forget(1), .present(2)])
    }

    @Test("A repeated question joins, and neither replaces nor is rejected", arguments: WhenTaken.allCases)
    func sameQuestionWhenTaken(whenTaken: WhenTaken) {
        queue.ask(1, key: "login")
        #expect(queue.ask(2, whenTaken, key: "login") == [])
        #expect(queue.admission == .joined(1))
        #expect(queue.isShown(1))
    }

    @Test("An unknown task joins the same question on its own surface, and the modals beneath")
    func sameQuestionFromUnknownTask() {
        queue.ask(1, key: "sync", hostsWork: true)
        queue.ask(2, above: 1, key: "login", hostsWork: true)
        queue.ask(3, above: 2)
        queue.ask(4, above: 2, key: "retry")
        for (modal, key, same) in [(5, "sync", 1), (6, "login", 2), (7, "retry", 4)] {
            #expect(queue.ask(modal, isUnknown: true, key: key) == [])
            #expect(queue.admission == .joined(same))
        }
        queue.ask(8, isUnknown: true, key: "other")
        #expect(queue.admission == .admitted)
    }

    @Test("Work inside a modal never joins that modal or one beneath it, which may wait for it")
    func sameQuestionFromInside() {
        queue.ask(1, key: "sync", hostsWork: true)
        queue.ask(2, above: 1, hostsWork: true)
        #expect(queue.ask(3, above: 2, key: "sync") == [.present(3)])
        #expect(queue.admission == .admitted)
    }

    @Test("An unknown task does not join a question that waits for the modal beneath it, which may wait for the task")
    func sameQuestionInLineBeneath() {
        queue.ask(1, hostsWork: true)
        queue.ask(2, key: "login")
        #expect(queue.ask(3, isUnknown: true, key: "login") == [.present(3)])
        #expect(queue.admission == .admitted)
    }

    @Test("An unknown task does not join a leaving modal")
    func sameQuestionLeavingFromUnknownTask() {
        queue.ask(1, key: "sync", hostsWork: true)
        queue.answer(1)
        queue.ask(2, isUnknown: true, key: "sync")
        #expect(queue.admission == .admitted)
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
        #expect(queue.admission == .joined(2))
    }

    @Test("The same id with answers of another type is another question")
    func sameIDOfAnotherType() {
        let keys = [QuestionKey("login"), QuestionKey(id: "login", answer: ObjectIdentifier(Int.self))]
        #expect(keys[0] != keys[1])
        var queue = ModalQueue()
        var actions: [ModalQueue.Action] = []
        for (serial, key) in keys.enumerated() {
            let request = ModalQueue.Request(
                modal: ModalID(serial: serial), waiter: WaiterID(serial: serial), surface: .base, key: key)
            #expect(queue.request(request, &actions) == .admitted)
        }
    }
}
