/// The fields of a prompt or a form that is shown: the user enters values, and submits them.
///
/// ``CheckedFields`` keeps what is typed, and runs the checks of the fields. This object shows the fields in the content
/// of the question, and answers once all checks have passed. A modal has it while it is asked; a step has it as long as
/// the flow keeps the step, so that Back shows again what was entered.
@MainActor
final class LiveForm<Answer> {
    private let make: @MainActor () -> EditedAnswer<Answer>
    private lazy var edited = make()
    private lazy var drafts = CheckedFields()
    /// The fields as they were last shown.
    private lazy var bound = BoundContent(elements: edited.elements())
    /// Whether the user has submitted, and checks are running.
    private var isSubmitted = false
    /// What the fields held before the user entered anything, or when they were answered; `nil` until something is entered.
    private var start: [FieldEntry]?
    /// Whether the fields hold something else than at first.
    ///
    /// What is typed and taken back has changed nothing.
    private(set) var hasChanged = false
    /// Whether the user is asked whether to discard what they entered.
    private var isAsking = false
    /// Why the check of a form refused, and the field that it named; `nil` for the form as a whole.
    private var refusal: (field: Outline.Item.ID?, reason: String)?
    /// The last answer, which nobody discards.
    private var answered: Answer?
    private var waiting: WaitingTask?

    init(_ make: @escaping @MainActor () -> EditedAnswer<Answer>) {
        self.make = make
    }

    /// The fields whose check or search is about to run, or running.
    var pendingFields: Set<Outline.Item.ID> { drafts.pending }

    // MARK: Its life

    /// Begins to check, in the task that shows the question: what checks has the task-local values of that task.
    func begin(in showing: some QuestionShowing<Answer>) {
        guard edited.hasTasks, showing.isOpen else { return }
        refresh(showing)
        drafts.whenChanged = { [weak self, weak showing] in
            // While it is submitted, the question is busy as a whole, and shows nothing new.
            if let self, let showing, !self.isSubmitted { self.refresh(showing) }
        }
        drafts.checkAtStart(bound.fields, of: showing.typing, showing.host.words)
        showing.work.start {
            while showing.isOpen {
                if self.isSubmitted {
                    await self.check(showing)
                } else {
                    await showing.host.tasks.wait(while: !self.isSubmitted && showing.isOpen) { self.waiting = $0 }
                }
            }
        }
    }

    /// Searches for the texts that the fields start from, now that the question is in view.
    func searchAtStart(in showing: some QuestionShowing<Answer>) {
        guard edited.hasTasks, showing.isOpen else { return }
        drafts.searchAtStart(bound.fields, of: showing.typing)
    }

    /// Ends what belongs to one showing.
    func end() {
        (isSubmitted, isAsking) = (false, false)
        waiting.wake()
    }

    /// Shows an answer that was given without the user.
    func show(_ answer: Answer) {
        edited.set(answer)
    }

    /// Shows again what there was before the user entered anything.
    func forgetEntries(in showing: some QuestionShowing<Answer>) {
        (edited, drafts, refusal) = (make(), CheckedFields(), nil)
        (start, hasChanged) = (nil, false)
        if let answered { edited.set(answered) }
        refresh(showing)
    }

    // MARK: What is shown

    /// Shows the fields as they are now, in one change.
    func refresh(_ showing: some QuestionShowing<Answer>) {
        // What has ended no longer changes.
        guard showing.isOpen else { return }
        let content = look(of: showing.content, showing.host.words)
        if content != showing.content { showing.content = content }
    }

    /// Returns the content of the question with the fields as they are now.
    func look(of shown: ModalContent, _ words: Words) -> ModalContent {
        var content = shown
        // The fields are kept, so they must not keep this object.
        bound = BoundContent(elements: edited.elements()) { [drafts, refusal] field, id, isEnabled in
            var look = drafts.look(at: field, id, isEnabled: isEnabled, words)
            if let refusal, refusal.field == id { look.error = look.error ?? refusal.reason }
            return look
        }
        content.body = bound.outline.items
        content.refusal = refusal.flatMap { $0.field == nil ? $0.reason : nil }
        content.typingCheck = drafts.typingCheck(of: bound.fields, words)
        content.isBusy = isSubmitted || isAsking
        return content
    }

    private func field(_ id: Outline.Item.ID) -> BoundField? {
        bound.fields.first { $0.id == id && $0.isEnabled }?.field
    }

    // MARK: What the user does

    /// Takes what the user enters into a field; returns `false` if it is refused.
    func enter(_ entry: FieldEntry, into id: Outline.Item.ID, in showing: some QuestionShowing<Answer>) -> Bool {
        guard showing.isOpen, !showing.content.isBusy, let field = field(id) else { return false }
        if let entered = drafts.entered, entered != id { leave(entered, in: showing) }
        if start == nil { start = showing.content.fields.entries }
        if let refusal, refusal.field ?? id == id { self.refusal = nil }
        drafts.enter(entry, into: id, field, of: showing.typing, showing.host.words)
        refresh(showing)
        hasChanged = showing.content.isWorthKeeping && showing.content.fields.entries != start
        return true
    }

