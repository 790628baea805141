import Observation

/// A screen that was made of a question, so that the question is a step.
///
/// It keeps what was entered while other screens cover it. Leaving is going back, so that it has no cancel button,
/// except for the choices of an alert, which are answers.
@MainActor
class QuestionScreen<Answer>: StartShowing, SelfStarting, ShownQuestion {
    let outlet = Outlet<Answer>()
    fileprivate let state: QuestionState
    fileprivate let form: LiveForm<Answer>?
    fileprivate var showing: QuestionStay<Answer>?
    private let reading: Question<Answer>.Reading
    /// Which step of how many it is.
    private let progress: String?
    private let words: Words
    fileprivate(set) var answered: (isAnswered: Bool, place: Int?) = (false, nil)

    init(_ asked: Question<Answer>, progress: String?, words: Words) {
        reading = asked.reading
        form = if case .edited(let make) = asked.reading { LiveForm(make) } else { nil }
        state = QuestionState(asked.content.asStep)
        (self.progress, self.words) = (progress, words)
        outlet.whenMoved = { [weak self] in self?.hasMoved() }
    }

    private func hasMoved() {
        showing = outlet.level.map { QuestionStay(self, $0) }
        if let showing { form?.refresh(showing) } else { form?.end() }
    }

    func begin() async throws {
        guard let showing else { return }
        form?.begin(in: showing)
        form?.searchAtStart(in: showing)
    }

    /// Shows an answer that was given without the user.
    func show(_ answer: Answer) {
        answered.isAnswered = true
        if let form {
            form.show(answer)
            state.content = form.look(of: state.content, words)
        } else {
            state.content.select(reading.places(of: answer, among: state.content.options.count) ?? [])
        }
    }

    var recordName: String { state.content.recordName }

    var recordedAnswer: Datum? { state.content.datum(place: answered.place) }

    func recall(_ note: Note, on stage: Stage) async -> Answer? {
        switch reading.recall(note, state.content, on: stage) {
        case .known(let answer): answer
        case .checking(let check): await check()
        case .asked: nil
        }
    }

    // MARK: What is shown

    var title: String { state.content.title }

    var outline: Outline {
        let content = state.content
        var texts = [Outline.Item(.heading, content.title)]
        if let progress { texts.append(Outline.Item(.paragraph, progress)) }
        if let message = content.message {
            texts.append(Outline.Item(.paragraph, message, markup: content.messageMarkup))
        }
        let outline = Outline(placed: Outline(texts).items + controls.items)
        #if DEBUG
            outlet.level?.check(outline)
        #endif
        return outline
    }

    var controls: Outline { state.content.outlineWithDefault }

    var questionAlone: ModalContent { state.content }

    var question: ModalContent {
        var shown = state.content
        if let progress {
            shown.messageMarkup = shown.messageMarkup.map { Markup([Markup.Run(progress + "\n")] + $0.runs) }
            shown.message = shown.message.map { progress + "\n" + $0 } ?? progress
        }
        return shown
    }

    var pendingFields: Set<Outline.Item.ID> { form?.pendingFields ?? [] }

    var entryID: StackEntry.ID? { outlet.level?.entry.id }

    var isLeaving: Bool { outlet.level == nil }

    var actionObserver: (any UserActionObserver)? { outlet.level?.stage.userActionObserver }

    // MARK: What the user does

    func operate(_ operation: Outline.Operation, at place: Int) -> Bool {
        guard let showing else { return false }
        guard let form else { return reading.operate(operation, at: place, in: showing) }
        return operation == .press && form.press(place, in: showing)
    }

    func enter(_ entry: FieldEntry, into field: Outline.Item.ID) -> Bool {
        showing.map { form?.enter(entry, into: field, in: $0) ?? false } ?? false
    }

    func leave(_ field: Outline.Item.ID) {
        if let showing { form?.leave(field, in: showing) }
    }

    @discardableResult
    func submit() -> Bool { pressDefault() }

    @discardableResult
    func dismiss() -> Bool {
        guard let level = outlet.level else { return false }
        answered = (false, nil)
        return level.stage.goBack(from: level.id)
    }
}

/// What a question that is a step shows.
///
/// It is no part of the generic screen, in which each access would look up the type of the answer.
@MainActor
@Observable
final class QuestionState {
    var content: ModalContent

    init(_ content: ModalContent) {
        self.content = content
    }
}

