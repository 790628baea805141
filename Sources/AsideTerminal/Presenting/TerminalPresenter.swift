import Aside
import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Shows a stage on a terminal that can do more than lines: questions by themselves below what was printed, and all
/// that has screens on the whole screen.
@MainActor
final class TerminalPresenter: Presenter {
    private let stage: Stage
    private let device: TerminalDevice
    private let strings: TerminalStrings
    /// The theme that the tool wants; `nil` for one that fits.
    private let wantedTheme: Theme?
    private var theme: Theme
    /// Whether the whole screen takes the mouse, too.
    private let takesMouse: Bool
    /// Whether the terminal has said that its ground is light; it is asked once.
    private static var isGroundLight: Bool?
    private let end: EndOfInput
    private var showing = Showing.nothing
    /// What was typed after an answer, and is meant for the next question.
    private var ahead = TypeAhead()
    /// How many runs keep the whole screen, also while nothing is shown.
    private var runs = 0
    /// What the last run has left on the stage: nobody waits for it any more, and it goes by itself.
    private var leftovers: Set<EntryID> = []
    /// What was printed while the whole screen was something else's.
    private var unprinted: [(text: String, file: Int32)] = []

    /// What the terminal is taken for.
    private enum Showing {
        case nothing
        case question(StageView, InlineCanvas)
        case screen(StageView, ScreenCanvas)
    }

    init(
        _ stage: Stage, _ device: TerminalDevice, _ strings: TerminalStrings, theme: Theme? = nil,
        takesMouse: Bool = true, end: EndOfInput
    ) {
        self.stage = stage
        self.device = device
        self.strings = strings
        self.end = end
        self.takesMouse = takesMouse
        wantedTheme = theme
        self.theme = Theme(theme, device.environment, isGroundLight: Self.isGroundLight)
    }

    // MARK: Presenter

    func present(_ modal: Modal) { update() }
    func stackChanged(on stage: Stage) { update() }
    func refused(_ question: RefusedQuestion) { end.refused(question) }

    func announce(_ notice: Notice) {
        // Without a screen there is no place where it could stand for a while.
        guard !isWhole else { return }
        print(notice.content.record(theme.symbols))
        notice.dismiss()
    }

    func dismiss(_ modal: Modal) {
        let content = modal.content
        modal.reportGone()
        // One that is only withdrawn has no answer yet.
        if case .question(_, let canvas) = showing, content.kind != .sheet, modal.ending != nil {
            let record = AnswerRecord(of: content, place: modal.answeredPlace, AnswerRecord.Ending(of: modal), strings)
            canvas.end(leaving: record.ansi(columns: device.size.columns, theme))
        }
        // It is in view until this returns; who asked goes on only after that, and may print.
        Task { update() }
    }

    // MARK: Printing

