import Aside

extension Outline.NumberRange {
    /// Returns the numbers that an exploration enters: the ends of the range.
    ///
    /// If the range has no end on one side, the exploration enters the field's number or the next one instead.
    ///
    /// - Parameter text: The text that the field holds.
    /// - Returns: The texts: at least one. Each is a number in the range.
    func examples(beside text: String) -> [String] {
        let start = problem(with: text) == nil ? text : stepped("", by: 1)
        let examples = [least ?? start, most ?? stepped(start, by: 1)]
        return examples[0] == examples[1] ? [examples[0]] : examples
    }
}
