import Aside
import AsideText

/// A presenter for a terminal that can do more than print lines.
///
/// It shows inline questions below the printed text, and screens on the whole terminal.
@MainActor
final class TerminalPresenter: Presenter {
    private let stage: Stage
    private let device: TerminalDevice
    private let words: Words
    /// The theme that the tool wants; `nil` to choose a suitable one.
    private let wantedTheme: Theme?
    private var theme: Theme
    /// Whether the mouse can be used on the whole screen.
    private let takesMouse: Bool
    /// Whether the terminal has reported a light background.
    ///
    /// The terminal is asked once.
    private static var isGroundLight: Bool?
    private static var hasAskedForGround = false
    private let end: EndOfInput
    private let now: @MainActor () -> ContinuousClock.Instant
    private var showing = Showing.nothing
    /// Keys that the user typed after an answer, for the next question.
    private var ahead = TypeAhead()
    /// How many runs use the whole screen, even while nothing is shown.
    private var runs = 0
    /// The entries that the last run has left on the stage.
    ///
    /// Nobody waits for them any more, and they leave by themselves.
    private var leftovers: [EntryID] = []
    /// The last notice that was printed, and is not shown any more.
    private weak var printedNotice: Notice?
    private var records = RepeatedRecords()
    /// Text that was printed while a flow had the whole screen.
    ///
    /// Text without a file is a remark, which goes to the terminal itself.
    private var unprinted: [(text: String, file: Int32?)] = []

    private enum Showing {
        case nothing
        case question(TerminalView, InlineCanvas)
        case screen(TerminalView, ScreenCanvas)
    }
    /// The questions of a wizard.
    private var wizard = WizardRecords()

    init(
        _ stage: Stage, _ device: TerminalDevice, _ words: Words, theme: Theme? = nil,
        takesMouse: Bool = true, end: EndOfInput, now: @escaping @MainActor () -> ContinuousClock.Instant
    ) {
        self.stage = stage
        self.device = device
        self.words = words
        self.end = end
        self.now = now
        device.escapeLosesText = { [weak stage] in stage?.modals.last?.holdsTypedText ?? false }
        self.takesMouse = takesMouse
        wantedTheme = theme
        self.theme = Theme(theme, device.environment, isGroundLight: Self.isGroundLight)
    }

    // MARK: Presenter

    func present(_ modal: Modal) { update() }
    func stackChanged(on stage: Stage) { update() }
    func refused(_ question: RefusedQuestion) { end.refused(question) }

    func announce(_ notice: Notice) {
        // Without a whole screen, there is no place to show a notice for a while.
        guard !isWhole, notice !== printedNotice else { return }
        let record = notice.content.record(theme.symbols).shown(in: theme.glyphs)
        guard notice.content.action != nil else {
            remark(record)
            notice.dismiss()
            return
        }
        printedNotice = notice
        for line in records.note([record]) { remark(line) }
        records.soon { notice.dismiss() }
    }

    func dismiss(_ modal: Modal) {
        let content = modal.content
        modal.reportGone()
        // A withdrawn modal has no answer yet.
        if case .question(_, let canvas) = showing, content.kind != .sheet, modal.ending != nil {
            let record = AnswerRecord(of: content, place: modal.answeredPlace, AnswerRecord.Ending(of: modal), words)
            canvas.end(leaving: record.ansi(columns: device.size.columns, theme))
            canvas.forgetRecords()
        }
        // The modal is in view until this method returns. Its caller continues only after that, and may print.
        Task { update() }
    }

    // MARK: The questions of a wizard

    /// The step that asks now, below the printed text.
    private var step: (any ShownQuestion)? {
        // Nobody answers any more, although the step leaves only when its flow has ended.
        guard !end.isReached, let entry = stage.entries.last, !leftovers.contains(entry.id) else { return nil }
        return entry.question
    }

