/// A question that a task has asked: its modal, the task that waits, and the typed answer.
///
/// This is the only object of a question. The task that asks holds it, and waits in it. The host holds it while it waits
/// or is shown. Presenters know it as a ``Modal``, without the type of its answer.
@MainActor
final class AskedQuestion<Answer>: Modal {
    private let reading: Question<Answer>.Reading
    private let behavior: (any ModalBehavior<Answer>)?
    private let answerOfExpiry: Answer?
    /// The answer, or the error of the work inside.
    ///
    /// It counts only after the queue has accepted it.
    private(set) var result: Result<Answer, any Error>?
    /// Whether the answer is the one that it has when its time is up.
    private(set) var hasExpired = false
    /// The open modal that asks the same question, and gives the answer.
    private var joined: AskedQuestion<Answer>?

    init(_ question: Question<Answer>, source: SourceLine, host: ModalHost) {
        // The maker of a behavior holds the work inside, which a presenter that still has the modal must not keep.
        reading = if case .behavior = question.reading { .answers([]) } else { question.reading }
        behavior =
            switch question.reading {
            case .answers, .place, .many: nil
            case .edited(let make): LiveForm(make)
            case .behavior(let make): make()
            }
        let expiry = question.expiry
        answerOfExpiry = expiry?.answer
        super.init(
            question.content, operation: behavior?.operation, expiresAfter: expiry?.after, source: source, host: host)
    }

    override var answerOfExpiryText: String? {
        guard let answer = answerOfExpiry else { return nil }
        let labels = content.placeLabels
        let places = reading.places(of: answer, among: labels.count)
        return reading.text(of: answer) ?? places?.map { labels[$0] }.joined(separator: ", ") ?? "\(answer)"
    }

    // MARK: The caller

    /// Shares the modal of another caller, whose question has the same key and therefore the same type of answer.
    override func join(_ other: Modal) {
        joined = other as? AskedQuestion<Answer>
    }

    /// Waits until the modal has gone, and returns its result; `nil` if it was not answered.
    @inline(__always)
    func wait() async -> Result<Answer, any Error>? {
        let modal = joined ?? self
        let ending = await wait(for: modal)
        if let note { keep(modal, ending, in: note) }
        return ending == .answered ? modal.result : nil
    }

    // MARK: Answering

    override var failure: (any Error)? {
        if case .failure(let error) = result { error } else { nil }
    }

    @discardableResult
    func settle(_ answer: Answer, at place: Int?) -> Bool {
        // Whoever is told of the end reads the answer.
        let before = (result, answeredPlace)
        (result, answeredPlace) = (.success(answer), place)
        if host.end(id, as: .answered) { return true }
        (result, answeredPlace) = before
        return false
    }

    func settleByItself(_ result: Result<Answer, any Error>) {
        guard isOpen else { return }
        self.result = result
        host.end(id, as: .answered, byItself: true)
    }

    package override func operate(_ operation: Outline.Operation, at place: Int) -> Bool {
        behavior?.operate(operation, at: place, of: self) ?? reading.operate(operation, at: place, in: self)
    }

    package override func enter(_ entry: FieldEntry, into field: Outline.Item.ID) -> Bool {
        behavior?.enter(entry, into: field, of: self) ?? false
    }

    package override func leave(_ field: Outline.Item.ID) {
        behavior?.leave(field, of: self)
    }

    override var asksBeforeClosing: Bool { behavior?.asksBeforeClosing ?? false }

    override var pendingFields: Set<Outline.Item.ID> { behavior?.pendingFields ?? [] }

    override func answersDismissal() -> Bool {
        guard content.kind != .choose, let cancel = content.cancelChoice, let answer = reading.answer(at: cancel.id)
        else { return false }
        result = .success(answer)
        answeredPlace = cancel.id
        return true
    }

    override func happens(_ event: Event) {
        if case .expired = event {
            hasExpired = true
            if let answerOfExpiry { return settleByItself(.success(answerOfExpiry)) }
            host.end(id, as: .expired)
        } else {
            behavior?.happens(event, to: self)
        }
    }
}

extension AskedQuestion: QuestionShowing {
    var isOpen: Bool { host.isOpen(id) }
    var stageOfWork: Stage { Stage(host: host, surface: .modal(id)) }

    func leave() -> Bool { host.dismiss(id) }
    func hostsWork(_ isRunning: Bool) { host.setHostsWork(isRunning, id) }
}

extension Stage {
    /// Asks a question for the current task, which then waits for the answer.
    ///
    /// This is the only way in which questions are asked. The function is not async, and makes the question itself, so
    /// that no question stays in memory while the task waits.
    @inline(never)
    func begin<Answer>(
        _ question: @autoclosure () -> Question<Answer>, _ file: String, _ line: Int
    ) -> AskResult<Answer> {
        // The making of a question is another one at each call, but the rest is compiled once for each type.
        var question = question()
        return begin(&question, SourceLine(fileID: file, line: line))
    }

    @inline(never)
    private func begin<Answer>(_ question: inout Question<Answer>, _ source: SourceLine) -> AskResult<Answer> {
        let asker = host.asker
        let arrival = arrive(&question.content, source, asker)
        if let ending = arrival.refusal {
            return .refused(name: question.content.description, source, ending, host)
        }
        if let note = arrival.note, let recalled = recall(question, note, source) { return recalled }
        return ask(&question, source, arrival.note, asker)
    }

