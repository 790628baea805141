import Aside

/// The screens that a flow keeps while they are not shown, such as a form that keeps its text.
@MainActor
struct KeptScreens {
    private struct Known {
        weak var screen: (any Screen)?
        let source: SourceLine
        var isShown = true
    }

    private var known: [Known] = []

    /// Notes which screens are shown now.
    mutating func note(_ entries: [StackEntry]) {
        known.removeAll { $0.screen == nil }
        for index in known.indices { known[index].isShown = entries.contains { $0.screen === known[index].screen } }
        for entry in entries where !known.contains(where: { $0.screen === entry.screen }) {
            known.append(Known(screen: entry.screen, source: entry.source))
        }
    }

    /// Adds to a hash what they would show.
    func add(to hasher: inout Hasher) {
        for kept in known where !kept.isShown {
            guard let screen = kept.screen else { continue }
            hasher.combine(kept.source.line)
            hasher.combine(contentOf: screen)
        }
    }
}
