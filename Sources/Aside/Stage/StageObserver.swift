import Observation

/// Something that has happened on a stage, for analytics and logs.
public struct StageEvent: Sendable, Equatable {
    /// What has happened.
    public enum Kind: String, Sendable, Equatable {
        /// A question was shown, or a sheet or running work.
        case asked
        /// A question has ended with an answer.
        case answered
        /// A question has ended without an answer.
        case ended
        /// A screen has come on the stack.
        case shown
        /// A screen has left the stack.
        case left
    }

    /// What has happened.
    public let kind: Kind
    /// The question, such as `alert “Card declined”`, or the title of the screen.
    public let name: String
    /// The label of the choice or the row that was the answer; `nil` if there was none, or if it was entered.
    public let answer: String?
    /// The line of the flow that asked the question or showed the screen.
    public let source: SourceLine
}

extension Stage {
    /// Tells a function what happens on this stage and in its sheets: each question, each answer, and each screen.
    ///
    /// What the user types is never told. A question that a record answers is not shown, and not told either.
    ///
    /// - Parameter observer: Called on the main actor, in the order of the events.
    /// - Returns: The observation. It ends when nobody holds it any more.
    public func observe(_ observer: @escaping @MainActor (StageEvent) -> Void) -> StageObservation {
        StageObservation(of: self, observer)
    }
}

/// An observation of what happens on a stage, as long as somebody holds it.
@MainActor
public final class StageObservation {
    private let stage: Stage
    private let observer: @MainActor (StageEvent) -> Void
    private var questions: [Modal] = []
    private var screens: [StackEntry] = []

    init(of stage: Stage, _ observer: @escaping @MainActor (StageEvent) -> Void) {
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
        for modal in ended { observer(StageEvent(endOf: modal)) }
        for entry in left { observer(StageEvent(.left, entry)) }
        for entry in shown { observer(StageEvent(.shown, entry)) }
        for modal in asked { observer(StageEvent(kind: .asked, name: "\(modal)", answer: nil, source: modal.source)) }
    }
}

extension StageEvent {
    @MainActor
    fileprivate init(endOf modal: Modal) {
        let labels = modal.content.placeLabels
        let answer = modal.answeredPlace.flatMap { labels.indices.contains($0) ? labels[$0] : nil }
        let kind: Kind = modal.ending == .answered ? .answered : .ended
        self.init(kind: kind, name: "\(modal)", answer: modal.content.isFilledIn ? nil : answer, source: modal.source)
    }

    @MainActor
    fileprivate init(_ kind: Kind, _ entry: StackEntry) {
        self.init(kind: kind, name: entry.screen.title, answer: nil, source: entry.source)
    }
}
