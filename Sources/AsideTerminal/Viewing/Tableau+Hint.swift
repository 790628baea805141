import Aside
import AsideText

extension Tableau {
    /// Which keys do what where the user is.
    ///
    /// - Parameters:
    ///   - attention: where the user is.
    ///   - words: what the keys are called.
    /// - Returns: one line; the most useful first, as it may be cut off.
    func hint(for attention: Attention, _ words: TerminalWords) -> String {
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
        return (hints + [words.quit]).joined(separator: words.separator)
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
