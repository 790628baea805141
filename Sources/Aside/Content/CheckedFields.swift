import Observation

/// The fields of one screen, prompt or form while the user types: their drafts, their checks, and what they suggest.
///
/// ``FieldDraft`` decides; this object keeps the drafts, writes the places, and runs the checks as work of the owner. A
/// presenter that has read a field observes its draft.
@MainActor
@Observable
final class CheckedFields {
    typealias ID = Outline.Item.ID

    private var drafts: [ID: FieldDraft] = [:]
    @ObservationIgnored private lazy var suggestions = FieldSuggestions()
    @ObservationIgnored private lazy var searches = FieldSearches()
    @ObservationIgnored private var running: [ID: Task<Void, Never>] = [:]
    @ObservationIgnored private var waiting: [WaitingTask] = []
    /// Counts the entries, so that code that waits for checks learns that the user went on.
    @ObservationIgnored private var entries = 0
    @ObservationIgnored private var lastRun = 0
    /// Called when a check or a search has changed what a field shows.
    @ObservationIgnored var whenChanged: @MainActor () -> Void = {}
    /// The field that has to be left before another control is used.
    @ObservationIgnored private(set) var entered: ID?

    nonisolated init() {}

    /// The fields whose check or search is about to run, or running.
    var pending: Set<ID> {
        var pending = Set(searches.pending)
        for (id, draft) in drafts where draft.run != nil { pending.insert(id) }
        return pending
    }

    // MARK: What a field shows

    /// Returns what a field shows.
    func look(at field: BoundField, _ id: ID, isEnabled: Bool, _ words: Words) -> FieldLook {
        let held = field.held()
        let draft = field.isChecked ? current(id, held) : nil
        let entry = draft?.entry ?? held.entry ?? field.start
        var look = FieldLook(entry: entry)
        if let text = entry.text { look.suggestions = suggested(by: field.control, for: text, in: id) }
        guard field.isChecked else { return look }
        let known = draft ?? FieldDraft(entry: entry, held: held, isEntered: false, checkState: .open)
        let facts = field.facts(about: entry, words)
        // What nobody can correct is not reported, and neither is what a prompt starts from.
        if known.isEntered || isEnabled && !field.isPrompt { look.error = field.problem(of: entry, words) }
        if case .refused(let reason) = known.checkState { look.error = look.error ?? reason }
        look.isBusy = known.run != nil && !known.isPausing
        look.isUnfinished = known.isUnfinished(facts)
        look.disablesDefaultAction = known.disablesDefaultAction(facts, isEnabled: isEnabled)
        return look
    }

    private func suggested(by control: InputControl, for text: String, in id: ID) -> Outline.Suggestions? {
        guard control.suggestsTexts else { return nil }
        if control.search != nil {
            var found = Outline.Suggestions.searched
            found.show(searches.texts(for: text, in: id))
            return found
        }
        return suggestions.those(of: control.suggestions, for: text, in: id)
    }

    /// Returns the draft of a field, unless the program has written the place meanwhile.
    private func current(_ id: ID, _ held: HeldEntry) -> FieldDraft? {
        drafts[id].flatMap { $0.held == held ? $0 : nil }
    }
}

// MARK: What the user does

extension CheckedFields {
    /// Takes what the user entered into a field.
    ///
    /// Without an owner, no check and no search can run now.
    func enter(_ entry: FieldEntry, into id: ID, _ field: BoundField, of owner: TypingOwner?, _ words: Words) {
        entries += 1
        let number = entries
        cancelChecks(of: id, owner)
        let plan = FieldDraft.plan(for: entry, field.facts(about: entry, words))
        var usual: FieldEntry?
        if plan.clears { field.clear() }
        if plan.writes { usual = field.value(entry)?() }
        // Writing the place may run code of the program, which may enter something itself.
        guard number == entries else { return }
        let held = field.held()
        let isReplaced = plan.writes ? usual != nil && usual != held.entry : plan.clears && held != .nothing
        let isKept = field.isChecked && !isReplaced
        drafts[id] = isKept ? FieldDraft(entry: entry, held: held, isEntered: true, checkState: plan.checkState) : nil
        entered = plan.checkState == .open && isKept ? id : nil
        if let owner, isKept, plan.checks > 0 { run(plan.checks, on: id, field, of: owner, pausing: plan.pauses) }
        if let owner, field.control.suggestsTexts, let text = (isKept ? entry : held.entry)?.text {
            searches.search(field.control, for: text, in: id, of: owner, whenFound: whenChanged)
        }
    }

