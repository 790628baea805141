import Aside

extension LineQuestion {
    /// Whether the question waits for a line.
    var isAnswerable: Bool {
        switch reply {
        case .nothing, .interruption: false
        case .number, .numbers, .text: true
        }
    }

    /// What a question did with an answer.
    enum AnswerResult {
        case taken(Step)
        /// The answer was refused, with the reason.
        case refused(String)
        /// The answer only finds some options of a long list, whose lines these are.
        case found([String])
    }

    func answer(_ line: String) -> AnswerResult {
        if line.trimmed == words[.cancel], isCancellable {
            // A control of a screen keeps what it holds.
            return .taken(.make(rest == nil && control != nil ? [] : [.back]))
        }
        if line.trimmed == words[.goBack] {
            if let fieldAbove {
                let question = LineQuestion(fieldAbove, then: .allBelow, of: front, isTyped: isTyped, words)
                question.given = given
                question.goesBack = goesBack
                return .taken(.ask(question))
            }
            if goesBack { return .taken(.make([.back])) }
        }
        switch reply {
        case .nothing, .interruption: return .refused(words[.nothingAsked])
        case .text: return problem(line).map { .refused($0) } ?? .taken(take(line))
        case .number: return one(of: line)
        case .numbers(let count): return several(of: line, count)
        }
    }

    // MARK: Texts

    /// Returns why a line is no text of the field; `nil` if it is one.
    func problem(_ line: String) -> String? {
        guard let field = control, reply == .text else { return nil }
        if field.format == .lines {
            return line != words[.endOfText] && collected.count >= Self.mostLines ? words[.tooLong] : nil
        }
        let text = meant(line)
        if field.isOptional, text.isEmpty { return nil }
        if let range = field.numberRange {
            guard let problem = range.problem(with: text) else { return nil }
            let isEmpty = text.trimmed.isEmpty
            let refusal =
                problem == .notWhole
                ? words[.noWholeNumber]
                : range.bounds.phrase(
                    between: words[isEmpty ? .nothingEntered : .noNumber], from: words[.noNumberFrom],
                    upTo: words[.noNumberUpTo], any: words[.noNumberAtAll])
            return refusal.with(["answer": text.shortened])
        }
        guard let range = field.dateRange, let problem = range.problem(with: text) else { return nil }
        let refusal =
            switch problem {
            case .noDate: words(.noDateAtAll, ["example": range.textOfToday()])
            case .outside:
                range.bounds.phrase(
                    between: words[.noDate], from: words[.noDateFrom], upTo: words[.noDateUpTo],
                    any: words[.noDateAtAll])
            }
        return refusal.with(["answer": text.shortened])
    }

    /// The most lines of one text, because nobody means more.
    private static let mostLines = 10_000

    /// The text that a line means: a suggestion by its number, or what an empty line keeps.
    private func meant(_ line: String) -> String {
        if line.trimmed.first == "#", let number = Int(String(line.trimmed.dropFirst())),
            listedSuggestions.indices.contains(number - 1)
        {
            return listedSuggestions[number - 1]
        }
        // Spaces around a number or a date are no part of it.
        let isText = control?.format == nil || control?.format == .lines
        let text = isText ? line : line.trimmed
        return text.isEmpty ? emptyText : text
    }

    private func take(_ line: String) -> Step {
        if control?.format == .lines {
            if line == words[.endOfText] { return fill(collected.joined(separator: "\n")) }
            if !collected.isEmpty || !line.isEmpty {
                collected.append(line)
                return .ask(self)
            }
        }
        // Who keeps what the check of a form has refused wants to change another field.
        return fill(meant(line), then: line.isEmpty && control?.error != nil ? .allBelow : rest)
    }

    private func fill(_ text: String) -> Step { fill(text, then: rest) }

    private func fill(_ text: String, then next: Rest?) -> Step {
        guard let field = control else { return .make([]) }
        let fill = FrontStep.fill(field.id, text)
        return rest == nil && front.kind == .screen ? .make([fill, .leave(field.id)]) : .make([fill], then: next)
    }

    // MARK: Options

    private func step(of option: Option) -> Step {
        switch option.choice {
        case .edit(let item): return .ask(LineQuestion(editing: item, of: self))
        case .make(let steps):
            guard let control, steps != [.back] else { return .make(steps) }
            return rest == nil ? .make(steps + [.leave(control.id)]) : .make(steps, then: rest)
        }
    }

