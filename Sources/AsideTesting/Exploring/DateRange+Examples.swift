import Aside

extension Outline.DateRange {
    /// The dates that an exploration enters: the ends of the range.
    ///
    /// If the range has no end on one side, the exploration enters today's date instead.
    var examples: [String] {
        let ends = [first, last].compactMap(\.self).map(text)
        return ends.isEmpty ? [textOfToday()] : ends
    }
}
