import Aside

extension Outline.NumberRange {
    /// What an exploration enters: the ends of the range, and where it has none, the number that is there or the next one.
    ///
    /// - Parameter text: what the field holds.
    /// - Returns: the texts, at least one, each of which is a number of the range.
    func examples(beside text: String) -> [String] {
        let start = problem(with: text) == nil ? text : stepped("", by: 1)
        let examples = [least ?? start, most ?? stepped(start, by: 1)]
        return examples[0] == examples[1] ? [examples[0]] : examples
    }
}
