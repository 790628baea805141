import Aside

extension LineQuestion {
    /// Prints which dates a field accepts, and refuses every other text.
    ///
    /// - Parameters:
    ///   - range: The dates.
    ///   - meant: The text that a line means.
    mutating func takeDate(in range: Outline.DateRange, meant: @escaping @MainActor (String) -> String) {
        let strings = strings
        text.hints.append(
            range.bounds.phrase(
                between: strings.dateRange, from: strings.dateFrom, upTo: strings.dateUpTo, any: strings.date
            ).with(["example": range.textOfToday()]))
        problem = { line in
            let text = meant(line)
            guard range.problem(with: text) != nil else { return nil }
            return range.bounds.phrase(
                between: strings.noDate, from: strings.noDateFrom, upTo: strings.noDateUpTo, any: strings.noDateAtAll
            ).with(["answer": text.shortened, "example": range.textOfToday()])
        }
    }
}