/// A screen of a question in which it takes long to enter something again: who goes back decides first whether to discard
/// what they entered.
@MainActor
final class FormScreen<Answer>: QuestionScreen<Answer>, CloseGuarding {
    func mayClose() async -> Bool {
        guard let form, form.hasChanged, let showing else { return true }
        guard await form.discards(in: showing) else { return false }
        form.forgetEntries(in: showing)
        return true
    }
}

/// One stay of a question on the stack.
@MainActor
final class QuestionStay<Answer>: QuestionShowing {
    private let screen: QuestionScreen<Answer>
    private let level: StackLevel

    init(_ screen: QuestionScreen<Answer>, _ level: StackLevel) {
        (self.screen, self.level) = (screen, level)
    }

    var content: ModalContent {
        get { screen.state.content }
        set { screen.state.content = newValue }
    }

    var source: SourceLine { level.entry.source }
    var host: ModalHost { level.stage.host }
    var isOpen: Bool { screen.outlet.level === level }
    var work: Work { level.work }
    var stageOfWork: Stage { level.stage }

    func settle(_ answer: Answer, at place: Int?) -> Bool {
        guard isOpen else { return false }
        return screen.outlet.answer(answer) {
            screen.answered = (true, place)
            // Back shows the list again, with the answer in it.
            if let place, content.kind == .choose { screen.state.content.select([place]) }
        }
    }

    func settleByItself(_ result: Result<Answer, any Error>) {
        if case .success(let answer) = result { _ = settle(answer, at: nil) }
    }

    func leave() -> Bool { screen.dismiss() }
    func hostsWork(_ isRunning: Bool) {}
}

extension ModalContent {
    /// The content of the question as a step, which is left by going back and not by a button.
    fileprivate var asStep: ModalContent {
        var step = self
        step.isDismissible = true
        guard kind != .alert else { return step }
        step.choices.removeAll { $0.role == .cancel }
        for place in step.choices.indices { step.choices[place].id = place }
        return step
    }

    /// Selects these rows of the list, and no others.
    fileprivate mutating func select(_ places: [Int]) {
        guard case .list(var options, let count)? = list?.kind else { return }
        for place in options.indices { options[place].isSelected = places.contains(place) }
        body[0].kind = .list(options: options, count: count)
    }
}

extension Flow {
    /// Makes a step of a question, for a wizard.
    ///
    /// ```swift
    /// let order = try await show(.prompt("Name"), step: 1, of: 2).then { name in
    ///     try await show(.choose("Size", from: Size.allCases), step: 2, of: 2).then { size in
    ///         Order(name, size)
    ///     }
    /// }
    /// ```
    ///
    /// What is asked with `ask` is forgotten once it is answered. A step stays on the stack: going back shows the question
    /// with its answer still in it, and asks again. Going back gives no answer, so that a prompt, a form and a list have no
    /// cancel button. Each choice of an alert is an answer. At the first step of a flow, Esc ends the step with a
    /// `CancellationError`. A form asks first whether to discard what was entered and not submitted.
    ///
    /// Modifiers about when a question is shown mean nothing for a step: `once`, `replacing`, `rejecting`, `expiring`. In a
    /// debug build, a warning names them.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - step: The number of the step, shown above the question.
    ///   - total: How many steps there are.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The step.
    public func show<Answer>(
        _ question: Question<Answer>, step: Int? = nil, of total: Int? = nil, file: String = #fileID, line: Int = #line
    ) -> ScreenStep<some Screen<Answer>> {
        let host = stage.host
        let source = SourceLine(fileID: file, line: line)
        let question = question.labelled(on: stage)
        #if DEBUG
            for modifier in question.modifiersIdleInSteps {
                host.presenter?.warn(RuntimeWarning(idle: modifier, of: question.content, asStep: true, source: source))
            }
        #endif
        let progress = step.map { host.words(.countOfTotal, ["count": "\($0)", "total": "\(total ?? $0)"]) }
        let screen: QuestionScreen =
            question.content.isWorthKeeping
            ? FormScreen(question, progress: progress, words: host.words)
            : QuestionScreen(question, progress: progress, words: host.words)
        return ScreenStep(screen, on: stage, at: source, asksQuestion: true)
    }
}

extension Question {
    /// The modifiers that mean nothing for a step, by name.
    fileprivate var modifiersIdleInSteps: [String] {
        var names = idleModifiers
        if content.identity != nil { names.append("once(_:)") }
        if policy != .queue { names.append(policy == .replace ? "replacing()" : "rejecting()") }
        if expiry != nil { names.append("expiring(after:)") }
        return names
    }
}
