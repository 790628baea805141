import Observation

/// A screen that was made of a question, so that the question is a step.
///
/// It keeps what was entered while other screens cover it. Leaving is going back, so that it has no cancel button,
/// except for the choices of an alert, which are answers.
@MainActor
@Observable
class QuestionScreen<Answer>: StartShowing, SelfStarting, ShownQuestion {
    let outlet = Outlet<Answer>()
    private let asked: Question<Answer>
    /// Which step of how many it is.
    private let progress: String?
    private var edited: EditedAnswer<Answer>?
    /// The rows of the list, if there is one.
    private var list: [ListOption]
    /// Why the check of a form refused, and the field that it named; `nil` for the form as a whole.
    private var refusal: (field: String?, reason: String)?
    /// Counts what the user entered, so that whoever draws the screen learns of it.
    fileprivate var entries = 0
    @ObservationIgnored private(set) var answered: (isAnswered: Bool, place: Int?) = (false, nil)
    /// What a form has answered last, which nobody discards.
    @ObservationIgnored fileprivate var submitted: Answer?

    init(_ asked: Question<Answer>, progress: String?) {
        self.asked = asked
        self.progress = progress
        list = asked.content.options
        if case .edited(let make) = asked.reading { edited = make() } else { edited = nil }
        outlet.locksWhileBusy = true
    }

    var title: String { asked.content.title }

    var content: ScreenContent {
        let shown = asked.content
        var parts = [Heading(shown.title).content]
        if let progress { parts.append(Paragraph(progress).content) }
        if let message = shown.message {
            parts.append(ScreenContent(BoundElement(kind: .paragraph, label: message, markup: shown.messageMarkup)))
        }
        parts += body.map { ScreenContent($0) }
        let isMarked = shown.defaultChoice.map { $0.role != .cancel || !isLeftByBack } ?? false
        for choice in choices {
            let isDefault = isMarked && choice.id == shown.defaultChoice?.id
            parts.append(
                Action(
                    choice.label, role: choice.role, shortcut: isDefault ? .enter : nil, isEnabled: isEnabled(choice),
                    work: work(of: choice)
                ).content)
        }
        return ScreenContent(joining: parts)
    }

    func begin() async throws {
        guard edited?.hasTasks == true, let level = outlet.level else { return }
        outlet.fieldDrafts.searchAtStart(boundContent.fields, of: level.typing)
    }

    /// Shows again what there was before the user entered anything: a flow may show this object once more.
    fileprivate func forgetEntries() {
        guard case .edited(let make) = asked.reading else { return }
        (edited, refusal, entries) = (make(), nil, 0)
        outlet.keptDrafts = nil
        if let submitted { edited?.set(submitted) }
    }

    // MARK: What is shown

    /// Shows an answer that was given without the user.
    func show(_ answer: Answer) {
        answered.isAnswered = true
        edited?.set(answer)
        let rows = asked.reading.places(of: answer, among: list.count) ?? []
        for row in list.indices { list[row].isSelected = rows.contains(row) }
    }

    /// Whether its cancel button would do nothing but go back.
    private var isLeftByBack: Bool { asked.content.kind != .alert }

    private var choices: [ModalContent.Choice] {
        asked.content.choices.filter { !isLeftByBack || $0.role != .cancel }
    }

    private func isEnabled(_ choice: ModalContent.Choice) -> Bool {
        if choice.unavailable != nil { return false }
        guard let count = asked.content.count else { return true }
        return count.contains(list.count(where: \.isSelected))
    }

    /// The fields, or the list.
    private var body: [BoundElement] {
        if asked.content.kind == .choose {
            let element = BoundElement(
                kind: .list(options: list, count: asked.content.count), label: asked.content.title,
                response: .choose { self.choose($0) })
            return [element]
        }
        guard let edited else { return [] }
        _ = entries
        return edited.elements().map { $0.changed(self.watched) }
    }

    /// Returns a field that tells this screen what is entered, and shows what the check of the form has refused.
    private func watched(_ field: BoundField, _ label: String) -> BoundField {
        BoundField(field, error: refusal?.field == label ? refusal?.reason : field.error) {
            self.entries += 1
            if let refusal = self.refusal, refusal.field ?? label == label { self.refusal = nil }
        }
    }

    /// The outline without the title and the message, which a question draws itself.
    var controls: Outline {
        let texts = 1 + (progress == nil ? 0 : 1) + (asked.content.message == nil ? 0 : 1)
        return Outline(placed: Array(outline.items.dropFirst(texts)))
    }

    var questionAlone: ModalContent {
        var shown = asked.content
        let items = controls.items
        let buttons = items.suffix(choices.count)
        shown.body = items.dropLast(choices.count)
        shown.choices = zip(choices.indices, choices).map { place, choice in
            var choice = choice
            choice.id = place
            return choice
        }
        shown.isBusy = buttons.contains(where: \.isBusy)
        shown.isDismissible = true
        shown.refusal = refusal.flatMap { $0.field == nil ? $0.reason : nil }
        if shown.typingCheck != nil {
            shown.typingCheck = outlet.fieldDrafts.typingCheck(of: boundContent.fields, words)
        }
        return shown
    }

