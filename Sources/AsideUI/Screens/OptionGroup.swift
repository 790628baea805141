import Aside

/// Adjacent rows of a list that belong to one group.
struct OptionGroup: Identifiable, Equatable {
    let name: String?
    let places: Range<Int>
    /// The first place; a group can appear again further down.
    var id: Int { places.lowerBound }

    /// Returns the groups of a list, from top to bottom.
    ///
    /// Adjacent rows without a group also form a group.
    static func groups(of options: [ListOption]) -> [OptionGroup] {
        let starts = options.indices.filter { $0 == 0 || options[$0].group != options[$0 - 1].group }
        return zip(starts, starts.dropFirst() + [options.count]).map { start, end in
            OptionGroup(name: options[start].group, places: start..<end)
        }
    }
}
