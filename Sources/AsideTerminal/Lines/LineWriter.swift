import Aside
import AsideText

/// A writer of questions, and of the mark before an answer, which can be hidden.
@MainActor
final class LineWriter {
    private let console: Console
    private let mark: String
    private var isEmpty = true
    private var isPrompting = false
    /// Shows again what is typed; `nil` if it is shown.
    private var endHiding: (@MainActor () -> Void)?

    init(_ console: Console, mark: String) {
        self.console = console
        self.mark = mark
    }

    func write(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        // A blank line separates two questions. There is none before the first.
        let lines = isEmpty ? Array(lines.drop(while: \.isEmpty)) : lines
        endMark()
        write(Self.joined(lines))
    }

    /// Ends the line of the mark before something else is written.
    private func endMark() {
        if isPrompting { write("\n") }
        (isEmpty, isPrompting) = (false, false)
    }

    /// Prints a result, above the mark if the user sees both.
    func printResult(_ text: String) {
        if console.showsResults { endMark() }
        console.writeResult(Self.joined([text], \.printableResult))
    }

    func prompt() {
        if !isPrompting { write(mark) }
        isPrompting = true
    }

    private func write(_ text: String) { console.writeQuestion(text) }

    private static func joined(_ texts: [String], _ printable: (String) -> String = \.printable) -> String {
        texts.flatMap { $0.lines(keepingEmpty: true) }
            .map { printable(String($0)) + "\n" }.joined()
    }

    /// Ends the line of the mark, if no user has done so with the Enter key, and writes the answer unless the terminal
    /// shows it already or must hide it.
    func endPrompt(with answer: String?, isEchoed: Bool, isHidden: Bool) {
        if answer == nil || !isEchoed {
            write((isHidden ? "" : (answer ?? "").printable) + "\n")
        }
        isPrompting = false
        setHidden(false)
    }

    /// Ends the line of the mark, if there is one.
    func endLine() {
        if isPrompting { endPrompt(with: nil, isEchoed: false, isHidden: false) }
    }

    /// Hides what the user types from now on, or shows it again.
    func setHidden(_ isHidden: Bool) {
        if isHidden, endHiding == nil {
            endHiding = console.hideAnswer()
        } else if !isHidden {
            endHiding?()
            endHiding = nil
        }
    }
}
