import Aside

/// A hash that distinguishes states by all that a presenter shows, in view or beneath.
@MainActor
struct StateHash {
    /// Hashes of what is seen, with and without how long each sleeping task still sleeps.
    typealias Seen = (whole: Int, view: Int)

    private var hasher = Hasher()

    /// Returns hashes of all that a stage shows.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - sleeps: How each task sleeps by the clock of the stage.
    ///   - covered: The hashes of covered screens.
    /// - Returns: The hashes.
    static func seen(
        on stage: Stage, sleeps: [some Hashable], _ covered: CoveredScreens
    ) -> Seen {
        var hash = StateHash()
        hash.add(stage, covered)
        for modal in stage.modals where !modal.isLeaving {
            hash.add(modal.content)
            hash.add(modal.source.line)
            if let stage = modal.stage { hash.add(stage, covered) }
        }
        if let notice = stage.notice { hash.add(notice.content) }
        let view = hash.finish()
        guard !sleeps.isEmpty else { return (view, view) }
        for sleep in sleeps { hash.add(sleep) }
        return (hash.finish(), view)
    }

    mutating func add<Value: Hashable>(_ value: Value) {
        hasher.combine(value)
    }

    /// Adds the screens of a stack, each with its type and line, and with all that it shows.
    ///
    /// What a covered screen shows may come from a model that it shares with the one in view.
    mutating func add(_ stage: Stage, _ covered: CoveredScreens) {
        let entries = stage.entries
        hasher.combine(entries.count)
        for entry in entries {
            hasher.combine(ObjectIdentifier(type(of: entry.screen)))
            hasher.combine(entry.source.line)
        }
        for entry in entries.dropLast() { hasher.combine(covered.hash(of: entry)) }
        hasher.combine(stage.acceptsInput)
        guard let front = entries.last else { return }
        covered.forget(front)
        hasher.combine(front.screen.fieldToLeave?.id)
        add(front.screen)
    }

    /// Adds what a screen shows.
    mutating func add(_ screen: any Screen) {
        hasher.combine(screen.title)
        if let step = screen as? any ShownQuestion { hasher.combine(step.question.severity) }
        add(screen.outline.items)
    }

    func finish() -> Int { hasher.finalize() }
}
