import Aside
import AsideTesting

/// The facts by which the state of a walk is distinguished from others.
@MainActor
struct StateFacts {
    var memory = AnswerMemory()
    var keptScreens = KeptScreens()
    let coveredScreens = CoveredScreens()
    var hasStackChanged = true
    /// Whether there was no screen and no modal at the last change of the stack.
    var isStageEmpty = true
    /// What is seen, as long as nothing has run since it was read.
    var view: WalkRun.Seen?
}

/// The rule that distinguishes the states of a walk.
extension WalkRun {
    typealias Seen = StateHash.Seen

    func updateMemory() {
        if last.passed.times > 0 || last.isUnheard { forgetInVain(seen().whole) }
        learn()
    }

    /// Forgets that time has passed, or what the flow has not heard of, if nothing in view has changed since.
    ///
    /// It is no answer then. Otherwise each tick of a clock, and each refused value, would be a new state.
    func forgetInVain(_ seen: Int) {
        guard let step = route.steps.last, seen == graph.states[step.state].key.seen else { return }
        facts.memory.forgetNews()
    }

    /// Updates who has learned what.
    func learn() {
        guard facts.hasStackChanged else {
            return facts.memory.update(waiting: facts.isStageEmpty ? [] : waitingOwners)
        }
        facts.hasStackChanged = false
        facts.isStageEmpty = walk.stage.entries.isEmpty && walk.stage.modals.isEmpty && walk.stage.notice == nil
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
        for line in facts.keptScreens.note(entries) { explorer.known.noteKept(at: line) }
        facts.memory.update(owners, waiting: waitingOwners)
    }

    /// The screens on top that wait for input, and the prompt or the form on top, which learns nothing before it is left.
    private var waitingOwners: [AnswerMemory.Owner] {
        var waiting: [AnswerMemory.Owner] = []
        func add(_ stage: Stage) {
            if stage.acceptsInput, let entry = stage.entries.last { waiting.append(.screen(entry.id)) }
        }
        add(walk.stage)
        for modal in walk.stage.modals { modal.stage.map(add) }
        if let top = walk.stage.modals.last, top.content.isFilledIn, !top.content.isBusy, !top.isLeaving {
            waiting.append(.modal(top.id))
        }
        return waiting
    }

    func seen() -> Seen {
        if let seen = facts.view { return seen }
        let seen = StateHash.seen(on: walk.stage, sleeps: walk.clock.remaining, facts.coveredScreens)
        facts.view = seen
        return seen
    }

    /// Hashes of what is seen as soon as a question is shown.
    func seen(at question: ModalContent, _ source: SourceLine) -> Seen {
        // Nothing comes to an empty stage without a report.
        let isEmpty = facts.isStageEmpty && !facts.hasStackChanged
        return StateHash.seen(
            on: isEmpty ? nil : walk.stage, sleeps: walk.clock.remaining, facts.coveredScreens,
            asking: (question, source))
    }

    func key() -> StateKey { key(of: seen()) }

    func key(of shown: Seen) -> StateKey {
        let (seen, view) = shown
        var hasher = Hasher()
        hasher.combine(seen)
        addPast(last: explorer.plan.memory, to: &hasher)
        facts.keptScreens.add(of: explorer.known.keptLines, to: &hasher)
        return StateKey(whole: hasher.finalize(), seen: seen, view: view)
    }

    /// Adds what nobody sees now and what makes a difference later: past answers, and what waits in line.
    ///
    /// Limited memory distinguishes as many of each: in an app that goes on and on, the line may grow without an end.
    private func addPast(last count: Int?, to hasher: inout Hasher) {
        facts.memory.add(last: count, to: &hasher)
        for remember in walk.remembered { remember(&hasher) }
        // A notice without a button comes and goes by itself.
        let notices = walk.stage.notices.dropFirst().map(\.content).filter { $0.action != nil }
        let modals = walk.stage.waitingModals.map(\.content)
        guard count != 0, !(notices.isEmpty && modals.isEmpty) else { return }
        var line = StateHash()
        for notice in notices.prefix(count ?? .max) { line.add(notice) }
        for modal in modals.prefix(count ?? .max) { line.add(modal) }
        hasher.combine(line.finish())
    }

    /// A hash of all past answers.
    var past: Int {
        var hasher = Hasher()
        addPast(last: nil, to: &hasher)
        facts.keptScreens.add(of: explorer.known.keptLines, to: &hasher)
        return hasher.finalize()
    }

    var topQuestion: ModalContent? {
        guard let top = walk.stage.modals.last(where: { !$0.isLeaving }), !top.content.isBusy else { return nil }
        return top.content
    }

    /// The questions that wait in line, each with its line.
    var waitingInLine: [String] {
        walk.stage.waitingModals.map { "\($0.content), asked at \($0.source)" }
    }

    var placeInView: ShownPlace {
        let top = walk.stage.modals.last { !$0.isLeaving }
        if let top, top.content.kind != .sheet {
            return ShownPlace(name: "\(top.content)", place: Recording.Place(top.content), source: top.source)
        }
        guard let entry = (top == nil ? walk.stage : top?.stage)?.entries.last else {
            return ShownPlace(name: top.map { "\($0.content)" } ?? "an empty stage", source: top?.source)
        }
        return ShownPlace(name: entry.screen.title, place: Recording.Place(entry.screen), source: entry.source)
    }
}
