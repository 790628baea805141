import Aside

extension Outline.DateRange {
    /// The dates that an exploration enters: the ends of the range.
    ///
    /// For a missing end, the date of the day.
    var examples: [String] {
        let ends = [first, last].compactMap(\.self).map(text)
        return ends.isEmpty ? [textOfToday()] : ends
    }
}
