import Aside

/// The rows of a list that match a filter, kept so that nobody has to find them again for every key.
///
/// Everything in it follows from the list and the filter.
package struct Matches: Equatable, Sendable {
    private let filter: String
    private let options: [ListOption]
    /// The places of the rows, the best first.
    let places: [Int]
    /// The places of the rows that can be chosen.
    let available: [Int]
    /// The place of the row that the filter means, if that row cannot be chosen: Enter then chooses no other row.
    let refused: Int?

    init(_ options: [ListOption], filter: String) {
        self.filter = filter
        self.options = options
        places = RowFilter(filter).places(in: options.lazy.map(\.label))
        let isLimited = options.indices.contains { options[$0].unavailable != nil }
        available = isLimited ? places.filter { options[$0].unavailable == nil } : places
        guard isLimited, !filter.isEmpty else {
            refused = nil
            return
        }
        let name = filter.lowercased().withoutBlankEnds
        let exact = places.prefix { options[$0].label.lowercased() == name }
        let meant = exact.isEmpty ? places[...] : exact
        refused = meant.allSatisfy { options[$0].unavailable != nil } ? meant.first : nil
    }

    /// Returns whether these are the matches of a list and a filter.
    ///
    /// This is fast if the list has not changed.
    func isOf(_ options: [ListOption], filter: String) -> Bool {
        self.filter == filter && self.options == options
    }
}

extension StageSnapshot {
    /// Finds the rows that match the user's filter, unless they are known already, and stores them in the user's place.
    package func updateMatches(_ viewState: inout ViewState) {
        guard let options = front.list?.options else {
            viewState.matches = nil
            return
        }
        if viewState.matches?.isOf(options, filter: viewState.filter) != true {
            viewState.matches = Matches(options, filter: viewState.filter)
        }
    }
}

extension ViewState {
    /// Returns the options of a list that match the filter.
    func matches(in list: Outline.Item) -> Matches {
        if let matches, matches.isOf(list.options, filter: filter) { return matches }
        return Matches(list.options, filter: filter)
    }
}
