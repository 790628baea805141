/// What a prompt or a form does: the user enters values, and submits them.
///
/// ``FieldDrafts`` keeps what is typed, and runs the checks of the fields. This object shows the fields in the content
/// of the modal, and answers once all checks have passed.
@MainActor
final class FormBehavior<Answer>: ModalBehavior {
    private let edited: EditedAnswer<Answer>
    private lazy var drafts = FieldDrafts()
    /// The fields as they were last shown.
    private lazy var bound = BoundContent(elements: edited.elements())
    /// Whether the user has submitted, and checks are running.
    private var isSubmitted = false
    /// What the fields held before the user entered anything; `nil` until then.
    private var start: [FieldEntry]?
    /// Whether the fields hold something else than at first.
    ///
    /// What is typed and taken back has changed nothing.
    private var hasChanged = false
    /// Whether the user is asked whether to discard what they entered.
    private var isAsking = false
    /// Why the check of a form refused, and the field that it named; `nil` for the form as a whole.
    private var refusal: (field: Outline.Item.ID?, reason: String)?
    private var waiting: WaitingTask?

    init(_ edited: EditedAnswer<Answer>) {
        self.edited = edited
    }

    var asksBeforeClosing: Bool { hasChanged }

    var pendingFields: Set<Outline.Item.ID> { drafts.pending }

    // MARK: The life of the modal

    func happens(_ event: Modal.Event, to modal: AskedQuestion<Answer>) {
        switch event {
        case .began: if edited.hasTasks { begin(modal) }
        case .appeared:
            guard edited.hasTasks, modal.host.isOpen(modal.id) else { return }
            drafts.searchAtStart(bound.fields, of: modal.typing)
        case .mayClose: decideClosing(of: modal)
        case .ended: waiting.wake()
        case .expired: break
        }
    }

    private func begin(_ modal: AskedQuestion<Answer>) {
        guard modal.host.isOpen(modal.id) else { return }
        refresh(modal)
        drafts.whenChanged = { [weak self, weak modal] in
            // While it is submitted, the modal is busy as a whole, and shows nothing new.
            if let self, let modal, !self.isSubmitted { self.refresh(modal) }
        }
        drafts.checkAtStart(bound.fields, of: modal.typing, modal.host.strings)
        startChecking(modal)
    }

    /// Starts the task that checks what is submitted.
    ///
    /// It starts together with the question, so that it inherits the task-local values of the asking task.
    private func startChecking(_ modal: AskedQuestion<Answer>) {
        modal.work.start {
            while modal.host.isOpen(modal.id) {
                if self.isSubmitted {
                    await self.check(modal)
                } else {
                    await modal.host.tasks.wait(while: !self.isSubmitted && modal.host.isOpen(modal.id)) {
                        self.waiting = $0
                    }
                }
            }
        }
    }

    // MARK: What is shown

    /// Shows the fields as they are now, in one change.
    private func refresh(_ modal: Modal) {
        // A modal that has ended no longer changes.
        guard modal.host.isOpen(modal.id) else { return }
        var content = modal.content
        let words = modal.host.strings
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
        if content != modal.content { modal.content = content }
    }

    private func field(_ id: Outline.Item.ID) -> BoundField? {
        bound.fields.first { $0.id == id && $0.isEnabled }?.field
    }

    // MARK: What the user does

    func operate(_ operation: Outline.Operation, at place: Int, of modal: AskedQuestion<Answer>) -> Bool {
        guard operation == .press, modal.content.choices.indices.contains(place) else { return false }
        return modal.content.choices[place].role == .cancel ? modal.host.dismiss(modal.id) : submit(modal)
    }

    func enter(_ entry: FieldEntry, into id: Outline.Item.ID, of modal: AskedQuestion<Answer>) -> Bool {
        guard modal.host.isOpen(modal.id), !modal.content.isBusy, let field = field(id) else { return false }
        if let entered = drafts.entered, entered != id { leave(entered, of: modal) }
        if start == nil { start = modal.content.fields.entries }
        if let refusal, refusal.field ?? id == id { self.refusal = nil }
        drafts.enter(entry, into: id, field, of: modal.typing, modal.host.strings)
        refresh(modal)
        hasChanged = modal.content.isWorthKeeping && modal.content.fields.entries != start
        return true
    }

    /// Runs the checks of a field of a form.
    ///
    /// A prompt has only one field, which is checked when the user submits it.
    func leave(_ id: Outline.Item.ID, of modal: AskedQuestion<Answer>) {
        guard edited.isForm, !modal.content.isBusy, let field = field(id) else { return }
        drafts.leave(id, field, of: modal.typing, modal.host.strings)
        refresh(modal)
    }

    private func submit(_ modal: AskedQuestion<Answer>) -> Bool {
        guard modal.host.isOpen(modal.id), !modal.content.isBusy else { return false }
        refusal = nil
        let submission = edited.isChecked ? drafts.submit(bound.fields, modal.host.strings) : .complete
        switch submission {
        case .wrong: refresh(modal)
        case .complete where edited.check == nil:
            guard let answer = edited.value() else { return false }
            return modal.settle(answer)
        case .complete, .unchecked:
            refresh(modal)
            isSubmitted = true
            modal.content.isBusy = true
            modal.host.setHostsWork(true, modal.id)
            waiting.wake()
        }
        return true
    }

    // MARK: Checks