    /// Asks a question to which no record knows the answer.
    @inline(never)
    func ask<Answer>(
        _ question: inout Question<Answer>, _ source: SourceLine, _ note: Note?, _ asker: Work?
    ) -> AskResult<Answer> {
        // Screens that have ended but are still in view leave when the modal arrives.
        settle()
        #if DEBUG
            for modifier in question.idleModifiers {
                host.presenter?.warn(RuntimeWarning(idle: modifier, of: question.content, source: source))
            }
        #endif
        // The type of the answer belongs to the identity of a question that is asked once.
        let key = question.content.identity.map { QuestionKey(id: $0, answer: ObjectIdentifier(Answer.self)) }
        let asked = AskedQuestion(question, source: source, host: host)
        asked.note = note
        if let ending = host.ask(asked, question.policy, key, asker) {
            note?.end(as: ending)
            return .refused(name: asked.description, source, ending, host)
        }
        return .asked(asked)
    }

    /// Does what needs no type of an answer, so that a tool has the code once, and not for each type.
    @inline(never)
    private func arrive(
        _ question: inout ModalContent, _ source: SourceLine, _ asker: Work?
    ) -> (refusal: Ending?, note: Note?) {
        question.label(by: words)
        if let ending = host.refusal(of: asker) { return (ending, nil) }
        // An error tells of what has just happened, which happens again or not.
        let isRecorded = host.recordings > 0 && question.severity != .error
        return (nil, isRecorded ? host.trail?.note(question.recordName) : nil)
    }
}

/// A question of a flow: asked, refused, or answered already.
@MainActor
enum AskResult<Answer> {
    /// A record knows the answer.
    case known(Answer)
    /// The question is shown, or waits its turn.
    case asked(AskedQuestion<Answer>)
    /// A record knows that the question ended without an answer.
    case ended
    /// A record knows what was entered, which has to be checked before it is an answer.
    indirect case checking(@MainActor () async -> AskResult<Answer>)
    /// Nobody would see the question.
    indirect case refused(name: String, SourceLine, Ending, ModalHost)

    /// Waits until the modal has gone, and returns the answer.
    func answer() async throws(CancellationError) -> Answer {
        switch self {
        case .known(let answer): return answer
        case .asked(let asked):
            if case .success(let answer)? = await asked.wait() { return answer }
        case .ended: break
        case .checking(let check): return try await check().answer()
        case .refused(let name, let source, let ending, let host):
            await host.refuse(name, at: source, because: ending)
            EndingRecord.note(ending, host.tasks)
        }
        throw CancellationError()
    }

    /// Waits until the modal has gone, and returns the answer, or throws the error of the work inside.
    func value() async throws -> Answer {
        guard case .asked(let asked) = self else { return try await answer() }
        guard let result = await asked.wait() else { throw CancellationError() }
        return try result.get()
    }
}

/// What runs inside a modal, or is typed into it: a prompt, a form, a sheet, or running work.
///
/// An alert, a confirmation and a list need no behavior: their choices or rows have the answers. A behavior
/// belongs to one modal, and answers by ``AskedQuestion/settle(_:at:)`` in the name of the user, or by ``AskedQuestion/settleByItself(_:)``
/// from its own work. ``ModalQueue`` decides whether the answer still counts.
@MainActor
protocol ModalBehavior<Answer>: AnyObject {
    associatedtype Answer

    /// Whether a dismissal by the user now asks first whether to discard what was entered.
    var asksBeforeClosing: Bool { get }
    /// The fields whose check or search is about to run, or running.
    var pendingFields: Set<Outline.Item.ID> { get }
    /// The operation that runs inside, after whose end the caller continues.
    var operation: RunningOperation? { get }

    /// Presses the button at a place among the buttons, or picks the row at a place in its list; returns `false` if it
    /// is refused.
    func operate(_ operation: Outline.Operation, at place: Int, of modal: AskedQuestion<Answer>) -> Bool

    /// Takes what the user enters into a field; returns `false` if it is refused.
    func enter(_ entry: FieldEntry, into field: Outline.Item.ID, of modal: AskedQuestion<Answer>) -> Bool

    /// Checks what the user entered into a field, because the user leaves it.
    func leave(_ field: Outline.Item.ID, of modal: AskedQuestion<Answer>)

    /// Follows the life of the modal.
    func happens(_ event: Modal.Event, to modal: AskedQuestion<Answer>)
}

extension ModalBehavior {
    var asksBeforeClosing: Bool { false }
    var pendingFields: Set<Outline.Item.ID> { [] }
    var operation: RunningOperation? { nil }
    func happens(_ event: Modal.Event, to modal: AskedQuestion<Answer>) {}
    func enter(_ entry: FieldEntry, into field: Outline.Item.ID, of modal: AskedQuestion<Answer>) -> Bool { false }
    func leave(_ field: Outline.Item.ID, of modal: AskedQuestion<Answer>) {}

    /// Dismisses the modal where a cancel button is pressed, and refuses everything else.
    func operate(_ operation: Outline.Operation, at place: Int, of modal: AskedQuestion<Answer>) -> Bool {
        guard case .press = operation, modal.content.choices.indices.contains(place) else { return false }
        return modal.host.dismiss(modal.id)
    }
}