    /// Runs the checks of a field of a form.
    ///
    /// A prompt has only one field, which is checked when the user submits it.
    func leave(_ id: Outline.Item.ID, in showing: some QuestionShowing<Answer>) {
        guard edited.isForm, !showing.content.isBusy, let field = field(id) else { return }
        drafts.leave(id, field, of: showing.typing, showing.host.words)
        refresh(showing)
    }

    /// Presses a button, by its place among the buttons.
    func press(_ place: Int, in showing: some QuestionShowing<Answer>) -> Bool {
        guard showing.content.choices.indices.contains(place) else { return false }
        return showing.content.choices[place].role == .cancel ? showing.leave() : submit(showing)
    }

    private func submit(_ showing: some QuestionShowing<Answer>) -> Bool {
        guard showing.isOpen, !showing.content.isBusy else { return false }
        refusal = nil
        let submission = edited.isChecked ? drafts.submit(bound.fields, showing.host.words) : .complete
        switch submission {
        case .wrong: refresh(showing)
        case .complete where edited.check == nil:
            guard let answer = edited.value(), showing.settle(answer, at: nil) else { return false }
            keep(answer)
        case .complete, .unchecked:
            refresh(showing)
            isSubmitted = true
            showing.content.isBusy = true
            showing.hostsWork(true)
            waiting.wake()
        }
        return true
    }

    private func keep(_ answer: Answer) {
        (answered, start, hasChanged) = (answer, nil, false)
    }

    // MARK: Checks

    private func check(_ showing: some QuestionShowing<Answer>) async {
        if await drafts.check(bound.fields, of: showing.typing, showing.host.words), let answer = edited.value() {
            do {
                try await edited.check?(answer)
                // A check that passes while the user decides must not save what they discard.
                await showing.host.tasks.wait(while: isAsking && showing.isOpen) { waiting = $0 }
                guard showing.isOpen, isSubmitted else { return }
                keep(answer)
                showing.settleByItself(.success(answer))
            } catch is CancellationError {
                // The check itself asked a question, and the user cancelled that question. They are back at the form.
            } catch {
                if showing.isOpen { refuse(error, showing) }
            }
        }
        guard showing.isOpen else { return }
        isSubmitted = false
        refresh(showing)
        if !isAsking { showing.hostsWork(false) }
    }

    /// Shows an error beside the field that caused it; if it names none, as the error of the form.
    private func refuse(_ error: any Error, _ showing: some QuestionShowing<Answer>) {
        let label = (error as? InvalidInput)?.field
        refusal = (showing.content.fields.first { $0.label == label }?.id, ErrorText(error).line)
    }

    /// Lets the user decide whether to discard what they entered.
    func discards(in showing: some QuestionShowing<Answer>) async -> Bool {
        isAsking = true
        refresh(showing)
        showing.hostsWork(true)
        let discards = await showing.stageOfWork.discardsEntries(showing.source)
        guard showing.isOpen else { return false }
        isAsking = false
        if discards { isSubmitted = false }
        refresh(showing)
        if !isSubmitted { showing.hostsWork(false) }
        waiting.wake()
        return discards
    }
}

extension LiveForm: ModalBehavior {
    var asksBeforeClosing: Bool { hasChanged }

    func happens(_ event: Modal.Event, to modal: AskedQuestion<Answer>) {
        switch event {
        case .began: begin(in: modal)
        case .appeared: searchAtStart(in: modal)
        case .mayClose:
            guard hasChanged else { return modal.host.closeGuard(of: modal.id, allows: true) }
            modal.work.start {
                let discards = await self.discards(in: modal)
                if modal.isOpen { modal.host.closeGuard(of: modal.id, allows: discards) }
            }
        case .ended: end()
        case .expired: break
        }
    }

    func operate(_ operation: Outline.Operation, at place: Int, of modal: AskedQuestion<Answer>) -> Bool {
        operation == .press && press(place, in: modal)
    }

    func enter(_ entry: FieldEntry, into field: Outline.Item.ID, of modal: AskedQuestion<Answer>) -> Bool {
        enter(entry, into: field, in: modal)
    }

    func leave(_ field: Outline.Item.ID, of modal: AskedQuestion<Answer>) {
        leave(field, in: modal)
    }
}

extension [Outline.Item] {
    /// What the fields among the items hold, as the user sees it.
    var entries: [FieldEntry] {
        compactMap { item in
            switch item.kind {
            case .field(let text, _, _, _): .text(text)
            case .switch(let isOn): .state(isOn)
            case .selection(_, let selected): .option(selected)
            default: nil
            }
        }
    }
}

extension Stage {
    /// Asks whether to discard what was entered into a form.
    func discardsEntries(_ form: SourceLine) async -> Bool {
        let words = host.words
        let discards = try? await ask(
            .confirm(words[.discardChanges], action: words[.discard], role: .destructive).cancel(words[.keepEditing]),
            file: form.fileID, line: form.line)
        return discards ?? false
    }
}

extension ModalContent {
    /// Makes the content of a prompt or a form before anything is entered, with a button to submit and one to cancel.
    ///
    /// The stage supplies the labels of the buttons.
    init(_ kind: Kind, _ title: String, _ message: String?, _ fields: [Outline.Item], checksWhileTyping: Bool) {
        self.init(
            kind: kind, title: title, message: message, body: fields,
            choices: [.init(id: 0, label: "", role: .preferred), .init(id: 1, label: "", role: .cancel)],
            typingCheck: checksWhileTyping ? .open : nil)
    }
}