    private func recordSteps(in view: [WizardRecords.Step]) {
        guard case .question(_, let canvas) = showing else {
            // There is no place for their records.
            wizard.steps = view
            return
        }
        // While Escape asks whether to discard what was changed, the step has no new answer yet.
        let asking = stage.acceptsInput || stage.isAskedToGoBack ? stage.entries.last?.id : nil
        wizard.update(view, on: canvas, asking: asking, isBelowModal: !modals.isEmpty) { [words, device, theme] in
            AnswerRecord(of: $0.questionAlone, place: $0.answered.place, $1, words)
                .ansi(columns: device.size.columns, theme)
        }
    }

    // MARK: Printing

    /// Prints a text above the current question.
    func print(_ text: String, to file: Int32 = ProcessOutput.results) {
        let lines = text.lines(keepingEmpty: true).map(String.init)
        let text = lines.map(\.printableResult).joined(separator: "\n")
        switch showing {
        // Output to another file, or without a question, needs no care.
        case _ where !ProcessOutput.isTerminal(file), .nothing: ProcessOutput.write(text + "\n", to: file)
        case .screen: unprinted.append((text, file))
        case .question: write(lines.map(\.printable))
        }
    }

    /// Prints a remark of the tool as ``print(_:to:)`` prints a result.
    func printError(_ text: String) { print(text, to: ProcessOutput.errors) }

    /// Prints a remark of the library at the terminal itself, so that it is not among the results of the tool.
    private func remark(_ text: String) {
        let lines = text.lines().map { String($0).printable }
        switch showing {
        case .nothing: device.writeRemark(lines.joined(separator: "\n") + "\n")
        case .screen: unprinted.append((lines.joined(separator: "\n"), nil))
        case .question: write(lines)
        }
    }

    /// Writes lines above the current question.
    private func write(_ lines: [String]) {
        guard case .question(let view, let canvas) = showing else { return }
        canvas.end(leaving: lines)
        canvas.forgetRecords()
        view.drawAnew()
    }

    // MARK: Runs

    /// Uses the whole screen for a run.
    func beginRun() {
        runs += 1
        update()
    }

    /// Restores the terminal before the run returns, unless another run continues.
    func endRun() {
        runs -= 1
        if runs == 0 { leftovers = stage.entries.map(\.id) }
        update()
    }

    /// Restores the terminal for good, although questions may still be open.
    ///
    /// Ctrl-C then has its usual effect: it ends the process, even if the process is busy.
    func giveUp() {
        device.isEnding = true
        recordSteps(in: [])
        // Keys that came together with Ctrl-C still belong to the terminal.
        Task { update() }
    }

    // MARK: What is shown

    private var isWhole: Bool {
        guard !end.isReached else { return false }
        return runs > 0 || modals.contains { $0.stage != nil }
            // The questions of a wizard are asked one below the other, like other questions.
            || stage.entries.contains { !leftovers.contains($0.id) && $0.question == nil }
    }

    private var modals: [Modal] { stage.modals.filter { !$0.isLeaving } }

    private func update() {
        recordSteps(in: WizardRecords.steps(on: stage))
        let asks = !modals.isEmpty || step != nil
        let isWhole = isWhole
        switch showing {
        case .screen(let view, _) where isWhole: view.draw()
        case .question(let view, _) where !isWhole && asks: view.drawAnew()
        default:
            stop()
            if isWhole { showScreen() } else if asks { showQuestion() }
        }
        // The last notice, which nobody could read, must not be lost with the screen.
        if !isWhole, let notice = stage.notice { announce(notice) }
    }

    private func stop() {
        if case .question = showing { device.awaitAnswers() }
        guard let view else { return }
        view.stop()
        ahead = view.ahead
        // The question moves to the whole screen.
        if case .question(_, let canvas) = showing { canvas.end() }
        showing = .nothing
        let isInterruptedAgain = end.wasInterrupt && device.takeUnreadInterrupt()
        device.giveBack()
        let texts = unprinted
        unprinted = []
        for (text, file) in texts {
            if let file { ProcessOutput.write(text + "\n", to: file) } else { device.writeRemark(text + "\n") }
        }
        if isInterruptedAgain { EndingSignals.interruptProcess() }
    }

