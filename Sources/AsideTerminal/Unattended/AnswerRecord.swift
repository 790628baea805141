import Aside
import AsideText

/// The record of an ended question: a line with the answer, and below it the message of an alert.
struct AnswerRecord: Equatable {
    /// What the sign before the record says.
    private let sign: Severity
    /// Whether it is the record of a warning, which nobody has approved by reading it.
    private let isWarning: Bool
    /// The question and its answer.
    let title: String
    /// The message of an alert, which the user may want to read again.
    let message: [String]

    /// Makes the record of a question that has ended, with what was entered, or with the choice or the row that was
    /// picked.
    ///
    /// Where nobody has seen that a text is empty, the record says so.
    init(
        of question: ModalContent, place: Int?, _ ending: Ending, _ words: Words, saysEmpty: Bool = false
    ) {
        let entered = ending == .answered ? question.answer(place, words) : nil
        let answer =
            switch ending {
            case .answered: saysEmpty && question.kind == .prompt && entered == "" ? words.lines[.empty] : entered
            case .failed: words.terminal[.failed]
            case .unanswered: words.terminal[.unanswered]
            case .refused: words.terminal[.refused]
            case .expired: words.terminal[.expired]
            case .none: words.terminal[.cancelled]
            }
        isWarning = question.kind == .alert && question.severity == .warning && question.choices.count == 1
        // Who tries again after an error has not failed yet.
        let choice = question.choices.count > 1 ? question.choices.first { $0.id == place } : nil
        let goesOn = choice.map { $0.role != .cancel } ?? false
        sign =
            switch ending {
            case .answered where question.severity == .error: goesOn ? .warning : .error
            case .answered: isWarning ? .warning : .success
            default: .error
            }
        title = Self.line([question.title, answer].compactMap(\.self).filter { !$0.isEmpty })
        message =
            question.kind == .alert
            ? question.message?.spellingOutLinks(of: question.messageMarkup).lines().map(String.init) ?? [] : []
    }

    /// How a question ended, as a record shows it.
    enum Ending {
        case answered
        /// The work inside threw an error.
        case failed
        /// Nobody was there to answer, and the question had no answer of its own.
        case unanswered
        /// Nobody was there to answer, and the question's own answer was not accepted.
        case refused
        /// It expired without an answer.
        case expired
        case none
    }

    /// Writes no colon after a title that ends a sentence.
    static func line(_ parts: [String]) -> String {
        guard parts.count == 2, let last = parts[0].last else { return parts.joined() }
        return parts.joined(separator: last.isPunctuation && last != ")" && last != "”" ? " " : ": ")
    }

    /// The lines for an output that shows only text.
    func plain(_ words: LineWords) -> [String] {
        [words.text(title, isWarning ? .warning : .info)] + message.map { "  " + $0 }
    }

    /// Returns the lines for a terminal, wrapped between words.
    ///
    /// The terminal itself wraps a word that is longer than a line, such as a path, so that the user can copy it.
    func ansi(columns: Int, _ theme: Theme) -> [String] {
        let mark = theme.symbols.sign(of: sign).map { String($0) } ?? ""
        let head = Frame(line: mark, columns: 1, style: theme.style(of: sign)).ansi + " "
        let room = max(1, columns - 3)
        let titles = Self.wrapped(title, to: room).enumerated().map { index, line in
            (index == 0 ? head : "  ") + Self.drawn(line.shown(in: theme.glyphs), .normal)
        }
        return titles
            + message.flatMap { Self.wrapped($0, to: room) }.map {
                "  " + Self.drawn($0.shown(in: theme.glyphs), theme.faint)
            }
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
    /// Finds how a modal ended, after it has gone.
    @MainActor
    init(of modal: Modal) {
        // Work that the user has cancelled may return all the same.
        let isCancelled = modal.content.kind == .progress && modal.content.isBusy
        let isAnswered = modal.ending == .answered && !isCancelled
        self = isAnswered ? .answered : modal.ending == .expired ? .expired : .none
        if modal.ending == .answered, modal.failure != nil { self = .failed }
    }
}

extension Outline.Item {
    /// What the user entered with its label; `nil` for a switch that is off, and for a field that is empty.
    fileprivate func labelled(_ words: Words) -> String? {
        if case .switch = kind { return entered(words) }
        return entered(words).map { AnswerRecord.line([label, $0]) }
    }

    /// What the user entered, in a line; `nil` for a switch that is off, and for a field that is empty.
    fileprivate func entered(_ words: Words) -> String? {
        switch kind {
        case .switch(let isOn): return isOn ? label : nil
        case .selection(let options, let selected): return selected.map { options[$0] } ?? words.terminal[.none]
        default:
            guard let text, !text.isEmpty else { return nil }
            if isSecure { return words.terminal[.hidden] }
            // Spaces around a number or a date are no part of it.
            return format == nil || format == .lines ? text.firstLine : text.trimmed
        }
    }
}

extension ModalContent {
    fileprivate func answer(_ place: Int?, _ words: Words) -> String? {
        switch kind {
        case .alert:
            guard choices.count > 1 else { return nil }
            return choices.first { $0.id == place }?.label ?? words.terminal[.expired]
        case .choose:
            let options = options
            if let place { return options[place].label }
            // The user picked no row in a list of one.
            if count == nil { return words.terminal[.expired] }
            let labels = options.filter(\.isSelected).map(\.label)
            if labels.isEmpty { return words.terminal[.none] }
            guard labels.count > 10 else { return labels.joined(separator: ", ") }
            let first = labels.prefix(3).joined(separator: ", ")
            return words.lines(.andMore, ["labels": first, "count": "\(labels.count - 3)"])
        case .prompt: return fields.first?.entered(words) ?? ""
        case .form: return fields.compactMap { $0.labelled(words) }.joined(separator: ", ")
        case .progress, .sheet: return words.lines[.done]
        }
    }
}

/// A rule for records that a tool writes again and again, because it asks the same questions in a loop.
///
/// Nobody is there to end such a loop, so it must neither fill a log nor keep a processor busy.
struct RepeatedRecords {
    private var known: [[String]] = []
    /// How many records in a row are known.
    private var repeats = 0

    private static let written = 16
    private static let free = 100
    private static let remembered = 100

    /// How long to wait with the next answer; `nil` if this is no loop.
    var pause: Duration? { repeats > Self.free ? .milliseconds(10) : nil }

    /// Calls a function soon, in a loop after the pause: it must not keep the main actor from everything else.
    @MainActor
    func soon(_ body: @escaping @MainActor () -> Void) {
        Task {
            if let pause { try? await Task.sleep(for: pause) }
            body()
        }
    }

    /// Notes a record, and returns what to write in its place.
    mutating func note(_ record: [String]) -> [String] {
        if known.contains(record) {
            repeats += 1
        } else {
            repeats = 0
            if known.count == Self.remembered { known = [] }
            known.append(record)
        }
        return repeats < Self.written ? record : repeats == Self.written ? ["…"] : []
    }
}
