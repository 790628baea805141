import Aside

/// The screens and modals on a stage in words.
struct StageSummary {
    /// The screens of one stack.
    struct Stack {
        var titles: [String]
        var acceptsInput: Bool
    }

    /// A modal, with the screens inside a sheet.
    struct Layer {
        var content: ModalContent
        var source: SourceLine
        var inside: Stack?
    }

    var stack: Stack?
    /// The modals, the topmost last.
    var modals: [Layer] = []

    /// A line for the stack, and some for each modal.
    var lines: [String] {
        [stack?.line].compactMap(\.self)
            + modals.flatMap { modal in
                let inside = (modal.inside?.line).map { ["shows: \($0)"] } ?? []
                return ["\(modal.content.name), asked at \(modal.source)"]
                    + (modal.content.details + inside).map { "  \($0)" }
            }
    }
}

extension StageSummary.Stack {
    /// The titles, the root first; `nil` of an empty stack.
    fileprivate var line: String? {
        titles.isEmpty ? nil : titles.joined(separator: " › ") + (acceptsInput ? "" : " (not accepting input)")
    }
}