    /// Runs the checks of a field that the user leaves, unless its entry is known to be a value.
    ///
    /// A refused entry is checked again: the reason may have been a network that was down.
    func leave(_ id: ID, _ field: BoundField, of owner: TypingOwner?, _ words: Words) {
        if entered == id { entered = nil }
        guard let owner, let checks = checksOnLeaving(id, field, words) else { return }
        run(checks, on: id, field, of: owner)
    }

    /// Returns how many checks run when the user leaves a field; `nil` if none do.
    func checksOnLeaving(_ id: ID, _ field: BoundField, _ words: Words) -> Int? {
        guard let draft = current(id, field.held()) else { return nil }
        let facts = field.facts(about: draft.entry, words)
        return draft.needsChecks(facts) && !draft.isChecking(facts) ? facts.checks : nil
    }

    /// Whether a field has to be checked before the default action.
    func needsChecks(_ placed: PlacedField, _ words: Words) -> Bool {
        let (draft, facts) = known(of: placed, words)
        return draft.needsChecks(facts)
    }

    /// Runs all checks that have not run, waits for them, and returns whether each field holds a value; `false` if the
    /// user enters something meanwhile.
    func check(_ fields: [PlacedField], of owner: TypingOwner, _ words: Words) async -> Bool {
        entered = nil
        let number = entries
        let fields = fields.filter(\.isChecked)
        for placed in fields {
            let (draft, facts) = known(of: placed, words)
            guard draft.needsChecks(facts), !draft.isChecking(facts) else { continue }
            run(facts.checks, on: placed.id, placed.field, of: owner)
        }
        await waitForChecks(of: fields.map(\.id), owner) { number == entries }
        guard number == entries, owner.isOpen(), !Task.isCancelled else { return false }
        return fields.allSatisfy { placed in
            let (draft, facts) = known(of: placed, words)
            return !facts.hasProblem && !draft.needsChecks(facts)
        }
    }

    /// Returns what is known about a field, and what has to be known to decide about its entry.
    private func known(of placed: PlacedField, _ words: Words) -> (FieldDraft, FieldDraft.Facts) {
        let draft = draft(of: placed.id, placed.field)
        return (draft, placed.field.facts(about: draft.entry, words))
    }

    /// Returns what is known about a field, also if the user has entered nothing.
    private func draft(of id: ID, _ field: BoundField) -> FieldDraft {
        let held = field.held()
        return current(id, held)
            ?? FieldDraft(entry: held.entry ?? field.start, held: held, isEntered: false, checkState: .open)
    }
}

// MARK: Prompts and forms

extension CheckedFields {
    /// What hinders that fields are submitted.
    enum Submission {
        /// Every field holds a value.
        case complete
        /// Some checks have to run.
        case unchecked
        /// An entry has a wrong format, which its field shows.
        case wrong
    }

    /// Takes what the fields show as what the user entered.
    func submit(_ fields: [PlacedField], _ words: Words) -> Submission {
        var submission = Submission.complete
        entered = nil
        for placed in fields where placed.isChecked {
            var (draft, facts) = known(of: placed, words)
            if !draft.isEntered, facts.hasProblem || draft.held == .nothing {
                draft = FieldDraft(entry: draft.entry, held: draft.held, isEntered: true, checkState: draft.checkState)
                drafts[placed.id] = draft
            }
            if facts.hasProblem {
                submission = .wrong
            } else if submission == .complete, draft.needsChecks(facts) {
                submission = .unchecked
            }
        }
        return submission
    }

    /// Runs the checks that run while the user types, before anything is typed.
    ///
    /// They show no error, because the user has not typed anything yet.
    func checkAtStart(_ fields: [PlacedField], of owner: TypingOwner, _ words: Words) {
        for placed in fields where placed.isEnabled && placed.field.checksWhileTyping > 0 {
            guard !known(of: placed, words).1.hasProblem else { continue }
            run(placed.field.checksWhileTyping, on: placed.id, placed.field, of: owner, isSilent: true)
        }
    }

