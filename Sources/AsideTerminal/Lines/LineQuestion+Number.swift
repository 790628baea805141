import Aside

extension LineQuestion {
    /// Prints which numbers a field accepts, and refuses every other text.
    ///
    /// - Parameters:
    ///   - range: The numbers.
    ///   - meant: The text that a line means.
    mutating func takeNumber(in range: Outline.NumberRange, meant: @escaping @MainActor (String) -> String) {
        let strings = strings
        let hint = range.bounds.phrase(between: strings.numberRange, from: strings.numberFrom, upTo: strings.numberUpTo)
        if !hint.isEmpty { text.hints.append(hint) }
        problem = { line in
            let text = meant(line)
            guard let problem = range.problem(with: text) else { return nil }
            return strings.refusal(of: text, problem, in: range)
        }
    }
}

extension LineStrings {
    fileprivate func refusal(
        of text: String, _ problem: Outline.NumberRange.Problem, in range: Outline.NumberRange
    ) -> String {
        let refusal =
            switch problem {
            case .notWhole: noWholeNumber
            case .noNumber, .outside:
                range.bounds.phrase(
                    between: text.trimmed.isEmpty ? nothingEntered : noNumber, from: noNumberFrom,
                    upTo: noNumberUpTo, any: noNumberAtAll)
            }
        return refusal.with(["answer": text.shortened])
    }
}
