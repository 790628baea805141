/// What the fields of a prompt offer while its user types: those of some texts that fit, or what a search finds.
@MainActor
final class PromptSuggestions {
    private enum Source {
        case texts([PromptField])
        case search(TypingWork, @MainActor (String) async throws -> [String])
    }

    private let source: Source
    /// The texts of the fields, as far as somebody has typed into them.
    private var filters: [Int: SuggestionFilter] = [:]

    /// What fields offer; `nil` where none offers anything.
    init?(of fields: [PromptField]) {
        guard fields.contains(where: { !$0.suggestions.isEmpty }) else { return nil }
        source = .texts(fields)
    }

    /// What a search finds for the only field, once nobody has typed for the pause.
    init(after pause: Duration, _ search: @escaping @MainActor (String) async throws -> [String]) {
        source = .search(TypingWork(after: pause), search)
    }

    /// Searches for what the prompt starts from.
    func begin(_ modal: Modal) {
        search(modal, isTyped: false)
    }

    /// A field has another text.
    func typed(_ modal: Modal, into field: Int) {
        switch source {
        case .texts(let fields):
            guard let text = modal.content.body[field].text, !fields[field].suggestions.isEmpty else { return }
            let filter = filters[field] ?? SuggestionFilter(fields[field].suggestions)
            filters[field] = filter
            modal.content.body[field].suggestions?.show(filter.fitting(text))
        case .search: search(modal, isTyped: true)
        }
    }

    /// Nothing is offered any more for what is being submitted.
    func cancel(_ modal: Modal) {
        if case .search(let work, _) = source { work.cancel(modal) }
    }

    private func search(_ modal: Modal, isTyped: Bool) {
        guard case .search(let work, let search) = source, let text = modal.content.body.first?.text else { return }
        work.start(modal, isTyped: isTyped) {
            try await search(text)
        } use: { result in
            // A search that fails is no reason to stop who types.
            modal.content.body[0].suggestions?.show((try? result.get()) ?? [])
        }
    }
}
