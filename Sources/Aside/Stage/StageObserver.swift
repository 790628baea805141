import Observation

/// Something that has happened on a stage, for analytics and logs.
///
/// A question is named like `alert “Card declined”`, a screen by its title.
public enum StageEvent: Sendable, Equatable {
    /// A question was shown, or a sheet or running work.
    case asked(_ question: String)
    /// A question has ended with an answer: the label of a choice or a row; `nil` if it was entered.
    case answered(_ question: String, with: String?)
    /// A question has ended without an answer.
    case ended(_ question: String)
    /// A screen has come on the stack.
    case shown(_ screen: String)
    /// A screen has left the stack.
    case left(_ screen: String)
}

extension Stage {
    /// Tells a function what happens on this stage and in its sheets: each question, each answer, and each screen.
    ///
    /// What the user types is never told. A question that a record answers is not shown, and not told either.
    ///
    /// - Parameter observer: Called on the main actor, in the order of the events, with the line of the flow that asked the
    ///   question or showed the screen.
    /// - Returns: The observation. It ends when nobody holds it any more.
    public func observe(_ observer: @escaping @MainActor (StageEvent, SourceLine) -> Void) -> StageObservation {
        StageObservation(of: self, observer)
    }
}

/// An observation of what happens on a stage, as long as somebody holds it.
@MainActor
public final class StageObservation {
    private let stage: Stage
    private let observer: @MainActor (StageEvent, SourceLine) -> Void
    private var questions: [Modal] = []
    private var screens: [StackEntry] = []

    init(of stage: Stage, _ observer: @escaping @MainActor (StageEvent, SourceLine) -> Void) {
        (self.stage, self.observer) = (stage, observer)
        look()
    }

    /// Compares what is there with what was there, and looks again when it changes.
    private func look() {
        let (modals, entries) = withObservationTracking {
            let open = stage.modals.filter { !$0.isLeaving }
            return (open, stage.entries + stage.modals.flatMap { $0.stage?.entries ?? [] })
        } onChange: { [weak self] in
            // A stage changes on the main actor only, and what observers see is changed already.
            MainActor.assumeIsolated { self?.look() }
        }
        let ended = questions.filter { question in question.ending != nil && !modals.contains { $0 === question } }
        let asked = modals.filter { modal in !questions.contains { $0 === modal } }
        let left = screens.filter { !entries.contains($0) }
        let shown = entries.filter { !screens.contains($0) }
        questions = questions.filter { $0.ending == nil } + asked
        screens = entries
        for modal in ended { observer(StageEvent(endOf: modal), modal.source) }
        for entry in left { observer(.left(entry.screen.title), entry.source) }
        for entry in shown { observer(.shown(entry.screen.title), entry.source) }
        for modal in asked { observer(.asked("\(modal)"), modal.source) }
    }
}

extension StageEvent {
    @MainActor
    fileprivate init(endOf modal: Modal) {
        let labels = modal.content.placeLabels
        let answer = modal.answeredPlace.flatMap { labels.indices.contains($0) ? labels[$0] : nil }
        self =
            modal.ending == .answered
            ? .answered("\(modal)", with: modal.content.isFilledIn ? nil : answer) : .ended("\(modal)")
    }
}