    private func showScreen() {
        let canvas = ScreenCanvas(
            size: device.size, theme: theme, words: words, canErase: device.environment.erasesInColor
        ) { [device] in device.write($0) }
        let view = view(on: canvas)
        var modes = TerminalModes.fullScreen
        if takesMouse { modes.insert(.mouse) }
        // The Linux console prints the question as text.
        if device.environment["TERM"] == "linux" { modes.remove(.ground) }
        take(modes)
        guard device.isTaken else { return }
        showing = .screen(view, canvas)
        let isEmpty = stage.entries.isEmpty && stage.modals.isEmpty && stage.notice == nil
        // If a flow shows something at once, the terminal need not draw an empty frame.
        if isEmpty { Task { view.draw() } } else { view.draw() }
    }

    private func showQuestion() {
        ProcessOutput.flush()
        let canvas = InlineCanvas(size: device.size, theme: theme, words: words) { [device] in
            device.write($0)
        } leave: { [device] in
            device.leave($0)
        }
        canvas.whenMoved = { [device] in device.remember(rowsAboveCursor: $0) }
        let view = view(on: canvas)
        var modes = TerminalModes.inline
        if wantedTheme == nil, !Self.hasAskedForGround, device.environment.mustAskForGround {
            modes.insert(.ground)
            Self.hasAskedForGround = true
        }
        take(modes)
        guard device.isTaken else { return }
        showing = .question(view, canvas)
        device.remember(rowsAboveCursor: 0)
        view.draw()
    }

    /// Uses the theme for the background that the terminal has reported.
    private func useGround(isLight: Bool) {
        Self.isGroundLight = isLight
        let next = Theme(wantedTheme, device.environment, isGroundLight: isLight)
        guard next != theme else { return }
        theme = next
        switch showing {
        case .screen(_, let canvas): canvas.theme = next
        case .question(_, let canvas): canvas.theme = next
        case .nothing: break
        }
        view?.drawAnew()
    }

    /// The view in which the stage is shown now.
    private var view: TerminalView? {
        switch showing {
        case .nothing: nil
        case .question(let view, _), .screen(let view, _): view
        }
    }

    private func view(on canvas: any Canvas) -> TerminalView {
        defer { ahead = TypeAhead() }
        return TerminalView(stage, on: canvas, ahead: ahead, now: now) { [weak self] in self?.fulfil($0) }
    }

    private func take(_ modes: TerminalModes) {
        do {
            try device.take(modes) { [weak self] in self?.handle($0) }
        } catch {
            // Another program uses the terminal, so nobody can answer here.
            end.reach()
        }
    }

    private func handle(_ event: TerminalDevice.Event) {
        switch event {
        case .input(let input): view?.take(input)
        case .resized(let size), .resumed(let size):
            if case .screen(_, let canvas) = showing { canvas.size = size }
            if case .question(_, let canvas) = showing {
                // The question is drawn below the text that others have written meanwhile.
                if case .resumed = event { canvas.forget() }
                canvas.resize(to: size)
            }
            view?.drawAnew()
        case .ground(let isLight): useGround(isLight: isLight)
        case .closed: end.reach()
        }
    }

    private func fulfil(_ request: TerminalView.Request) {
        switch request {
        case .suspend:
            // The shell then prints in the place of the question, and not over it.
            if case .question(_, let canvas) = showing { canvas.end() }
            device.suspend()
        case .quit:
            // The handler of the signal gives the terminal back.
            EndingSignals.quitProcess()
        case .endInput: end.reach()
        case .interrupt:
            guard end.isReached else { return end.reach(byInterrupt: true) }
            // The cancelled flow continues. If the user presses Ctrl-C again, they want the process to end.
            stop()
            // As Ctrl-C usually does, unless the program handles that signal.
            EndingSignals.interruptProcess()
        }
    }
}

extension Modal {
    /// Whether a dismissal would lose what the user has typed.
    fileprivate var holdsTypedText: Bool {
        content.kind == .prompt && content.body.contains { $0.text?.isEmpty == false }
    }
}

extension NoticeContent {
    /// Returns the line to print where a notice cannot be shown for a while.
    fileprivate func record(_ symbols: Symbols) -> String {
        symbols.sign(of: severity).map { "\($0) \(text)" } ?? text
    }
}
