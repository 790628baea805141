import Aside

extension LineQuestion {
    /// Says which numbers a field takes, and refuses every other text.
    ///
    /// - Parameters:
    ///   - range: the numbers.
    ///   - meant: the text that a line stands for; `nil` for none.
    mutating func takeNumber(in range: Outline.NumberRange, meant: @escaping @MainActor (String) -> String?) {
        let strings = strings
        if let hint = strings.hint(on: range) { text.hints.append(hint) }
        problem = { line in
            guard let text = meant(line), let problem = range.problem(with: text) else { return nil }
            return strings.refusal(of: text, problem, in: range)
        }
    }
}

extension LineStrings {
    fileprivate func hint(on range: Outline.NumberRange) -> String? {
        switch (range.least, range.most) {
        case (let least?, let most?): numberRange.with(["first": least, "last": most])
        case (let least?, nil): numberFrom.with(["first": least])
        case (nil, let most?): numberUpTo.with(["last": most])
        case (nil, nil): nil
        }
    }

    fileprivate func refusal(
        of text: String, _ problem: Outline.NumberRange.Problem, in range: Outline.NumberRange
    ) -> String {
        let refusal =
            switch problem {
            case .notWhole: noWholeNumber
            case .noNumber, .outside:
                switch (range.least, range.most) {
                case (_?, _?): text.trimmed.isEmpty ? nothingEntered : noNumber
                case (_?, nil): noNumberFrom
                case (nil, _?): noNumberUpTo
                case (nil, nil): noNumberAtAll
                }
            }
        return refusal.with([
            "answer": text.shortened, "first": range.least ?? "", "last": range.most ?? "",
        ])
    }
}
