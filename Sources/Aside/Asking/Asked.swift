/// One caller's question, asked: how it ended, or the waiting for that.
@MainActor
final class Asked {
    let id: WaiterID
    private(set) var ending: Ending?
    /// The modal whose answer counts: the caller's own, or the one that asks the same question already.
    private var modal: Modal
    private let wakeup = Wakeup()
    private var isAwaited = false

    init(_ modal: Modal, _ id: WaiterID) {
        self.modal = modal
        self.id = id
    }

    func refused(_ ending: Ending) -> Asked {
        self.ending = ending
        return self
    }

    func join(_ other: Modal?) {
        if let other { modal = other }
    }

    func end(as ending: Ending) {
        self.ending = ending
        if isAwaited { modal.host.untaken += 1 }
        wakeup.wake()
    }

    /// Waits until the question has ended and its modal has gone from view.
    func wait() async {
        isAwaited = true
        defer { modal.host.untaken -= 1 }
        await withTaskCancellationHandler {
            while ending == nil { await wakeup.wait() }
        } onCancel: {
            Task { @MainActor in self.modal.host.cancel(self.id) }
        }
    }

    /// Leaves the reason to whoever asks for the outcome.
    func record() {
        EndingRecord.current?.ending = ending
    }

    /// What was answered.
    private func replied() throws(CancellationError) -> Modal.Reply {
        record()
        if ending == .answered, let reply = modal.reply { return reply }
        throw CancellationError()
    }

    /// What was answered, where the question says what its answers mean.
    func answer<Answer>(at place: (Int) -> Answer?) throws(CancellationError) -> Answer {
        switch try replied() {
        case .place(let index): if let answer = place(index) { return answer }
        case .value(let value): if let answer = value as? Answer { return answer }
        case .failure: break
        }
        preconditionFailure(
            """
            “\(modal.content.title)” was asked as the same question by two callers whose answers differ in type or \
            number: this one wants \(Answer.self). Give one of them another id.
            """
        )
    }

    /// The answers of a choice of many.
    func answers<Answer>(at place: (Int) -> Answer?) throws(CancellationError) -> [Answer] {
        if case .value(let value) = try replied(), let places = value as? [Int] {
            return places.compactMap(place)
        }
        return try answer { _ in nil }
    }

    /// What an operation returned or threw.
    func result<Value>() throws -> Value {
        if case .failure(let error) = try replied() { throw error }
        return try answer { _ in nil }
    }
}
