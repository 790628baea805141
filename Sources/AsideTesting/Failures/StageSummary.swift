import Aside

/// A description of the screens and modals on a stage, in words.
struct StageSummary {
    struct Stack {
        var titles: [String]
        var acceptsInput: Bool
        /// The running actions of the screen on top.
        var busy: [String] = []
        /// The question that is on top, if it is one.
        var question: ModalContent?
    }

    /// A modal, with the screens inside a sheet.
    struct Layer {
        var content: ModalContent
        var source: SourceLine
        /// Whether its close guard is deciding.
        var isAskedToClose = false
        var inside: Stack?
    }

    var stack: Stack?
    /// The modals, the topmost last.
    var modals: [Layer] = []
    /// The modals that wait in line.
    var waiting: [Layer] = []

    /// A line for the stack, and a few for each modal.
    var lines: [String] {
        (stack?.lines ?? [])
            + modals.flatMap { modal in
                var inside = modal.inside?.lines ?? []
                if let first = inside.first { inside[0] = "shows: \(first)" }
                return ["\(modal.content.name), asked at \(modal.source)"]
                    + (modal.content.details(isAskedToClose: modal.isAskedToClose) + inside).map { "  \($0)" }
            }
            + waiting.map { "waiting in line: \($0.content.name), asked at \($0.source)" }
    }
}

extension StageSummary.Stack {
    private var notes: String {
        let notes = (acceptsInput ? [] : ["not accepting input"]) + busy.map { "busy: \($0)" }
        return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    /// The titles, the root first, and the parts of a question on top; none for an empty stack.
    fileprivate var lines: [String] {
        if titles.isEmpty { return [] }
        let parts = question?.details(isAskedToClose: false) ?? []
        return [titles.joined(separator: " › ") + notes] + parts.map { "  \($0)" }
    }
}
