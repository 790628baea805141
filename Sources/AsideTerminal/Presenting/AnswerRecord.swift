import Aside
import AsideText

/// What stays of a question when it has gone: a line with the answer, and below it the message of an alert.
struct AnswerRecord: Equatable {
    /// Whether something went wrong: there is no answer, or it is the answer to an error.
    let isBad: Bool
    /// What was asked, and what was answered.
    let title: String
    /// The message of an alert; it is to be read again, unlike that of a question.
    let message: [String]

    /// A record of a question that has ended.
    ///
    /// - Parameters:
    ///   - question: what was asked, with what was entered.
    ///   - place: the choice or the row that was picked, where it was one.
    ///   - ending: how it ended.
    ///   - strings: what is said of endings.
    init(of question: ModalContent, place: Int?, _ ending: Ending, _ strings: TerminalStrings) {
        let answer =
            switch ending {
            case .answered: question.answer(place, strings)
            case .failed: strings.failed
            case .none: strings.cancelled
            }
        isBad = ending != .answered || question.severity == .error
        title = Self.line([question.title, answer].compactMap(\.self).filter { !$0.isEmpty })
        message =
            question.kind == .alert
            ? question.message?.spellingOutLinks(of: question.messageMarkup).split(whereSeparator: \.isNewline)
                .map(String.init) ?? [] : []
    }

    /// How a question ended, as far as a record is concerned.
    enum Ending {
        case answered
        /// What went on while it stood threw an error.
        case failed
        case none
    }

    /// A title that ends a sentence needs no colon after it.
    private static func line(_ parts: [String]) -> String {
        guard parts.count == 2, let last = parts[0].last else { return parts.joined() }
        return parts.joined(separator: last.isPunctuation && last != ")" && last != "”" ? " " : ": ")
    }

    /// The lines, where nothing can be drawn but text.
    var plain: [String] { [title] + message.map { "  " + $0 } }

    /// The lines, for a terminal, wrapped between words.
    ///
    /// A word that is longer than a line, such as a path, is left to the terminal, so that it can be copied.
    func ansi(columns: Int, _ theme: Theme) -> [String] {
        let sign = isBad ? theme.symbols.error : theme.symbols.success
        let head = Frame(line: String(sign), columns: 1, style: isBad ? theme.error : theme.success).ansi + " "
        let room = max(1, columns - 3)
        let titles = Self.wrapped(title, to: room).enumerated().map { index, line in
            (index == 0 ? head : "  ") + Self.drawn(line, .normal)
        }
        return titles + message.flatMap { Self.wrapped($0, to: room) }.map { "  " + Self.drawn($0, theme.faint) }
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        let hasLongWord = text.split(separator: " ").contains { word in
            word.count > width && word.allSatisfy { $0.columns == 1 }
        }
        return hasLongWord ? [text] : text.wrapped(to: width)
    }

    private static func drawn(_ line: String, _ style: Style) -> String {
        // No character takes more columns than it has bytes.
        Frame(line: line, columns: max(1, line.utf8.count), style: style).ansi
    }
}

extension AnswerRecord.Ending {
    /// How a question ended, once it has gone.
    @MainActor
    init(of modal: Modal) {
        self = modal.ending != .answered ? .none : modal.failure != nil ? .failed : .answered
    }
}

extension ModalContent {
    fileprivate func answer(_ place: Int?, _ strings: TerminalStrings) -> String? {
        switch kind {
        case .alert:
            guard choices.count > 1 else { return nil }
            return choices.first { $0.id == place }?.label ?? strings.expired
        case .choose:
            let options = options
            if let place { return options[place].label }
            // Nobody has picked a row of which there is one.
            if count == nil { return strings.expired }
            let labels = options.filter(\.isSelected).map(\.label)
            return labels.isEmpty ? strings.none : labels.joined(separator: ", ")
        case .prompt:
            return body.map { $0.isSecure ? strings.hidden : ($0.text ?? "").firstLine }.joined(separator: ", ")
        case .progress, .sheet: return strings.done
        }
    }
}
