public import Aside
public import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The user's terminal: asks questions where a tool has got to, and shows whole flows on a screen of its own.
///
/// ```swift
/// let terminal = Terminal()
/// let name = try await terminal.prompt("Project name", text: "hello")
/// if try await terminal.confirm("Create “\(name)”?", action: "Create") { print("Created.") }
/// ```
///
/// It is a flow, so it has every function that asks. A question appears below what was printed, and leaves one line that
/// tells the answer. ``run(_:)`` gives a flow with screens the whole terminal. Where there is no terminal, as in a pipe
/// or under `TERM=dumb`, all of it happens in plain lines.
///
/// The terminal is taken over only while something is shown, and given back whatever happens: at the end, on an error,
/// on signals, in a crash. When the input ends, or the user presses Ctrl-C, every question ends with `CancellationError`,
/// at once and from then on.
@MainActor
public final class Terminal: Flow {
    /// How a terminal is used.
    public struct Style: Sendable, Hashable {
        fileprivate enum Kind {
            case automatic
            case lines
            case unattended
        }

        fileprivate let kind: Kind

        /// With keys and frames where that is possible, else in lines.
        public static let automatic = Style(kind: .automatic)
        /// In plain lines: for those who have the screen read to them, and for whoever asks for it.
        public static let lines = Style(kind: .lines)
        /// Asks nobody: a tool's `--yes`.
        ///
        /// Each question is answered as the Enter key would, which is told on standard error. A question without a default, one that
        /// tells of an error, and a prompt that refuses the text that it starts from end with `CancellationError`.
        public static let unattended = Style(kind: .unattended)
    }

    /// The stage that it shows.
    public let stage: Stage

    private let mode: Mode
    let end: EndOfInput

    private enum Mode {
        case keys(TerminalPresenter)
        case lines(LinePresenter)
        case unattended
    }

    /// The terminal that the process was started from.
    ///
    /// - Parameters:
    ///   - style: how it is used.
    ///   - theme: how frames look where there are 256 colours or more; by default `Theme.dark`, and
    ///     `Theme.light` where the terminal says that its ground is light.
    ///   - takesMouse: whether a whole screen is used with the mouse, too: a press presses, the wheel scrolls. Text is selected
    ///     with Shift then.
    ///   - strings: what is said beside what the flow says.
    ///   - stage: the stage to show; by default a new one.
    public init(
        _ style: Style = .automatic, theme: Theme? = nil, takesMouse: Bool = true,
        strings: TerminalStrings = .english, stage: Stage = Stage()
    ) {
        let end = EndOfInput()
        end.whenReached = { stage.abandon() }
        self.end = end
        self.stage = stage
        if style == .unattended {
            mode = .unattended
            let presenter = UnattendedPresenter(strings) { end.reach(byInterrupt: false) }
            presenter.whenRefused = { end.refused($0) }
            stage.attach(presenter)
        } else if style == .automatic, let device = try? TerminalDevice.forAsking() {
            let presenter = TerminalPresenter(
                stage, device, strings, theme: theme, takesMouse: takesMouse, end: end)
            end.whenReached = { [weak presenter] in
                presenter?.giveUp()
                stage.abandon()
            }
            mode = .keys(presenter)
            stage.attach(presenter)
        } else {
            let lines = LinePresenter(stage, strings: strings.lines) { end.reach(byInterrupt: false) }
            lines.whenRefused = { end.refused($0) }
            lines.whenAnswerRefused = { end.reach(byInterrupt: false, because: $0) }
            mode = .lines(lines)
            lines.start()
        }
    }

    /// Whether questions are answered by keys, and not line by line.
    public var isInteractive: Bool { presenter != nil }

    /// Whether nobody answers any more: the input has ended, or the user has pressed Ctrl-C.
    ///
    /// It tells what a `CancellationError` means: the user's going away, or else a choice not to go on.
    public var hasEnded: Bool { end.isReached }

    /// Whether the user has pressed Ctrl-C; a program then ends with status 130, as if the signal had ended it.
    ///
    /// In a tool that ``main(_:theme:strings:_:)`` runs, the signals INT, TERM and HUP are the same.
    public var wasInterrupted: Bool { end.wasInterrupt }

    /// Prints lines above what is asked now, such as what has been done while progress is shown.
    ///
    /// Between two questions, it is no different from Swift's `print`. While one stands, that would write into it.
    /// Under a whole screen, whatever is printed, also by Swift's `print`, is shown when the screen has gone.
    ///
    /// - Parameter text: one line or several.
    public func print(_ text: String) {
        switch mode {
        case .keys(let presenter): presenter.print(text)
        case .lines(let presenter): presenter.print(text)
        case .unattended:
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            ProcessOutput.write(lines.map { String($0).printable + "\n" }.joined())
        }
    }

    /// Prints lines to standard error, where ``print(_:)`` prints them to standard output.
    ///
    /// - Parameter text: one line or several.
    public func printError(_ text: String) {
        switch mode {
        case .keys(let presenter): presenter.print(text, to: STDERR_FILENO)
        case .lines(let presenter): presenter.print(text, to: STDERR_FILENO)
        case .unattended: ProcessOutput.write(text + "\n", to: STDERR_FILENO)
        }
    }

    /// Shows a flow on the whole terminal, and gives that back before it returns or throws.
    ///
    /// After Ctrl-C and at the end of the input the terminal is given back at once, whatever the flow does then; a second
    /// Ctrl-C ends the process as SIGINT does.
    ///
    /// - Parameter flow: the flow, on the terminal's stage.
    /// - Returns: what the flow returns.
    /// - Throws: what the flow throws; `CancellationError` where the input ended or the user pressed Ctrl-C;
    ///   ``RefusedAnswerError`` where an answer from a pipe was refused.
    public func run<Result>(_ flow: @escaping @MainActor (Stage) async throws -> Result) async throws -> Result {
        presenter?.beginRun()
        defer { presenter?.endRun() }
        let stage = stage
        return try await end.cancelling(on: stage) { try await flow(stage) }
    }

    private var presenter: TerminalPresenter? {
        if case .keys(let presenter) = mode { presenter } else { nil }
    }
}

extension TerminalDevice {
    /// The terminal that a tool can ask at: where it reads and writes, or else the one that it was started from.
    fileprivate static func forAsking() throws(TerminalError) -> TerminalDevice {
        do {
            return try TerminalDevice()
        } catch {
            // Somebody sits there and types, but reads what the tool writes elsewhere.
            guard error == .noTerminal, isatty(STDIN_FILENO) == 1 else { throw error }
            return try .controlling()
        }
    }
}
