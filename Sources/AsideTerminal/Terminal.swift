public import Aside
public import AsideText

/// The user's terminal.
///
/// It asks questions below the present line, and shows whole flows on a screen of its own.
///
/// ```swift
/// let terminal = Terminal()
/// let name = try await terminal.prompt("Project name", .text("hello"))
/// if try await terminal.confirm("Create “\(name)”?", action: "Create") { print("Created.") }
/// ```
///
/// A terminal is a flow, so it has every function that asks. A question appears below the printed text, and leaves one
/// line with the answer. ``run(_:)`` gives the whole terminal to a flow with screens. If there is no terminal, as in a
/// pipe or with `TERM=dumb`, everything happens in plain lines: questions on standard error, answers from standard input.
/// Standard output holds only what the tool prints there.
///
/// The terminal is taken over only while something is shown. It is restored at the end, after an error, after a signal,
/// and after a crash. When the input ends, or the user presses Ctrl-C, every question ends with `CancellationError`,
/// now and later.
@MainActor
public final class Terminal: Flow {
    /// How a terminal is used.
    public struct Style: Sendable, Hashable {
        fileprivate enum Kind: Hashable {
            case automatic
            case lines
            case unattended
            case controllingTerminal
            case spoken(SpokenStyle)
        }

        fileprivate let kind: Kind

        /// With keys and frames if possible, or else in lines.
        public static let automatic = Style(kind: .automatic)
        /// In plain lines, such as for screen readers.
        public static let lines = Style(kind: .lines)
        /// Without questions to the user, as with a tool's `--yes`.
        ///
        /// Each question is answered as the Enter key would answer it, and standard error reports the answer. Four
        /// have no such default where nobody looks: a list in which nothing is selected, a destructive question, an
        /// alert about an error, and a prompt that refuses the text that it starts from. They end the input: this
        /// question ends with `CancellationError`, and so does every later one.
        public static let unattended = Style(kind: .unattended)
        /// At the terminal from which the process was started, even if standard input and output are data.
        ///
        /// `git ls-files | tool` reads the names of files from standard input, and asks its user at the terminal. If
        /// there is no terminal, as on a build machine, the first question ends the input: ``Terminal/run(_:)`` throws
        /// ``UnansweredError``, and ``Terminal/main(_:theme:words:options:given:_:)`` names the question and the
        /// option that answers it.
        public static let controllingTerminal = Style(kind: .controllingTerminal)

        /// Returns the style in which a presenter of another module speaks.
        package static func spoken(_ style: SpokenStyle) -> Style { Style(kind: .spoken(style)) }
    }

    /// The stage that the terminal shows.
    public let stage: Stage

    private let mode: Mode
    let end: EndOfInput
    /// The presenter that answers some questions beforehand; `nil` if nothing was given.
    private(set) var given: GivenAnswers?
    /// Asks all who answer without a person.
    private var loop: AnswerLoop?

    private enum Mode {
        case keys(TerminalPresenter)
        /// In lines or messages, or without questions.
        case console(any SpokenPresenter, Console)
    }

    /// Makes the terminal that the process was started from.
    ///
    /// - Parameters:
    ///   - style: How the terminal is used.
    ///   - theme: The styles of frames, if the terminal has 256 colours or more. By default `Theme.dark`, and
    ///     `Theme.light` if the terminal reports a light background.
    ///   - takesMouse: Whether the user can also use the mouse on a whole screen, to press and to scroll. Text is then
    ///     selected with Shift.
    ///   - words: The texts that the terminal adds to those of the flow.
    ///   - options: The options of the tool that answer questions, by the title or the id of the question. With
    ///     ``Style/unattended``, the tool names the option for a question that has no default answer.
    ///   - given: Answers given beforehand, by the title or the id of the question; see ``answers(fromFile:)``. All
    ///     other questions are asked.
    ///   - stage: The stage to show; by default a new one.
    public convenience init(
        _ style: Style = .automatic, theme: Theme? = nil, takesMouse: Bool = true,
        words: Words = .english, options: [String: String] = [:], given: [String: String] = [:],
        stage: Stage = Stage()
    ) {
        self.init(
            style, theme: theme, takesMouse: takesMouse, words: words, options: options, given: given,
            stage: stage, now: { .now })
    }

    /// Makes a terminal with a clock that tells how long a question is in view; a test passes its own.
    package init(
        _ style: Style, theme: Theme? = nil, takesMouse: Bool = true, words: Words = .english,
        options: [String: String] = [:], given: [String: String] = [:], stage: Stage = Stage(), console: Console? = nil,
        now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
    ) {
        let end = EndOfInput()
        end.whenReached = { stage.abandon() }
        self.end = end
        self.stage = stage
        let presenter: any Presenter
        (mode, presenter) = Self.mode(
            style, stage, end, console, words, theme: theme, takesMouse: takesMouse, options: options, now: now)
        end.whenEndless = { [weak self] in self?.printError("\(Self.toolName): \($0)") }
        stage.attach(presenter)
        if !given.isEmpty {
            let lines = presenter as? LinePresenter
            let next: GivenAnswers.Next =
                isInteractive
                ? .seesAll : style == .unattended ? .nobody : lines?.console.isTyped == true ? .user : .pipe
            let answers = GivenAnswers(given, on: stage, before: next, words, end: end) { [weak self] record in
                // A remark would first bring what is asked up to date; the record comes before the next question.
                if let lines { lines.write([record]) } else { self?.printError(record) }
            }
            self.given = answers
            if case .console(let presenter, _) = mode {
                presenter.given = answers
                answers.whenLeft = { [weak presenter] in presenter?.tellStage() }
            }
        }
        let answerers = [self.given as (any Answerer)?, presenter as? any Answerer].compactMap(\.self)
        if !answerers.isEmpty { loop = AnswerLoop(stage) { answerers } }
        if case .console(let presenter, _) = mode { presenter.start() }
    }

