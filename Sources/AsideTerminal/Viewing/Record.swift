import Aside
import AsideText

/// What stays of a question when it has been answered: a line, and below it the message of an alert.
struct Record {
    private let lines: [(sign: Character?, style: Style, text: String)]

    /// A record of a question that has ended.
    ///
    /// - Parameters:
    ///   - question: what was asked, with what was entered.
    ///   - place: the choice or the row that was picked, where it was one.
    ///   - isAnswered: whether it was answered.
    ///   - words: what is said of endings.
    ///   - theme: how signs look.
    init(of question: ModalContent, place: Int?, isAnswered: Bool, _ words: TerminalWords, _ theme: Theme) {
        let answer = isAnswered ? question.answer(place, words) : words.cancelled
        let title = [question.title, answer].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
        let isBad = !isAnswered || question.severity == .error
        let head = (
            sign: Optional(isBad ? theme.symbols.error : theme.symbols.success),
            style: isBad ? theme.error : theme.success, text: title
        )
        let message = question.kind == .alert ? question.message?.split(whereSeparator: \.isNewline) ?? [] : []
        lines = [head] + message.map { (nil, theme.faint, String($0)) }
    }

    /// The lines, for a terminal.
    func ansi(columns: Int) -> [String] {
        lines.map { line in
            let prefix = line.sign.map { Frame(line: String($0), columns: 1, style: line.style).ansi + " " } ?? "  "
            let text = Frame(
                line: line.text, columns: max(1, columns - 3), style: line.sign == nil ? line.style : .normal)
            return prefix + text.ansi
        }
    }
}

extension ModalContent {
    fileprivate func answer(_ place: Int?, _ words: TerminalWords) -> String? {
        switch kind {
        case .alert:
            guard choices.count > 1 else { return nil }
            return choices.first { $0.id == place }?.label
        case .choose:
            if let place { return options.first { $0.id == place }?.label }
            return options.filter(\.isSelected).map(\.label).joined(separator: ", ")
        case .prompt:
            return fields.map { $0.isSecure ? "•••" : $0.text }.joined(separator: ", ")
        case .progress, .sheet: return words.done
        }
    }
}
