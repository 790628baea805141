import Aside

/// Rows of a list that belong together and stand beside each other.
struct OptionGroup: Identifiable, Equatable {
    let name: String?
    let places: Range<Int>
    /// A group may come again further down.
    var id: Int { places.lowerBound }

    /// The groups of a list, from the top to the bottom; rows without a group are one, too.
    static func groups(of options: [Outline.Option]) -> [OptionGroup] {
        let starts = options.indices.filter { $0 == 0 || options[$0].group != options[$0 - 1].group }
        return zip(starts, starts.dropFirst() + [options.count]).map { start, end in
            OptionGroup(name: options[start].group, places: start..<end)
        }
    }
}
