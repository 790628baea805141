import Aside

/// Hashes that distinguish states by all that a presenter shows, in view or beneath.
@MainActor
extension Hasher {
    /// Hashes of what is seen, with and without how long each sleeping task still sleeps.
    typealias Seen = (whole: Int, view: Int)

    /// Returns hashes of all that a stage shows.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - sleeps: How each task sleeps by the clock of the stage.
    ///   - covered: The hashes of covered screens.
    /// - Returns: The hashes.
    static func seen(on stage: Stage, sleeps: [some Hashable], _ covered: CoveredScreens) -> Seen {
        var hasher = Hasher()
        hasher.combine(stackOf: stage, covered)
        for modal in stage.modals where !modal.isLeaving {
            hasher.combine(modal.content)
            hasher.combine(modal.source.line)
            if let stage = modal.stage { hasher.combine(stackOf: stage, covered) }
        }
        if let notice = stage.notice { hasher.combine(notice.content) }
        let view = hasher
        for sleep in sleeps { hasher.combine(sleep) }
        return (hasher.finalize(), view.finalize())
    }

    /// Adds the screens of a stack, each with its type and line, and with all that it shows.
    ///
    /// What a covered screen shows may come from a model that it shares with the one in view.
    private mutating func combine(stackOf stage: Stage, _ covered: CoveredScreens) {
        let entries = stage.entries
        combine(entries.count)
        for entry in entries {
            combine(ObjectIdentifier(type(of: entry.screen)))
            combine(entry.source.line)
        }
        for entry in entries.dropLast() { combine(covered.hash(of: entry)) }
        combine(stage.acceptsInput)
        guard let front = entries.last else { return }
        covered.forget(front)
        combine(front.screen.fieldToLeave?.id)
        combine(contentOf: front.screen)
    }

    /// Adds what a screen shows.
    mutating func combine(contentOf screen: any Screen) {
        let (title, outline) = screen.titleAndOutline
        combine(title)
        if let step = screen as? any ShownQuestion { combine(step.question.severity) }
        combine(outline.items)
    }
}
