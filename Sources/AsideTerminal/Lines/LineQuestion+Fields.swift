import Aside

extension LineQuestion {
    /// Prints which numbers a field accepts, and refuses every line that means another text.
    func takeNumber(
        in range: Outline.NumberRange, isOptional: Bool, meant: @escaping @MainActor (String) -> String
    ) {
        let strings = strings
        let hint = range.bounds.phrase(between: strings.numberRange, from: strings.numberFrom, upTo: strings.numberUpTo)
        if !hint.isEmpty { text.hints.append(hint) }
        problem = { line in
            let text = meant(line)
            if isOptional, text.isEmpty { return nil }
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
        return refusal.with("answer", text.shortened)
    }
}

extension LineQuestion {
    /// Prints which dates a field accepts, and refuses every line that means another text.
    func takeDate(
        in range: Outline.DateRange, isOptional: Bool, meant: @escaping @MainActor (String) -> String
    ) {
        let strings = strings
        text.hints.append(
            range.bounds.phrase(
                between: strings.dateRange, from: strings.dateFrom, upTo: strings.dateUpTo, any: strings.date
            ).with("example", range.textOfToday()))
        problem = { line in
            let text = meant(line)
            if isOptional && text.isEmpty { return nil }
            let refusal: String? =
                switch range.problem(with: text) {
                case .noDate: strings.noDateAtAll.with("example", range.textOfToday())
                case .outside:
                    range.bounds.phrase(
                        between: strings.noDate, from: strings.noDateFrom, upTo: strings.noDateUpTo,
                        any: strings.noDateAtAll)
                case nil: nil
                }
            return refusal?.with("answer", text.shortened)
        }
    }
}

extension LineQuestion {
    /// The maximum number of listed suggestions, because the user would have to scroll a longer list, or listen to it.
    private static let mostSuggestions = 9

    /// Lists the suggestions of a field with numbers, and returns the function from a line to the text that it means.
    ///
    /// It cannot list the results of a search. The list counts as a hint: the answer changes it, and that is no reason
    /// to print the question again. A number after `#` means a suggestion, because a line may be any text.
    func list(
        suggestionsOf field: Outline.Item, meant: @escaping @MainActor (String) -> String
    ) -> @MainActor (String) -> String {
        guard let suggestions = field.suggestions, !suggestions.isSearched, !suggestions.texts.isEmpty else {
            return meant
        }
        let texts = suggestions.texts.prefix(Self.mostSuggestions)
        let listed = texts.enumerated().map { strings.choice.with("number", "#\($0 + 1)", "label", $1) }
        text.hints.insert(contentsOf: listed, at: 0)
        text.hints.append(strings.suggested)
        listedSuggestions = texts.count
        return { line in
            let said = line.trimmed
            guard said.first == "#", let number = Int(String(said.dropFirst())), texts.indices.contains(number - 1)
            else {
                return meant(line)
            }
            return texts[number - 1]
        }
    }
}

extension LineQuestion {
    /// Takes lines as the text of a text area, up to a line that contains only a dot.
    ///
    /// An empty first line keeps the text of the area. A later empty line is a part of the text.
    func takeLines(
        meant: @escaping @MainActor (String) -> String, _ take: @escaping @MainActor (String) -> Step
    ) {
        text.hints.append(strings.untilDot.with("end", strings.endOfText))
        let (strings, collected) = (strings, Collected())
        problem = { $0 != strings.endOfText && collected.isFull ? strings.tooLong : nil }
        reply = .text { [unowned self] line in
            if line == strings.endOfText { return take(collected.lines.joined(separator: "\n")) }
            if collected.lines.isEmpty, line.isEmpty { return take(meant("")) }
            collected.add(line)
            return .ask(self)
        }
    }

    /// The lines so far.
    ///
    /// The lines of a pipe may never end.
    private final class Collected {
        private(set) var lines: [String] = []
        private var bytes = 0

        var isFull: Bool { lines.count >= 10_000 || bytes >= 4_000_000 }

        func add(_ line: String) {
            lines.append(line)
            bytes += line.utf8.count + 1
        }
    }
}

extension String {
    /// The first of several lines, with a sign that there are more.
    var firstLine: String {
        guard let end = firstIndex(where: \.isNewline) else { return self }
        return self[..<end] + " …"
    }
}
