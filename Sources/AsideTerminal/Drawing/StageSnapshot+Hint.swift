package import Aside
package import AsideText

extension StageSnapshot {
    /// Returns the hint about the keys that the user can press at their place.
    ///
    /// It is one line. If there is little room, it contains only the most useful keys. If the user has asked for all
    /// keys, there are several lines.
    package func hint(for viewState: ViewState, _ all: Words, columns: Int) -> String {
        let words = all.terminal
        // A frame keeps two columns free at the left.
        let room = columns - 2
        if viewState.isExplaining { return allKeys(for: viewState, words).inLines(of: room, words[.separator]) }
        if viewState.isRefused, let reason = refusal(for: viewState, words) { return reason }
        var hints = hints(for: viewState, words)
        var separator = words[.separator]
        while true {
            let text = hints.map(\.text).joined(separator: separator)
            guard text.columns > room, hints.count > 1, let least = hints.map(\.use).max() else { return text }
            let short = " \(separator.trimmed) "
            if least < .filterFew, short.count < separator.count {
                separator = short
            } else if let place = hints.lastIndex(where: { $0.use == least }) {
                // No hint is cut in half.
                hints.remove(at: place)
            }
        }
    }

    /// A key with what it does, in the order of the hint.
    private typealias Hint = (text: String, use: Use)

    /// How useful a key is: first the keys to act here, then the keys to leave, then the obvious ones.
    private enum Use: Comparable {
        case act, submit, leave, filter, quit, move, filterFew
    }

    private func hints(for viewState: ViewState, _ words: WordsOf<TerminalWord>) -> [Hint] {
        if isAmongSuggestions(viewState) {
            return [
                (words[.take], .act), (words[.move], .move), (words[.toField], .leave), (words[.quit], .quit),
                (words[.help], .filterFew),
            ]
        }
        let field = target(of: viewState).flatMap { front.outline?[$0.item] }
        var hints = actHints(for: viewState, words) + fieldHints(field, words)
        func add(_ text: String, _ use: Use) { hints.append((text, use)) }
        if hasSeveralTargets(for: viewState), field?.completion == nil {
            let isBeside = front.asked?.kind == .alert
            add(usesArrows(viewState) ? words[.tab] : isBeside ? words[.moveAside] : words[.move], .move)
        }
        if !viewState.filter.isEmpty {
            add(words[.clearFilter], .leave)
        } else if let way = front.wayOut(words) {
            add(way, .leave)
        }
        add(words[.quit], .quit)
        if let answers = answerHint(for: viewState, words) { add(answers, .filterFew) }
        // While an answer is checked, any other key is kept for what follows.
        if front.asked?.isFilledIn != true || front.asked?.isBusy != true { add(words[.help], .filterFew) }
        return hints
    }

    /// The keys that operate the control in focus.
    private func actHints(for viewState: ViewState, _ words: WordsOf<TerminalWord>) -> [Hint] {
        var hints: [Hint] = []
        func add(_ text: String, _ use: Use) { hints.append((text, use)) }
        let format = format(at: viewState)
        if case .number? = format { add(isPrompt ? words[.step] : words[.stepAmongFields], .act) }
        if case .date? = format {
            add(words[.stepDate], .act)
            add(words[.today], .filter)
        }
        if format == .lines { add(words[.newLine], .act) }
        if front.asked?.isFilledIn == true, front.asked?.isBusy == true { add(front.words[.checking] + "…", .act) }
        guard let target = target(of: viewState) else { return hints }
        let next = front.nextField(after: target)
        switch front.outline?[target.item]?.kind {
        case .action: add(words[.press], .act)
        case .switch: add(words[.toggle], .act)
        case .selection: add(words[.change], .act)
        case .list(_, nil): add(words[.pick], .act)
        case .list(let options, let count?):
            add(words[.toggle], .act)
            if submits { add(words[.submit], .submit) }
            if let rule = words.count(count, of: options.count) { add(rule, .filterFew) }
        case .field where submits && next == nil:
            add(format == .lines ? words[.submitLines] : words[.submit], .act)
        default: break
        }
        if next != nil { add(format == .lines ? words[.nextAfterLines] : words[.next], .act) }
        return hints
    }