    private func check(_ modal: AskedQuestion<Answer>) async {
        if await drafts.check(bound.fields, of: modal.typing, modal.host.strings), let answer = edited.value() {
            do {
                try await edited.check?(answer)
                await untilDecided(modal)
                modal.settleByItself(.success(answer))
            } catch is CancellationError {
                // The check itself asked a question, and the user cancelled that question. They are back at the form.
            } catch {
                refuse(error, modal)
            }
        }
        guard modal.host.isOpen(modal.id) else { return }
        isSubmitted = false
        refresh(modal)
        if !isAsking { modal.host.setHostsWork(false, modal.id) }
    }

    /// Waits until the user has decided whether to discard what they entered.
    ///
    /// A check that passes meanwhile must not save what the user is about to discard, or has just discarded.
    private func untilDecided(_ modal: AskedQuestion<Answer>) async {
        await modal.host.tasks.wait(while: isAsking && modal.host.isOpen(modal.id)) { waiting = $0 }
    }

    /// Shows an error beside the field that caused it; if it names none, as the error of the form.
    private func refuse(_ error: any Error, _ modal: Modal) {
        let label = (error as? InvalidInput)?.field
        refusal = (modal.content.fields.first { $0.label == label }?.id, ErrorText(error).line)
    }

    /// Lets the user decide whether to discard what they entered.
    private func decideClosing(of modal: AskedQuestion<Answer>) {
        guard asksBeforeClosing else { return modal.host.closeGuard(of: modal.id, allows: true) }
        let (host, source) = (modal.host, modal.source)
        isAsking = true
        refresh(modal)
        host.setHostsWork(true, modal.id)
        modal.work.start {
            let discards = await Stage(host: host, surface: .modal(modal.id)).discardsEntries(source)
            guard host.isOpen(modal.id) else { return }
            self.isAsking = false
            self.refresh(modal)
            if !self.isSubmitted { host.setHostsWork(false, modal.id) }
            host.closeGuard(of: modal.id, allows: discards)
            self.waiting.wake()
        }
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
        let words = host.strings
        let discards = try? await ask(
            .confirm(words[.discardChanges], action: words[.discard], role: .destructive).cancel(words[.keepEditing]),
            file: form.fileID, line: form.line)
        return discards ?? false
    }
}

extension ModalContent {
    /// Whether what is entered takes long to enter again: in a form, and in several lines.
    var isWorthKeeping: Bool { kind == .form || kind == .prompt && fields.first?.format == .lines }

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

/// What a prompt or a form edits.
@MainActor
struct EditedAnswer<Answer> {
    /// The fields as they are now.
    let elements: @MainActor () -> [BoundElement]
    /// The answer; `nil` while there is none.
    let value: @MainActor () -> Answer?
    /// Replaces the answer.
    let set: @MainActor (Answer) -> Void
    /// The check of the whole answer, which runs when all fields hold values.
    let check: (@MainActor (Answer) async throws -> Void)?
    /// Whether an entry may be wrong.
    let isChecked: Bool
    /// Whether something is checked or searched in a task.
    let hasTasks: Bool
    let isForm: Bool
    /// Returns the text that stands for an answer.
    let text: (@MainActor (Answer) -> String?)?
}

extension EditedAnswer {
    /// What a prompt edits: one value, which is missing until an entry stands for it.
    static func prompt(_ label: String, _ input: Input<Answer>) -> EditedAnswer {
        let box = Box<Answer>()
        box.value = input.reading.atOnce?(input.start)
        let field = BoundField(input, error: nil, start: input.start) {
            guard let value = box.value else { return .nothing }
            return input.write.map { .entry($0(value)) } ?? .unwritable
        } set: {
            box.value = $0
        }
        return EditedAnswer(
            elements: { [BoundElement(field, label: label, isEnabled: true)] }, value: { box.value },
            // What no entry stands for could not be checked.
            set: { box.value = input.write == nil ? nil : $0 },
            check: nil,
            isChecked: field.isChecked, hasTasks: input.reading.checks > 0 || input.control.search != nil,
            isForm: false,
            text: { answer in input.write.flatMap { input.control.text(of: $0(answer)) } })
    }

    /// What a form edits: a copy of a value.
    static func form(
        _ value: Answer, _ fields: @escaping @MainActor (Answer) -> ScreenContent,
        _ check: (@MainActor (Answer) async throws -> Void)?
    ) -> EditedAnswer {
        let draft = Draft(value)
        return EditedAnswer(
            elements: { fields(draft.current).parts.map { $0.bound(to: draft) } }, value: { draft.current },
            set: { draft.current = $0 }, check: check, isChecked: true, hasTasks: true, isForm: true, text: nil)
    }
}

@MainActor
private final class Box<Value> {
    var value: Value?
}

/// The copy of a value that a form edits.
///
/// The key paths of the fields in a form lead through it to the properties of the value:
///
/// ```swift
/// struct Guest {
///     var name = ""
///     var isVegetarian = false
/// }
///
/// @ScreenBuilder<Draft<Guest>> @MainActor var guestFields: ScreenContent {
///     Field("Name", \.name)
///     Field("Vegetarian", \.isVegetarian)
/// }
/// ```
@dynamicMemberLookup
@MainActor
public final class Draft<Value> {
    // Any other public member would hide a property of the same name.
    fileprivate var current: Value

    fileprivate init(_ value: Value) {
        current = value
    }

    /// A property of the value.
    public subscript<Property>(dynamicMember property: WritableKeyPath<Value, Property>) -> Property {
        get { current[keyPath: property] }
        set { current[keyPath: property] = newValue }
    }
}
