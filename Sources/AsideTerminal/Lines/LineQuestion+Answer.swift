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
        if line.trimmed == strings.cancel, let cancel { return .taken(cancel()) }
        if line.trimmed == strings.goBack, let goBack = goUp ?? goBack { return .taken(goBack()) }
        return switch reply {
        case .nothing, .interruption: .refused(strings.nothingAsked)
        case .text(let take): problem(line).map { .refused($0) } ?? .taken(take(line))
        case .number: one(of: line)
        case .numbers(let count, let take): several(of: line, count, take)
        }
    }

    private func one(of line: String) -> AnswerResult {
        if line.trimmed.isEmpty, let defaultNumber, let option = options[defaultNumber] {
            return .taken(option.choose())
        }
        switch menu.match(line) {
        case .number(let number):
            guard let option = options[number] else { return refusal(of: line) }
            guard option.isEnabled else { return .refused(refusal(of: option)) }
            return .taken(option.choose())
        case .several(let numbers): return ambiguity(of: line, numbers)
        case .nothing: return longList.map { one(of: line, in: $0) } ?? refusal(of: line)
        }
    }

    private func one(of line: String, in list: LongList) -> AnswerResult {
        if line.trimmed.isEmpty {
            return list.selected.map { .taken(list.choose([$0])) } ?? refusal(of: line)
        }
        switch list.match(line) {
        case .option(let place):
            return list.options[place].unavailable.map { _ in .refused(refusal(of: list.options[place])) }
                ?? .taken(list.choose([place]))
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
        of line: String, in list: LongList, _ count: ClosedRange<Int>, _ take: (Set<Int>?) -> Step
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
        return check(count, places.count) { take(Set(places.map { $0 + 1 })) }
    }

    /// Selects the options whose numbers are in a line, and no others.
    ///
    /// An empty line keeps the selection.
    private func several(of line: String, _ count: ClosedRange<Int>, _ take: (Set<Int>?) -> Step) -> AnswerResult {
        if line.trimmed.isEmpty {
            return check(count, chosen) { take(nil) }
        }
        if line.trimmed.lowercased() == strings.noneOfThem.lowercased() {
            return check(count, 0) { take([]) }
        }
        if let longList { return several(of: line, in: longList, count, take) }
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
        return check(count, numbers.count) { take(numbers) }
    }

    private func check(_ count: ClosedRange<Int>, _ chosen: Int, _ step: () -> Step) -> AnswerResult {
        guard !count.contains(chosen) else { return .taken(step()) }
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
            let all = longList?.options.map(\.label) ?? Array(menu.labels.keys).inOrder.compactMap { menu.labels[$0] }
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

extension String {
    /// As much of the text as a user needs to recognise it.
    var shortened: String {
        count > 40 ? "\(prefix(40))…" : self
    }
}