    /// Prints a text above what is asked now.
    func print(_ text: String, to file: Int32 = STDOUT_FILENO) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            String($0).printable
        }
        let text = lines.joined(separator: "\n")
        switch showing {
        // Somewhere else it disturbs nothing, and by itself neither.
        case _ where isatty(file) == 0, .nothing: ProcessOutput.write(text + "\n", to: file)
        case .screen: unprinted.append((text, file))
        case .question(let view, let canvas):
            canvas.end(leaving: lines)
            view.drawAnew()
        }
    }

    // MARK: Runs

    /// Takes the whole screen for a run.
    func beginRun() {
        runs += 1
        update()
    }

    /// Gives the terminal back before the run returns, unless another one goes on.
    func endRun() {
        runs -= 1
        if runs == 0 { leftovers = Set(stage.entries.map(\.id)) }
        update()
    }

    /// Gives the terminal back, as nothing will be shown any more, though what was asked may go on.
    ///
    /// Ctrl-C is then a matter of the system again, which ends the process, whatever the process does.
    func giveUp() {
        device.isEnding = true
        // Keys that came together with the one that has led to this are for the terminal still.
        Task { update() }
    }

    // MARK: What is shown

    private var isWhole: Bool {
        guard !end.isReached else { return false }
        return runs > 0 || stage.entries.contains { !leftovers.contains($0.id) }
            || modals.contains { $0.stage != nil }
    }

    private var modals: [Modal] { stage.modals.filter { !$0.isLeaving } }

    private func update() {
        let modals = modals
        let isWhole = isWhole
        switch showing {
        case .screen(let view, _) where isWhole: view.draw()
        case .question(let view, _) where !isWhole && !modals.isEmpty: view.drawAnew()
        default:
            stop()
            if isWhole { showScreen() } else if !modals.isEmpty { showQuestion() }
        }
        // What came last, and nobody could read, is not lost with the screen.
        if !isWhole, let notice = stage.notice { announce(notice) }
    }

    private func stop() {
        switch showing {
        case .nothing: return
        case .question(let view, let canvas):
            view.stop()
            ahead = view.ahead
            // A question that goes on the whole screen from here on.
            canvas.end()
        case .screen(let view, _):
            view.stop()
            ahead = view.ahead
        }
        showing = .nothing
        let isInterruptedAgain = end.wasInterrupt && device.takeUnreadInterrupt()
        device.giveBack()
        let texts = unprinted
        unprinted = []
        for (text, file) in texts { ProcessOutput.write(text + "\n", to: file) }
        if isInterruptedAgain { interruptProcess() }
    }

    private func showScreen() {
        let canvas = ScreenCanvas(size: device.drawingSize, theme: theme, strings: strings) { [device] in
            device.write($0)
        }
        let view = view(on: canvas)
        var modes = TerminalModes.fullScreen
        if takesMouse { modes.insert(.mouse) }
        // The console of Linux takes some of what follows for text.
        if device.environment["TERM"] == "linux" { modes.remove(.surroundings) }
        take(modes) { [weak self, device] event in
            switch event {
            case .input(let input): view.take(input)
            case .resized, .resumed:
                canvas.size = device.drawingSize
                view.drawAnew()
            case .ground(let isLight): self?.useGround(isLight: isLight)
            case .name(let name): canvas.canRepeat = name.canRepeat
            case .closed: self?.end.reach(byInterrupt: false)
            }
        }
        guard device.isTaken else { return }
        showing = .screen(view, canvas)
        view.draw()
    }

    private func showQuestion() {
        ProcessOutput.flush()
        let canvas = InlineCanvas(size: device.drawingSize, theme: theme, strings: strings) { [device] in
            device.write($0)
        } leave: { [device] in
            device.leave($0)
        }
        canvas.whenMoved = { [device] in device.remember(rowsAboveCursor: $0) }
        let view = view(on: canvas)
        take(.inline) { [weak self, device] event in
            switch event {
            case .input(let input): view.take(input)
            case .resized:
                canvas.resize(to: device.drawingSize)
                view.drawAnew()
            case .resumed:
                // Below what others have written meanwhile.
                canvas.forget()
                canvas.resize(to: device.drawingSize)
                view.drawAnew()
            case .ground(let isLight): self?.useGround(isLight: isLight)
            case .name: break
            case .closed: self?.end.reach(byInterrupt: false)
            }
        }
        guard device.isTaken else { return }
        showing = .question(view, canvas)
        device.remember(rowsAboveCursor: 0)
        view.draw()
    }

    /// Takes the theme that fits the ground that the terminal has told of.
    private func useGround(isLight: Bool) {
        Self.isGroundLight = isLight
        let next = Theme(wantedTheme, device.environment, isGroundLight: isLight)
        guard next != theme else { return }
        theme = next
        switch showing {
        case .screen(let view, let canvas):
            canvas.theme = next
            view.drawAnew()
        case .question(let view, let canvas):
            canvas.theme = next
            view.drawAnew()
        case .nothing: break
        }
    }

    private func view(on canvas: any Canvas) -> StageView {
        defer { ahead = TypeAhead() }
        let view = StageView(stage, on: canvas, ahead: ahead) { [weak self] in self?.fulfil($0) }
        if device.environment.showsProgress {
            view.whenProgressed = { [device] in device.write($0.code) }
        }
        return view
    }

    private func take(_ modes: TerminalModes, onEvent: @escaping @MainActor (TerminalDevice.Event) -> Void) {
        do {
            try device.take(modes, onEvent: onEvent)
        } catch {
            // Nobody can answer at a terminal that somebody else has.
            end.reach(byInterrupt: false)
        }
    }

    private func fulfil(_ request: StageView.Request) {
        switch request {
        case .suspend:
            // What the shell says then stands where the question was, and not over it.
            if case .question(_, let canvas) = showing { canvas.end() }
            device.suspend()
        case .interrupt:
            guard end.isReached else { return end.reach(byInterrupt: true) }
            // What was cancelled goes on; who presses the keys again wants it to end in any case.
            stop()
            interruptProcess()
        }
    }
}

/// Ends the process as Ctrl-C does where nobody has taken the terminal, unless the program handles that.
private func interruptProcess() {
    kill(getpid(), SIGINT)
}

extension TerminalDevice {
    fileprivate var drawingSize: Size { Size(columns: size.columns, rows: size.rows) }

    fileprivate func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes what stays, also where a signal has taken the terminal away and the program has its own plans with that.
    fileprivate func leave(_ text: String) {
        let isLent = TerminalRestorer.shared.pointee.ownership == TerminalRestorer.Ownership.lent
        if isLent, ProcessOutput.isSeen { ProcessOutput.write(text) } else { write(text) }
    }
}
