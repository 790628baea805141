import Aside

/// A list with more rows than anybody wants to read, or to listen to.
///
/// The user enters a part of a label, and the rows with it are printed.
@MainActor
struct LongList {
    let options: [ListOption]
    /// Whether a line means an option only by its whole label.
    var isExact = false
    /// The options that were printed, so that the user knows their numbers.
    var printed: Set<Int> = []

    /// The most rows that are printed.
    static let shortest = 50

    /// What a line means.
    enum Match: Equatable {
        case option(Int)
        /// Some options whose labels contain the line.
        case found([Int])
        /// So many labels contain the line.
        case tooMany(Int)
        case nothing
    }

    /// Finds the option that a line means by its number, its label, or the beginning of its label; or those whose labels
    /// contain the line.
    func match(_ line: String) -> Match {
        let said = line.trimmed.lowercased()
        var same: [Int] = []
        var beginning: [Int] = []
        var containing: [Int] = []
        for (place, option) in options.enumerated() {
            let label = option.label.lowercased()
            guard label.contains(said) else { continue }
            containing.append(place)
            if label.hasPrefix(said) { beginning.append(place) }
            if label.utf8.count == said.utf8.count || label.trimmed == said { same.append(place) }
        }
        if same.count == 1 { return .option(same[0]) }
        if isExact { return .nothing }
        if same.isEmpty, let number = Int(said), printed.contains(number - 1) { return .option(number - 1) }
        if said.count >= Menu.shortest, beginning.count == 1 { return .option(beginning[0]) }
        if containing.isEmpty { return .nothing }
        return containing.count > Self.shortest ? .tooMany(containing.count) : .found(containing)
    }
}
