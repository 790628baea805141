import Aside

/// The rows of a list that a filter lets through, found once and not for every key.
///
/// It tells nothing that the list and the filter do not tell, so two are always equal.
package struct Matches: Hashable, Sendable {
    private let filter: String
    private let options: [Outline.Option]
    /// The places of the rows, the best first.
    let places: [Int]
    /// Those of them that can be taken.
    let available: [Int]

    init(_ options: [Outline.Option], filter: String) {
        self.filter = filter
        self.options = options
        places = RowFilter(filter).places(in: options.lazy.map(\.label))
        let isLimited = options.contains { $0.unavailable != nil }
        available = isLimited ? places.filter { options[$0].unavailable == nil } : places
    }

    /// Whether these are the rows of a list that a filter lets through; cheap for a list that has not changed.
    func isOf(_ options: [Outline.Option], filter: String) -> Bool {
        self.filter == filter && self.options == options
    }

    package static func == (one: Matches, other: Matches) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}

extension StageSnapshot {
    /// Finds the rows that the user's filter lets through, unless they are known.
    ///
    /// - Parameter attention: where the user is; it remembers the rows.
    package func updateMatches(_ attention: inout Attention) {
        guard let options = front.list?.options else {
            attention.matches = nil
            return
        }
        if attention.matches?.isOf(options, filter: attention.filter) != true {
            attention.matches = Matches(options, filter: attention.filter)
        }
    }
}

extension Attention {
    /// The places of the options of a list that the filter lets through, the best first.
    func places(in list: Outline.Item) -> [Int] {
        known(in: list).places
    }

    /// The places of those of them that can be taken.
    func available(in list: Outline.Item) -> [Int] {
        known(in: list).available
    }

    private func known(in list: Outline.Item) -> Matches {
        if let matches, matches.isOf(list.options, filter: filter) { return matches }
        return Matches(list.options, filter: filter)
    }
}
