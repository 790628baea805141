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
    ///
    /// Returns the lines of those that are shown again after they had left.
    mutating func note(_ entries: [StackEntry]) -> [SourceLine] {
        known.removeAll { $0.screen == nil }
        var shownAgain: [SourceLine] = []
        for index in known.indices {
            let isShown = entries.contains { $0.screen === known[index].screen }
            if isShown, !known[index].isShown { shownAgain.append(known[index].source) }
            known[index].isShown = isShown
        }
        for entry in entries where !known.contains(where: { $0.screen === entry.screen }) {
            known.append(Known(screen: entry.screen, source: entry.source))
        }
        return shownAgain
    }

    /// Adds to a hash what those of some lines would show.
    func add(of lines: Set<SourceLine>, to hasher: inout Hasher) {
        for kept in known where !kept.isShown && lines.contains(kept.source) {
            guard let screen = kept.screen else { continue }
            var hash = StateHash()
            hash.add(screen)
            hasher.combine(kept.source.line)
            hasher.combine(hash.finish())
        }
    }
}