    /// Searches for the texts that the fields start from.
    func searchAtStart(_ fields: [PlacedField], of owner: TypingOwner) {
        for placed in fields where placed.isEnabled && placed.field.control.search != nil {
            guard let text = draft(of: placed.id, placed.field).entry.text else { continue }
            searches.search(
                placed.field.control, for: text, in: placed.id, of: owner, isTyped: false, whenFound: whenChanged)
        }
    }

    /// Returns whether all entries pass the checks while the user types; `nil` if there are no such checks.
    func typingCheck(of fields: [PlacedField], _ words: Words) -> ModalContent.TypingCheck? {
        var check: ModalContent.TypingCheck?
        for placed in fields where placed.isEnabled && placed.field.checksWhileTyping > 0 {
            let (draft, facts) = known(of: placed, words)
            let hasPassed = draft.hasPassedTyping(facts)
            if check != .open { check = hasPassed ? .passed : .open }
        }
        return check
    }
}

// MARK: Checks

extension CheckedFields {
    /// Starts the first checks of a field.
    private func run(
        _ checks: Int, on id: ID, _ field: BoundField, of owner: TypingOwner, pausing: Bool = false,
        isSilent: Bool = false
    ) {
        cancelChecks(of: id, owner)
        var draft = draft(of: id, field)
        lastRun += 1
        let run = lastRun
        (draft.run, draft.runningChecks, draft.isPausing, draft.isSilent) = (run, checks, pausing, isSilent)
        drafts[id] = draft
        let task = owner.startWork {
            var result: Result<BoundField.Write?, any Error>
            do {
                if pausing { try await owner.tasks.clock.sleep(for: field.control.pause) }
                guard self.drafts[id]?.run == run else { return }
                if pausing {
                    self.drafts[id]?.isPausing = false
                    self.whenChanged()
                }
                result = .success(try await field.check(draft.entry, checks))
            } catch {
                result = .failure(error)
            }
            self.end(run, on: id, field, with: result, isOpen: owner.isOpen())
        }
        if drafts[id]?.run == run { running[id] = task }
    }

    /// Uses the result of checks, unless the entry or the place has changed meanwhile.
    private func end(
        _ run: Int, on id: ID, _ field: BoundField, with result: Result<BoundField.Write?, any Error>, isOpen: Bool
    ) {
        guard var draft = drafts[id], draft.run == run else { return }
        running[id] = nil
        draft.run = nil
        if case .success = result { draft.passedChecks = draft.runningChecks }
        drafts[id] = draft
        defer {
            whenChanged()
            wake()
        }
        guard isOpen, draft.held == field.held() else { return }
        switch result {
        case .success(nil): return
        case .success(let write?):
            draft.checkState = .passed
            drafts[id] = draft
            guard draft.isEntered || draft.held == .nothing else { return }
            let number = entries
            let usual = write()
            guard number == entries else { return }
            draft.held = field.held()
            drafts[id] = usual == nil || usual == draft.held.entry ? draft : nil
        // The check asked a question that the user dismissed. Nothing is known.
        case .failure(is CancellationError): drafts[id]?.checkState = .open
        case .failure where draft.isSilent: return
        case .failure(let error): drafts[id]?.checkState = .refused(ErrorText(error).line)
        }
    }

    private func cancelChecks(of id: ID, _ owner: TypingOwner?) {
        drafts[id]?.run = nil
        guard let task = running.removeValue(forKey: id) else { return wake() }
        if let owner { owner.tasks.cancel(task) } else { task.cancel() }
        wake()
    }

    private func waitForChecks(of ids: [ID], _ owner: TypingOwner, while isWanted: () -> Bool) async {
        func hasToWait() -> Bool { !Task.isCancelled && isWanted() && ids.contains { drafts[$0]?.run != nil } }
        await withTaskCancellationHandler {
            while hasToWait() {
                await owner.tasks.wait(while: hasToWait()) { waiting.append($0) }
            }
        } onCancel: {
            Task { @MainActor in self.wake() }
        }
    }

    private func wake() {
        let woken = waiting
        waiting = []
        for task in woken { task.resume() }
    }
}

/// The owner of fields that the user types into: a prompt or a screen on the stack.
@MainActor
struct TypingOwner {
    let tasks: StageTasks
    /// Whether the owner still needs the results of its work.
    let isOpen: @MainActor () -> Bool
    /// Starts work that ends with the owner.
    let startWork: @MainActor (_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never>
}