    /// Lets the option be taken that a line means; if it means none that can be chosen, says so.
    private func answer(_ line: String, by take: (Int, Option) -> AnswerResult?) -> AnswerResult? {
        switch menu.match(line) {
        case .number(let number):
            guard let option = options[number] else { return refusal(of: line) }
            return option.isEnabled ? take(number, option) : .refused(refusal(of: option))
        case .several(let numbers): return ambiguity(of: line, numbers)
        case .found(let numbers):
            menu.printed.formUnion(numbers)
            return .found(numbers.map { shown(front.list?.options[$0 - 1], number: $0) })
        case .tooMany(let count):
            return .refused(words(.manyMatches, ["count": "\(count)", "answer": line.shortened]))
        case .nothing: return refusal(of: line)
        }
    }

    private func one(of line: String) -> AnswerResult {
        let result =
            line.trimmed.isEmpty
            ? defaultNumber.flatMap { options[$0] }.map { .taken(step(of: $0)) }
            : answer(line) { _, option in .taken(step(of: option)) }
        return result ?? refusal(of: line)
    }

    /// Selects the options that the parts of a line mean, and no others.
    ///
    /// An empty line keeps the selection.
    private func several(of line: String, _ count: ClosedRange<Int>) -> AnswerResult {
        if line.trimmed.isEmpty { return check(count, nil) }
        if line.trimmed.lowercased() == words[.noneOfThem].lowercased() { return check(count, []) }
        var places: Set<Int> = []
        for part in parts(of: line) {
            let result = answer(part) { number, _ in
                places.insert(number - 1)
                return nil
            }
            if let result { return result }
        }
        return check(count, places)
    }

    /// Returns the parts of a line, which are separated by commas, or by spaces if there is no comma.
    private func parts(of line: String) -> [String] {
        if menu.match(line) != .nothing { return [line] }
        let parts = line.split(separator: ",").map { String($0).trimmed }
        guard menu.unprinted > 0 else {
            return line.contains(",") ? parts : line.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        return parts.flatMap { part in
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            // A label of a long list may have several words, but a line of printed numbers needs no commas.
            return words.allSatisfy { Int($0).map(menu.printed.contains) ?? false } ? words : [part]
        }
    }

    /// Takes these options and no others, by their places; `nil` takes those that are selected.
    private func check(_ count: ClosedRange<Int>, _ places: Set<Int>?) -> AnswerResult {
        let chosen = places?.count ?? chosen
        guard !count.contains(chosen) else {
            return .taken(.make((places.map { [.pick($0.sorted())] } ?? []) + [.submit]))
        }
        let wanted = words.span(count, of: front.list?.options.count ?? 0)
        return .refused(words(.wrongCount, ["count": wanted, "chosen": "\(chosen)"]))
    }

    private func refusal(of option: Option) -> String {
        guard let reason = option.unavailable else { return words(.notAvailable, ["label": option.label]) }
        return words(.notAvailableBecause, ["label": option.label, "reason": reason])
    }

    private func refusal(of line: String) -> AnswerResult {
        if menu.isExact {
            let all = Array(menu.labels.keys).sorted().compactMap { menu.labels[$0] }
            var labels = all.prefix(Menu.longest).joined(separator: ", ")
            if all.count > Menu.longest {
                labels = words(.andMore, ["labels": labels, "count": "\(all.count - Menu.longest)"])
            }
            return .refused(words(.noLabel, ["answer": line.shortened, "labels": labels]))
        }
        let isEmpty = line.trimmed.isEmpty
        if menu.unprinted > 0 {
            let list = words(.longList, ["count": "\(menu.unprinted)"]).trimmed
            return .refused(isEmpty ? list : words(.noMatch, ["answer": line.shortened]))
        }
        let numbers = Array(options.keys)
        let text =
            isEmpty
            ? words[.nothingEntered] : Int(line.trimmed) == nil ? words[.noChoice] : words[.noNumber]
        return .refused(
            text.with([
                "answer": line.shortened, "first": "\(numbers.min() ?? 0)", "last": "\(numbers.max() ?? 0)",
            ]))
    }

    private func ambiguity(of line: String, _ numbers: [Int]) -> AnswerResult {
        // The labels alone may be the same, as of a button in each row.
        let choices = numbers.map { number in
            words(.choice, ["number": "\(number)", "label": options[number]?.label ?? ""]).trimmed
        }
        return .refused(
            words(.ambiguous, ["answer": line.shortened, "labels": choices.joined(separator: ", ")]))
    }
}

extension String {
    /// As much of the text as a user needs to recognise it.
    var shortened: String {
        count > 40 ? "\(prefix(40))…" : self
    }
}
