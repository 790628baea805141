import Aside

/// A table of your own views for questions.
///
/// The table does not fix the type of a drawing, so it needs no user interface.
struct QuestionTable<Drawing> {
    private struct Entry {
        let isMeant: @MainActor (ModalContent) -> Bool
        let presentation: QuestionPresentation
        let make: @MainActor (Modal) -> Drawing
    }

    private var entries: [Entry] = []

    /// Registers a drawing for some questions.
    ///
    /// A later registration takes precedence.
    mutating func register(
        _ kind: ModalContent.Kind, where isMeant: @escaping @MainActor (ModalContent) -> Bool,
        in presentation: QuestionPresentation, make: @escaping @MainActor (Modal) -> Drawing
    ) {
        // A sheet shows a screen, which has a view already.
        guard kind != .sheet else { return }
        entries.append(Entry(isMeant: { $0.kind == kind && isMeant($0) }, presentation: presentation, make: make))
    }

    /// Returns how your own view for a question is shown; `nil` if there is none.
    @MainActor
    func presentation(of content: ModalContent) -> QuestionPresentation? {
        entry(for: content)?.presentation
    }

    /// Returns your own view for a question; `nil` if there is none.
    @MainActor
    func drawing(of modal: Modal) -> Drawing? {
        entry(for: modal.content)?.make(modal)
    }

    @MainActor
    private func entry(for content: ModalContent) -> Entry? {
        entries.last { $0.isMeant(content) }
    }
}
