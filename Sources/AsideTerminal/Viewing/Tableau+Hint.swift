import Aside
import AsideText

extension Tableau {
    /// Which keys do what where the user is.
    ///
    /// - Parameters:
    ///   - attention: where the user is.
    ///   - words: what the keys are called.
    ///   - columns: how wide the terminal is.
    /// - Returns: one line; where there is little room, only the most useful of it.
    func hint(for attention: Attention, _ words: TerminalWords, columns: Int) -> String {
        let hints = hints(for: attention, words)
        // A frame keeps two columns free on each side.
        let room = columns - 4
        let all = hints.joined(separator: words.separator)
        if all.columns <= room { return all }
        let separator = words.separator.split(separator: " ").joined(separator: " ")
        for count in stride(from: hints.count, to: 1, by: -1) {
            let some = hints.prefix(count).joined(separator: separator.isEmpty ? " " : " \(separator) ")
            if some.columns <= room { return some }
        }
        return hints.first ?? ""
    }

    /// The most useful first.
    private func hints(for attention: Attention, _ words: TerminalWords) -> [String] {
        var hints: [String] = []
        switch target(of: attention) {
        case .choice: hints = [words.press]
        case .option: hints = front.question?.count == nil ? [words.pick] : [words.toggle, words.submit]
        case .field: hints = [words.submit]
        case .item(let id): hints = front.hints(of: id, words)
        case nil: break
        }
        if front.question?.options.isEmpty == false { hints.append(words.filter) }
        if targets(for: attention).count > 1 { hints.append(words.move) }
        if front.question == nil {
            if front.path.count > 1 { hints.append(words.back) }
        } else if front.question?.kind == .sheet, front.path.count > 1 {
            hints.append(words.back)
        } else if front.question?.isDismissible == true {
            hints.append(words.close)
        }
        return hints + [words.quit]
    }
}

extension Tableau.Layer {
    fileprivate func hints(of id: Outline.Item.ID, _ words: TerminalWords) -> [String] {
        switch outline?[id]?.kind {
        case .action: [words.press]
        case .switch: [words.toggle]
        case .selection: [words.change]
        case .field: outline?.action(for: .enter) == nil ? [] : [words.submit]
        default: []
        }
    }
}