    private static func mode(
        _ style: Style, _ stage: Stage, _ end: EndOfInput, _ console: Console?, _ words: Words,
        theme: Theme?, takesMouse: Bool, options: [String: String],
        now: @escaping @MainActor () -> ContinuousClock.Instant
    ) -> (Mode, any Presenter) {
        let standard = console ?? .standard
        if case .spoken(let style) = style.kind {
            let presenter = style.make(stage, standard, end)
            return (.console(presenter, standard), presenter)
        }
        if console == nil, let device = style.device {
            let presenter = TerminalPresenter(
                stage, device, words, theme: theme, takesMouse: takesMouse, end: end, now: now)
            end.whenReached = { [weak presenter] in
                presenter?.giveUp()
                stage.abandon()
            }
            return (.keys(presenter), presenter)
        }
        if style != .unattended, let console = console ?? style.console {
            let presenter = LinePresenter(stage, on: console, words: words, end: end)
            presenter.whenLeft = { question in
                let option = question.names.lazy.compactMap { options[$0] }.first
                end.reach(
                    because: .ended(
                        words.terminal(.inputEndedBefore, ["question": question.names[0].firstLine.printable])
                            + (option.map { words.terminal(.useOption, ["option": $0]) } ?? "")))
            }
            end.whenReached = { [weak presenter] in
                presenter?.endLine()
                stage.abandon()
            }
            return (.console(presenter, console), presenter)
        }
        let presenter = UnattendedPresenter(
            stage, on: standard, words, options: options, hasNoTerminal: style != .unattended, end: end)
        return (.console(presenter, standard), presenter)
    }

    /// Whether questions are answered by keys, and not line by line.
    public var isInteractive: Bool { presenter != nil }

    /// Whether the input has closed: it has ended, or the user has pressed Ctrl-C.
    ///
    /// It tells you what a `CancellationError` means. If this is `true`, the user has gone. Otherwise, the user chose
    /// not to go on.
    public var hasEnded: Bool { end.isReached }

    /// Whether the user has pressed Ctrl-C.
    ///
    /// A program then ends with status 130, as if the signal had ended it.
    ///
    /// In a tool that ``main(_:theme:words:options:given:_:)`` runs, this is also `true` after the signals INT, TERM and HUP.
    public var wasInterrupted: Bool { end.wasInterrupt }

    /// Prints a result to standard output, above the current question.
    ///
    /// Only results go there: questions, progress, notices and the records of answers go to the terminal, or in lines to
    /// standard error. `v=$(tool)` and `tool | next` therefore read the results alone. For a remark to the user, use
    /// ``printError(_:)``.
    ///
    /// Between two questions, it does the same as Swift's `print`. While a question is shown, Swift's `print` would
    /// write into the question. While a whole screen is shown, printed text is kept, and replayed after the screen has
    /// gone. This is also true for Swift's `print`. Tabs stay; other control characters are replaced.
    ///
    /// - Parameter text: One line or several.
    public func print(_ text: String) {
        switch mode {
        case .keys(let presenter): presenter.print(text)
        case .console(let presenter as LinePresenter, _): presenter.print(text)
        case .console(_, let console):
            let lines = text.lines(keepingEmpty: true)
            console.writeResult(lines.map { String($0).printableResult + "\n" }.joined())
        }
    }

    /// Prints a remark to standard error, as ``print(_:)`` prints a result to standard output.
    ///
    /// - Parameter text: One line or several.
    public func printError(_ text: String) {
        switch mode {
        case .keys(let presenter): presenter.printError(text)
        case .console(let presenter, _): presenter.tell(text)
        }
    }

    /// Shows a flow on the whole terminal, and restores the terminal before it returns or throws.
    ///
    /// After Ctrl-C and at the end of the input, the terminal is restored at once, even if the flow continues. A second
    /// Ctrl-C ends the process as SIGINT does.
    ///
    /// - Parameter flow: The flow. It receives the terminal's stage.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws; `CancellationError` if the input ended or the user pressed Ctrl-C;
    ///   ``UnansweredError`` if an answer from a pipe was refused, or if nobody is asked and a question has no default
    ///   answer.
    public func run<Result>(_ flow: @escaping @MainActor (Stage) async throws -> Result) async throws -> Result {
        presenter?.beginRun()
        defer { presenter?.endRun() }
        let stage = stage
        return try await end.cancelling(on: stage) { try await flow(stage) }
    }

    /// Tells a program at the other end how the tool ends.
    func tellEnd(_ status: Int32) {
        if case .console(let presenter, _) = mode { presenter.end(status) }
    }

    private var presenter: TerminalPresenter? {
        if case .keys(let presenter) = mode { presenter } else { nil }
    }
}

extension Terminal.Style {
    /// The terminal for keys and frames; `nil` if there is none that can show them, or if the user wants lines.
    @MainActor
    fileprivate var device: TerminalDevice? {
        if Environment.ofProcess.wantsLines { return nil }
        return switch kind {
        case .automatic: try? .forAsking()
        case .controllingTerminal: try? .controlling()
        case .lines, .unattended, .spoken: nil
        }
    }

    /// Where lines are asked; `nil` if they are asked only at a terminal, and there is none.
    @MainActor
    fileprivate var console: Console? {
        kind == .controllingTerminal ? try? .controlling() : .standard
    }
}