    var question: ModalContent {
        var shown = questionAlone
        if let progress {
            shown.messageMarkup = shown.messageMarkup.map { Markup([Markup.Run(progress + "\n")] + $0.runs) }
            shown.message = shown.message.map { progress + "\n" + $0 } ?? progress
        }
        return shown
    }

    var entryID: StackEntry.ID? { outlet.level?.entry.id }

    // MARK: What the user does

    private func choose(_ row: Int) -> Bool {
        if let count = asked.content.count {
            guard list[row].isSelected || list.count(where: \.isSelected) < count.upperBound else { return false }
            list[row].isSelected.toggle()
        } else if let answer = asked.reading.answer(at: row) {
            for other in list.indices { list[other].isSelected = other == row }
            // As the work of a button, so that a recording holds the row, and not the answer, too.
            perform { self.answer(answer, row) }
        }
        return true
    }

    fileprivate func answer(_ answer: Answer, _ place: Int? = nil) {
        if publish(answer) { answered = (true, place) }
    }

    /// Returns the work of a button, with the entries as they are now.
    ///
    /// The work may begin a turn after the press, when the user has already gone on.
    private func work(of choice: ModalContent.Choice) -> @MainActor () async throws -> Void {
        switch asked.reading {
        case .many(let read):
            let answer = read.answer(list.indices.filter { list[$0].isSelected })
            return { self.answer(answer) }
        case .edited:
            let entered = edited?.value()
            return { await self.submitEntries(entered) }
        case .answers, .place:
            return { if let answer = self.asked.reading.answer(at: choice.id) { self.answer(answer, choice.id) } }
        case .behavior: return {}
        }
    }

    /// Takes what the fields show as what the user entered, runs the checks that have not run, and answers if this is still
    /// the same showing.
    ///
    /// `entered` is the value that the fields held when the button was pressed.
    private func submitEntries(_ entered: Answer?) async {
        guard let edited, let level = outlet.level else { return }
        let fields = boundContent.fields
        var answer = entered
        switch outlet.fieldDrafts.submit(fields, words) {
        case .complete: break
        case .wrong: return
        case .unchecked:
            guard await outlet.fieldDrafts.check(fields, of: level.typing, words) else { return }
            answer = edited.value()
        }
        guard let answer else { return }
        do {
            try await edited.check?(answer)
            if outlet.level === level { self.answer(answer) }
        } catch is CancellationError {
            // The check itself asked a question, and the user cancelled that question.
        } catch {
            guard outlet.level === level else { return }
            let fields = outline.controls.filter { !$0.kind.isAction }.map(\.label)
            let named = (error as? InvalidInput)?.field.flatMap { fields.contains($0) ? $0 : nil }
            refusal = (named, ErrorText(error).line)
        }
    }

    @discardableResult
    func dismiss() -> Bool {
        guard let level = outlet.level else { return false }
        answered = (false, nil)
        return level.stage.goBack(from: level.id)
    }

    @discardableResult
    func press(_ choice: ModalContent.Choice.ID) -> Bool {
        let buttons = Array(outline.items.suffix(choices.count))
        return buttons.indices.contains(choice) && (try? press(buttons[choice].id)) != nil
    }

    @discardableResult
    func pick(_ option: Int) -> Bool {
        guard let list = question.list else { return false }
        do {
            try operate(list.id, .pick(option))
            return true
        } catch {
            return false
        }
    }

    @discardableResult
    func submit() -> Bool {
        let question = question
        if question.kind == .choose, question.count == nil {
            return question.options.firstIndex(where: \.isSelected).map { pick($0) } ?? false
        }
        if question.defaultChoice.map({ press($0.id) }) == true { return true }
        // The button is off while an entry is wrong, or is being checked. As in a modal, submitting it shows what is wrong.
        guard outlet.level != nil, !outlet.isLocked, let button = controls.items.suffix(choices.count).first
        else { return false }
        switch outlet.fieldDrafts.submit(boundContent.fields, words) {
        case .wrong: return true
        case .unchecked:
            let (entered, busy) = (edited?.value(), outlet.busyActions)
            busy.begin(button.id)
            return perform {
                await self.submitEntries(entered)
                busy.end(button.id)
            } != nil
        case .complete: return false
        }
    }
}

/// A screen that was made of a form: who goes back decides first whether to discard what they entered.
@MainActor
final class FormScreen<Answer>: QuestionScreen<Answer>, CloseGuarding {
    /// What the fields held at first, or when they were last submitted: what is typed and taken back has changed nothing.
    private var start: [FieldEntry] = []

    override init(_ asked: Question<Answer>, progress: String?) {
        super.init(asked, progress: progress)
        start = outline.controls.entries
    }

    override func answer(_ answer: Answer, _ place: Int?) {
        super.answer(answer, place)
        guard answered.isAnswered else { return }
        submitted = answer
        start = outline.controls.entries
    }

    func mayClose() async -> Bool {
        guard entries > 0 || hasUnfinishedInput, outline.controls.entries != start, let level = outlet.level
        else { return true }
        guard await level.stage.discardsEntries(level.entry.source) else { return false }
        forgetEntries()
        return true
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
        let progress = step.map { host.strings(.countOfTotal, ["count": "\($0)", "total": "\(total ?? $0)"]) }
        let screen: QuestionScreen =
            question.content.kind == .form
            ? FormScreen(question, progress: progress) : QuestionScreen(question, progress: progress)
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
