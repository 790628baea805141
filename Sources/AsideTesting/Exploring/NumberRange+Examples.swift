import Aside

extension Outline.NumberRange {
    /// The numbers that an exploration enters: the ends of the range.
    ///
    /// For a missing end, the field's number or the next one.
    ///
    /// - Parameter text: The text that the field holds.
    /// - Returns: the texts: at least one, each a number of the range.
    func examples(beside text: String) -> [String] {
        let start = problem(with: text) == nil ? text : stepped("", by: 1)
        let examples = [least ?? start, most ?? stepped(start, by: 1)]
        return examples[0] == examples[1] ? [examples[0]] : examples
    }
}