    /// The keys that help to fill in a field, and the one that filters a list.
    private func fieldHints(_ field: Outline.Item?, _ words: WordsOf<TerminalWord>) -> [Hint] {
        let rows = front.list?.options.count ?? 0
        let hints: [(Bool, String, Use)] = [
            (field?.suggestions?.texts.isEmpty == false, words[.suggestions], .filter),
            (field?.completion != nil, words[.complete], .filterFew),
            (field?.history != nil, words[.recall], .filter),
            (field?.isSecure == true, words[.reveal], .filter),
            (rows > 0, words[.filter], rows > 8 ? .filter : .filterFew),
        ]
        return hints.filter(\.0).map { ($0.1, $0.2) }
    }

    /// Returns why Enter does nothing in a list.
    private func refusal(for viewState: ViewState, _ words: WordsOf<TerminalWord>) -> String? {
        if let row = front.refusedRow(for: viewState) { return "\(row.label): \(row.unavailable ?? "")" }
        guard case .list(let options, let count?) = front.list?.kind else { return nil }
        return words.count(count, of: options.count)
    }

    /// Returns the keys for yes and no; `nil` if they are letters of a text, or mean nothing.
    private func answerHint(for viewState: ViewState, _ words: WordsOf<TerminalWord>) -> String? {
        guard shortAnswers.count == 2, !isTyping(viewState) else { return nil }
        return words(.shortAnswers, ["yes": front.words[.yesKey], "no": front.words[.noKey]])
    }

    /// Whether Enter submits the question, or presses the default action of the screen.
    private var submits: Bool {
        if let asked = front.asked { return asked.defaultChoice.map(asked.isEnabled) ?? false }
        return front.outline?.action(for: .enter)?.isEnabled ?? false
    }

    /// Returns whether ↑ and ↓ do something other than moving the focus.
    private func usesArrows(_ viewState: ViewState) -> Bool {
        guard !isAmongSuggestions(viewState), let field = target(of: viewState).flatMap({ front.outline?[$0.item] })
        else { return false }
        if case .number? = field.format { return isPrompt }
        return field.format != nil || field.suggestions?.texts.isEmpty == false || field.history != nil
    }

    private func allKeys(for viewState: ViewState, _ words: WordsOf<TerminalWord>) -> [String] {
        let answers = answerHint(for: viewState, words)
        var keys = hints(for: viewState, words).map(\.text).filter { $0 != words[.help] && $0 != answers }
        let target = target(of: viewState)
        if case .field? = target.flatMap({ front.outline?[$0.item] })?.kind {
            keys += [words[.deleteWord], words[.deleteLine]]
        } else {
            keys += letters
        }
        if hasSeveralTargets(for: viewState) {
            keys += (usesArrows(viewState) ? [] : [words[.tab]]) + [words[.ends], words[.leap]]
        }
        return keys + [words[.repaint], words[.suspend]]
    }
}

extension [String] {
    /// Returns the parts in as few lines as possible.
    fileprivate func inLines(of room: Int, _ separator: String) -> String {
        var lines: [String] = []
        for text in self {
            if let last = lines.last, (last + separator + text).columns <= room {
                lines[lines.count - 1] = last + separator + text
            } else {
                lines.append(text)
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension StageSnapshot {
    /// The letters that press a button, with the label of the button.
    fileprivate var letters: [String] {
        guard let outline = front.outline else { return [] }
        var keys = mnemonics
        for (letter, id) in shortAnswers { keys[letter] = id }
        let ofQuestion = keys.sorted { $0.key < $1.key }.compactMap { letter, id in
            outline[id].map { "\(letter) \($0.label)" }
        }
        let ofScreen = outline.controls.compactMap { item -> String? in
            guard item.isEnabled, case .action(_, .key(let key)?) = item.kind else { return nil }
            return "\(key) \(item.label)"
        }
        return ofQuestion + ofScreen
    }
}

extension StageSnapshot.Layer {
    /// Returns what the Escape key does.
    fileprivate func wayOut(_ words: WordsOf<TerminalWord>) -> String? {
        if question == nil || question?.kind == .sheet, path.count > 1 { return words[.back] }
        if step != nil, question == nil { return words[.close] }
        guard let question, question.isDismissible else { return nil }
        return question.kind == .progress ? words[.cancelWork] : words[.close]
    }
}

extension WordsOf<TerminalWord> {
    /// Returns how many options a list takes; `nil` if any number is right.
    fileprivate func count(_ count: ClosedRange<Int>, of options: Int) -> String? {
        guard count.lowerBound > 0 || count.upperBound < options else { return nil }
        return self(.count, ["count": all.lines.span(count, of: options)])
    }
}
