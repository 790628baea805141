import Aside

extension Outline.DateRange {
    /// What an exploration enters: the ends of the range, and where it has none, the date of the day.
    var examples: [String] {
        let ends = [first, last].compactMap(\.self).map(text)
        return ends.isEmpty ? [textOfToday()] : ends
    }
}
