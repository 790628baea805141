import Aside

/// Which questions have a view of one's own; what a drawing is, is left open, so that the table needs no user interface.
struct QuestionTable<Drawing> {
    private struct Entry {
        let isMeant: @MainActor (ModalContent) -> Bool
        let presentation: QuestionPresentation
        let make: @MainActor (Modal) -> Drawing
    }

    private var entries: [Entry] = []

    /// Says how some questions are drawn; later words count for more.
    mutating func register(
        _ kind: ModalContent.Kind, where isMeant: @escaping @MainActor (ModalContent) -> Bool,
        in presentation: QuestionPresentation, make: @escaping @MainActor (Modal) -> Drawing
    ) {
        // A sheet shows a screen, which has a view already.
        guard kind != .sheet else { return }
        entries.append(Entry(isMeant: { $0.kind == kind && isMeant($0) }, presentation: presentation, make: make))
    }

    /// How the view of a question comes into view; `nil` where it has none of its own.
    @MainActor
    func presentation(of content: ModalContent) -> QuestionPresentation? {
        entry(for: content)?.presentation
    }

    /// The view of a question; `nil` where it has none of its own.
    @MainActor
    func drawing(of modal: Modal) -> Drawing? {
        entry(for: modal.content)?.make(modal)
    }

    @MainActor
    private func entry(for content: ModalContent) -> Entry? {
        entries.last { $0.isMeant(content) }
    }
}
