import Observation

/// What the fields of one screen suggest.
///
/// Each text is filtered only once, because a presenter reads the screen for every frame.
@MainActor
final class FieldSuggestions {
    private struct Found {
        /// Made when the user first types.
        let filter: SuggestionFilter?
        let texts: [String]
        let entered: String
        let suggestions: Outline.Suggestions?
    }

    private static let mostFields = 64

    private var found: [Outline.Item.ID: Found] = [:]

    nonisolated init() {}

    /// Returns the texts that match a field's entry.
    func those(of texts: [String], for entered: String, in field: Outline.Item.ID) -> Outline.Suggestions? {
        // Equal arrays mostly share their storage. The comparison then costs nothing.
        let known = found[field].flatMap { $0.texts == texts ? $0 : nil }
        if let known, known.entered == entered { return known.suggestions }
        let filter = entered.isEmpty ? known?.filter : known?.filter ?? SuggestionFilter(texts)
        let suggestions = Outline.Suggestions(filter?.fitting(entered) ?? texts, room: texts.count)
        // Fields may come and go. Their suggestions must not pile up.
        if found.count >= Self.mostFields { found = [:] }
        found[field] = Found(filter: filter, texts: texts, entered: entered, suggestions: suggestions)
        return suggestions
    }
}

/// The suggestions that the fields of one screen have found while the user types.
///
/// Presenters observe it and learn when a search has ended.
@MainActor
@Observable
final class FieldSearches {
    private struct Found {
        /// The text of the field after the user typed.
        var entered: String
        var texts: [String] = []
        /// The number of the search that is about to run, or running.
        var search: Int?
    }

    private var found: [Outline.Item.ID: Found] = [:]
    @ObservationIgnored private var running: [Outline.Item.ID: Task<Void, Never>] = [:]
    @ObservationIgnored private var lastSearch = 0

    nonisolated init() {}

    /// Returns the texts that a search found for a field; none if the program has changed the field's text meanwhile.
    func texts(for entered: String, in field: Outline.Item.ID) -> [String] {
        found[field].flatMap { $0.entered == entered ? $0.texts : nil } ?? []
    }

    /// The fields whose search is about to run, or running.
    var pending: [Outline.Item.ID] { found.compactMap { $0.value.search == nil ? nil : $0.key } }

    /// Starts a new search for the text of a field; if the user has typed the text, it begins after the pause.
    ///
    /// The earlier results stay until the search has found something else.
    func search(
        _ control: InputControl, for entered: String, in field: Outline.Item.ID, of owner: TypingOwner,
        isTyped: Bool = true, whenFound: @escaping @MainActor () -> Void
    ) {
        guard let find = control.search else { return }
        if let task = running.removeValue(forKey: field) { owner.tasks.cancel(task) }
        lastSearch += 1
        let number = lastSearch
        found[field] = Found(entered: entered, texts: found[field]?.texts ?? [], search: number)
        let task = owner.startWork {
            if isTyped { do { try await owner.tasks.clock.sleep(for: control.pause) } catch { return } }
            guard self.found[field]?.search == number else { return }
            // If the search fails, the user can still type: the field just suggests nothing.
            let texts = (try? await find(entered)) ?? []
            // Only the result for the last text counts.
            guard self.found[field]?.search == number, owner.isOpen() else { return }
            self.running[field] = nil
            self.found[field] = Found(entered: entered, texts: texts)
            whenFound()
        }
        if found[field]?.search == number { running[field] = task }
    }
}
