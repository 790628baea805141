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
        if line.trimmed == strings.cancel, isCancellable {
            // A control of a screen keeps what it holds.
            return .taken(.make(rest == nil && control != nil ? [] : [.back]))
        }
        if line.trimmed == strings.goBack {
            if let fieldAbove {
                let question = LineQuestion(fieldAbove, then: .allBelow, of: front, isTyped: isTyped, strings)
                question.given = given
                question.goesBack = goesBack
                return .taken(.ask(question))
            }
            if goesBack { return .taken(.make([.back])) }
        }
        switch reply {
        case .nothing, .interruption: return .refused(strings.nothingAsked)
        case .text: return problem(line).map { .refused($0) } ?? .taken(take(line))
        case .number: return one(of: line)
        case .numbers(let count): return several(of: line, count)
        }
    }

    // MARK: Texts

    /// Returns why a line is no text of the field; `nil` if it is one.
    func problem(_ line: String) -> String? {
        guard let field = control, reply == .text else { return nil }
        if field.format == .lines { return line != strings.endOfText && collected.isFull ? strings.tooLong : nil }
        let text = meant(line)
        if field.isOptional, text.isEmpty { return nil }
        if let range = field.numberRange {
            return range.problem(with: text).map { strings.refusal(of: text, $0, in: range) }
        }
        guard let range = field.dateRange, let problem = range.problem(with: text) else { return nil }
        let refusal =
            switch problem {
            case .noDate: strings.noDateAtAll.with("example", range.textOfToday())
            case .outside:
                range.bounds.phrase(
                    between: strings.noDate, from: strings.noDateFrom, upTo: strings.noDateUpTo,
                    any: strings.noDateAtAll)
            }
        return refusal.with("answer", text.shortened)
    }

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
            if line == strings.endOfText { return fill(collected.lines.joined(separator: "\n")) }
            if !collected.lines.isEmpty || !line.isEmpty {
                collected.add(line)
                return .ask(self)
            }
        }
        // Who keeps what the check of a form has refused wants to change another field.
        return fill(meant(line), then: line.isEmpty && control?.error != nil ? .allBelow : rest)
    }

    private func fill(_ text: String) -> Step { fill(text, then: rest) }

    private func fill(_ text: String, then next: Rest?) -> Step {
        guard let field = control else { return .make([]) }
        let fill = Move.fill(field.id, text, isSecret: field.isSecure)
        return rest == nil && front.kind == .screen ? .make([fill, .leave(field.id)]) : .make([fill], then: next)
    }

    // MARK: Options

    private func step(of option: Option) -> Step {
        switch option.choice {
        case .edit(let item): return .ask(LineQuestion(editing: item, of: self))
        case .make(let moves):
            guard let control, moves != [.back] else { return .make(moves) }
            return rest == nil ? .make(moves + [.leave(control.id)]) : .make(moves, then: rest)
        }
    }

    private func one(of line: String) -> AnswerResult {
        if line.trimmed.isEmpty, let defaultNumber, let option = options[defaultNumber] {
            return .taken(step(of: option))
        }
        switch menu.match(line) {
        case .number(let number):
            guard let option = options[number] else { return refusal(of: line) }
            guard option.isEnabled else { return .refused(refusal(of: option)) }
            return .taken(step(of: option))
        case .several(let numbers): return ambiguity(of: line, numbers)
        case .nothing: return longList.map { one(of: line, in: $0) } ?? refusal(of: line)
        }
    }

    private func one(of line: String, in list: LongList) -> AnswerResult {
        if line.trimmed.isEmpty {
            return list.selected.map { .taken(.make([.pick([$0])])) } ?? refusal(of: line)
        }
        switch list.match(line) {
        case .option(let place):
            return list.options[place].unavailable.map { _ in .refused(refusal(of: list.options[place])) }
                ?? .taken(.make([.pick([place])]))
        case .found(let places):
            longList?.printed.formUnion(places)
            return .found(places.map { list.line($0, strings) })
        case .tooMany(let count):
            return .refused(strings.manyMatches.with("count", "\(count)", "answer", line.shortened))
        case .nothing: return .refused(strings.noMatch.with("answer", line.shortened))
        }
    }

    /// Selects the options of a long list that the parts of a line mean, and no others.
    private func several(
        of line: String, in list: LongList, _ count: ClosedRange<Int>
    ) -> AnswerResult {
        var places: Set<Int> = []
        let parts = line.contains(",") ? line.parts(between: ",").map { String($0) } : [line]
        for part in parts {
            switch list.match(part) {
            case .option(let place):
                if list.options[place].unavailable != nil { return .refused(refusal(of: list.options[place])) }
                places.insert(place)
            case .found, .tooMany, .nothing:
                // A line of numbers needs no commas.
                guard !menu.isExact else { return refusal(of: part) }
                let numbers = part.parts(separatedBy: \.isWhitespace).map { Int(String($0)) ?? 0 }
                guard numbers.count > 1, numbers.allSatisfy({ list.printed.contains($0 - 1) }) else {
                    return one(of: part, in: list)
                }
                places.formUnion(numbers.map { $0 - 1 })
            }
        }
        return check(count, places)
    }

    /// Selects the options whose numbers are in a line, and no others.
    ///
    /// An empty line keeps the selection.
    private func several(of line: String, _ count: ClosedRange<Int>) -> AnswerResult {
        if line.trimmed.isEmpty {
            return check(count, nil)
        }
        if line.trimmed.lowercased() == strings.noneOfThem.lowercased() {
            return check(count, [])
        }
        if let longList { return several(of: line, in: longList, count) }
        let matches =
            if case .nothing = menu.match(line) { menu.matches(line) } else { [(part: line, match: menu.match(line))] }
        var numbers: Set<Int> = []
        for (part, match) in matches {
            switch match {
            case .number(let number):
                if let option = options[number], !option.isEnabled { return .refused(refusal(of: option)) }
                numbers.insert(number)
            case .several(let numbers): return ambiguity(of: part, numbers)
            case .nothing: return refusal(of: part)
            }
        }
        return check(count, Set(numbers.map { $0 - 1 }))
    }

    /// Takes these options and no others, by their places; `nil` takes those that are selected.
    private func check(_ count: ClosedRange<Int>, _ places: Set<Int>?) -> AnswerResult {
        let chosen = places?.count ?? chosen
        guard !count.contains(chosen) else {
            return .taken(.make((places.map { [.pick($0.sorted())] } ?? []) + [.submit]))
        }
        let (first, last) = (count.lowerBound, min(count.upperBound, longList?.options.count ?? options.count))
        let wanted = first == last ? "\(first)" : strings.range.with("first", "\(first)", "last", "\(last)")
        return .refused(strings.wrongCount.with("count", wanted, "chosen", "\(chosen)"))
    }

    private func refusal(of option: Option) -> String {
        guard let reason = option.unavailable else { return strings.notAvailable.with("label", option.label) }
        return strings.notAvailableBecause.with("label", option.label, "reason", reason)
    }

    private func refusal(of option: ListOption) -> String {
        strings.notAvailableBecause.with("label", option.label, "reason", option.unavailable ?? "")
    }

    private func refusal(of line: String) -> AnswerResult {
        if menu.isExact {
            let all = longList?.options.map(\.label) ?? menu.labels.keys.sorted().compactMap { menu.labels[$0] }
            var labels = all.prefix(LongList.shortest).joined(separator: ", ")
            if longList != nil {
                labels = strings.andMore.with("labels", labels, "count", "\(all.count - LongList.shortest)")
            }
            return .refused(strings.noLabel.with("answer", line.shortened, "labels", labels))
        }
        if let longList { return .refused(strings.longList.with("count", "\(longList.options.count)").trimmed) }
        let numbers = Array(options.keys)
        let text =
            line.trimmed.isEmpty
            ? strings.nothingEntered : Int(line.trimmed) == nil ? strings.noChoice : strings.noNumber
        return .refused(
            text.with([
                "answer": line.shortened, "first": "\(numbers.min() ?? 0)", "last": "\(numbers.max() ?? 0)",
            ]))
    }

    private func ambiguity(of line: String, _ numbers: [Int]) -> AnswerResult {
        // The labels alone may be the same, as of a button in each row.
        let choices = numbers.map { number in
            strings.choice.with(["number": "\(number)", "label": options[number]?.label ?? ""]).trimmed
        }
        return .refused(
            strings.ambiguous.with("answer", line.shortened, "labels", choices.joined(separator: ", ")))
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

extension String {
    /// As much of the text as a user needs to recognise it.
    var shortened: String {
        count > 40 ? "\(prefix(40))…" : self
    }
}
