import Aside

/// The rule that distinguishes the states of a walk.
extension WalkRun {
    func updateMemory(_ question: ModalContent? = nil, _ source: SourceLine? = nil) {
        // If nothing in view has changed, the passed time is no answer. Otherwise each tick of a clock would be a new state.
        if let last = steps.last, case .wait = explorer.plan.graph[last].operation,
            seen(question, source).whole == explorer.plan.graph.states[last.state].key.seen
        {
            memory.forgetNews()
        }
        guard hasStackChanged else { return memory.update(waiting: isStageEmpty ? [] : waitingOwners) }
        hasStackChanged = false
        isStageEmpty = walk.stage.entries.isEmpty && walk.stage.modals.isEmpty
        var owners: [AnswerMemory.Owner] = [.flow] + walk.stage.entries.map { .screen($0.id) }
        var entries = walk.stage.entries
        for modal in walk.stage.modals {
            if let stage = modal.stage {
                owners += [.modal(modal.id)] + stage.entries.map { .screen($0.id) }
                entries += stage.entries
            } else if modal.content.isFilledIn {
                owners.append(.modal(modal.id))
            }
        }
        for line in keptScreens.note(entries) { explorer.noteKept(at: line) }
        memory.update(owners, waiting: waitingOwners)
    }

    /// The screens on top that wait for input, and the prompt or the form on top, which learns nothing before it is left.
    private var waitingOwners: Set<AnswerMemory.Owner> {
        let stages = [walk.stage] + walk.stage.modals.compactMap(\.stage)
        var waiting: Set<AnswerMemory.Owner> = []
        for stage in stages where stage.acceptsInput {
            if let entry = stage.entries.last { waiting.insert(.screen(entry.id)) }
        }
        if let top = walk.stage.modals.last, top.content.isFilledIn, !top.content.isBusy, !top.isLeaving {
            waiting.insert(.modal(top.id))
        }
        return waiting
    }

    /// Hashes of what is seen, with and without how long each sleeping task still sleeps.
    func seen(_ question: ModalContent? = nil, _ source: SourceLine? = nil) -> (whole: Int, view: Int) {
        if question == nil, let view { return view }
        var hash = StateHash()
        hash.add(walk.stage)
        for modal in walk.stage.modals where !modal.isLeaving {
            hash.add(modal.content, at: modal.source)
            if let stage = modal.stage { hash.add(stage) }
        }
        if let question, let source { hash.add(question, at: source) }
        if let notice = walk.stage.notice?.content {
            hash.add(notice.text)
            hash.add(notice.action)
        }
        let view = hash.finish()
        let sleeps = walk.clock.remaining
        for duration in sleeps { hash.add(duration) }
        let seen = (whole: sleeps.isEmpty ? view : hash.finish(), view: view)
        if question == nil { self.view = seen }
        return seen
    }

    func key(_ question: ModalContent? = nil, _ source: SourceLine? = nil) -> StateKey {
        let (seen, view) = seen(question, source)
        var hasher = Hasher()
        hasher.combine(seen)
        memory.add(last: explorer.plan.memory, to: &hasher)
        for remember in walk.remembered { remember(&hasher) }
        let steady = hasher.finalize()
        guard !explorer.keptLines.isEmpty else {
            return StateKey(whole: steady, steady: steady, seen: seen, view: view)
        }
        keptScreens.add(of: explorer.keptLines, to: &hasher)
        return StateKey(whole: hasher.finalize(), steady: steady, seen: seen, view: view)
    }

    /// A hash of all past answers.
    var past: Int {
        var hasher = Hasher()
        memory.add(last: nil, to: &hasher)
        for remember in walk.remembered { remember(&hasher) }
        keptScreens.add(of: explorer.keptLines, to: &hasher)
        return hasher.finalize()
    }

    var topQuestion: ModalContent? {
        guard let top = walk.stage.modals.last(where: { !$0.isLeaving }), !top.content.isBusy else { return nil }
        return top.content
    }

    func placeInView(
        _ question: ModalContent?, _ source: SourceLine?
    ) -> (name: String, place: Path.Place, source: SourceLine?) {
        if let question { return ("\(question)", Path.Place(question), source) }
        let top = walk.stage.modals.last { !$0.isLeaving }
        if let top, top.content.kind != .sheet { return ("\(top.content)", Path.Place(top.content), top.source) }
        guard let entry = (top == nil ? walk.stage : top?.stage)?.entries.last else {
            return (top.map { "\($0.content)" } ?? "an empty stage", .flow, top?.source)
        }
        return (entry.screen.title, Path.Place(entry.screen), entry.source)
    }
}
