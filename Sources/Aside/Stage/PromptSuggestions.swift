/// The suggestions of a prompt's fields while the user types: matching texts of a list, or the results of a search.
@MainActor
final class PromptSuggestions {
    private enum Source {
        case texts([PromptField])
        case search(TypingWork, @MainActor (String) async throws -> [String])
    }

    private let source: Source
    /// The texts of the fields into which the user has typed.
    private var filters: [Int: SuggestionFilter] = [:]

    /// Makes suggestions from the fields' own lists; `nil` if no field has any.
    init?(of fields: [PromptField]) {
        guard fields.contains(where: { !$0.suggestions.isEmpty }) else { return nil }
        source = .texts(fields)
    }

    /// Makes suggestions from a search for the only field.
    ///
    /// The search runs after the user has stopped typing for the pause.
    init(after pause: Duration, _ search: @escaping @MainActor (String) async throws -> [String]) {
        source = .search(TypingWork(after: pause), search)
    }

    /// Searches for the text that the prompt starts from.
    func begin(_ modal: Modal) {
        search(modal, isTyped: false)
    }

    /// Called when the text of a field has changed.
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

    /// Stops suggesting, because the text is being submitted.
    func cancel(_ modal: Modal) {
        if case .search(let work, _) = source { work.cancel(modal) }
    }

    private func search(_ modal: Modal, isTyped: Bool) {
        guard case .search(let work, let search) = source, let text = modal.content.body.first?.text else { return }
        work.start(modal, isTyped: isTyped) {
            try await search(text)
        } use: { result in
            // If the search fails, the user can still type: the field just suggests nothing.
            modal.content.body[0].suggestions?.show((try? result.get()) ?? [])
        }
    }
}
