import Observation

/// What the fields of one screen have found while the user types.
///
/// Renderers observe it: they are told when a search has ended.
@MainActor
@Observable
final class FieldSearches {
    private struct Found {
        /// The text of the field after the user typed.
        var entered: String
        var texts: [String] = []
    }

    private static let mostFields = 64

    private var found: [Outline.Item.ID: Found] = [:]
    @ObservationIgnored private var works: [Outline.Item.ID: TypingWork] = [:]

    nonisolated init() {}

    /// The texts that were found for a field; none if the program has changed its text meanwhile.
    func texts(for entered: String, in field: Outline.Item.ID) -> [String] {
        found[field].flatMap { $0.entered == entered ? $0.texts : nil } ?? []
    }

    /// Searches anew, because the user has typed.
    ///
    /// What was found before stays until something else is known.
    func search(_ search: FieldSearch, for entered: String, in field: Outline.Item.ID, of stay: ScreenStay) {
        forgetFields(except: field, of: stay)
        found[field, default: Found(entered: entered)].entered = entered
        let work = works[field] ?? TypingWork(after: search.pause)
        works[field] = work
        work.start(stay, isTyped: true) {
            try await search.find(entered)
        } use: { result in
            // If the search fails, the user can still type: the field just suggests nothing.
            self.found[field] = Found(entered: entered, texts: (try? result.get()) ?? [])
        }
    }

    /// Fields may come and go; what they found must not pile up.
    private func forgetFields(except field: Outline.Item.ID, of stay: ScreenStay) {
        guard works.count >= Self.mostFields, works[field] == nil else { return }
        for work in works.values { work.cancel(stay) }
        (works, found) = ([:], [:])
    }
}
