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
    private let theme: Theme
    private let end: EndOfInput
    private var showing = Showing.nothing
    /// What was typed after an answer, and is meant for the next question.
    private var ahead: [InputEvent] = []
    private var isCatchingUp = false
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

    init(_ stage: Stage, _ device: TerminalDevice, _ strings: TerminalStrings, end: EndOfInput) {
        self.stage = stage
        self.device = device
        self.strings = strings
        self.end = end
        theme = Theme(device.colors)
    }

    // MARK: Presenter

    func present(_ modal: Modal) { update() }
    func stackChanged(on stage: Stage) { update() }
    func refused(_ question: RefusedQuestion) { end.refused(question) }

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
        switch showing {
        // Somewhere else it disturbs nothing, and by itself neither.
        case _ where isatty(file) == 0, .nothing: ProcessOutput.write(text + "\n", to: file)
        case .screen: unprinted.append((text, file))
        case .question(let view, let canvas):
            canvas.end(
                leaving: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
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
        if case .question = showing { deliverTypeAhead() }
    }

    private func stop() {
        switch showing {
        case .nothing: return
        case .question(let view, let canvas):
            view.stop()
            // A question that goes on the whole screen from here on.
            canvas.end()
        case .screen(let view, _): view.stop()
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
        let view = StageView(stage, on: canvas) { [weak self] in self?.fulfil($0) }
        take(.fullScreen) { [weak self, device] event in
            switch event {
            case .input(let input): view.take(input)
            case .resized, .resumed:
                canvas.size = device.drawingSize
                view.drawAnew()
            case .closed: self?.end.reach(byInterrupt: false)
            }
        }
        guard device.isTaken else { return }
        showing = .screen(view, canvas)
        view.draw()
    }

    private func showQuestion() {
        ProcessOutput.flush()
        let canvas = InlineCanvas(size: device.drawingSize, theme: theme) { [device] in
            device.write($0)
        } leave: { [device] in
            device.leave($0)
        }
        canvas.whenMoved = { [device] in device.remember(rowsAboveCursor: $0) }
        let view = StageView(stage, on: canvas) { [weak self] in self?.fulfil($0) }
        take(.inline) { [weak self, device] event in
            switch event {
            case .input(let input): self?.receive(input, view)
            case .resized:
                canvas.size = device.drawingSize
                view.drawAnew()
            case .resumed:
                // Below what others have written meanwhile.
                canvas.forget()
                canvas.size = device.drawingSize
                view.drawAnew()
            case .closed: self?.end.reach(byInterrupt: false)
            }
        }
        guard device.isTaken else { return }
        showing = .question(view, canvas)
        device.remember(rowsAboveCursor: 0)
        view.draw()
    }

    private func take(_ modes: TerminalModes, onEvent: @escaping @MainActor (TerminalDevice.Event) -> Void) {
        do {
            try device.take(modes, onEvent: onEvent)
        } catch {
            // Nobody can answer at a terminal that somebody else has.
            end.reach(byInterrupt: false)
        }
    }

    // MARK: Input for questions

    /// Whether what is typed now is for the next question: this one is answered, or its answer is being checked.
    private var isAnswered: Bool {
        modals.last.map { $0.content.kind == .prompt && $0.content.isBusy } ?? true
    }

    /// Takes an event; what comes between an answer and the next question waits for that.
    private func receive(_ event: InputEvent, _ view: StageView) {
        if isCatchingUp { return keep(event, view) }
        // The check has refused the answer after which that was typed.
        if !isAnswered { ahead = [] }
        guard case .text(let text) = event, modals.last?.content.kind != .prompt else {
            return receiveWhole(event, view)
        }
        // Its first letter may be the answer, and what follows is for the next question, which may be a text.
        var rest = text[...]
        while let first = rest.first, !isAnswered {
            view.take(.text(String(first)))
            rest = rest.dropFirst()
        }
        if !rest.isEmpty { receiveWhole(.text(String(rest)), view) }
    }

    private func receiveWhole(_ event: InputEvent, _ view: StageView) {
        if isAnswered { keep(event, view) } else { view.take(event) }
    }

    private func keep(_ event: InputEvent, _ view: StageView) {
        let isForNow = [.control("z"), .control("l"), Key(.escape)].contains { event == .key($0) }
        if event == .key(.control("c")) || (isForNow && !modals.isEmpty) {
            view.take(event)
        } else if ahead.count < 1_000 {
            ahead.append(event)
        }
    }

    /// Lets a new question take what was typed before it came.
    private func deliverTypeAhead() {
        guard !ahead.isEmpty, !isCatchingUp else { return }
        isCatchingUp = true
        // A question that is answered while it is being shown would end only after all of this.
        Task {
            isCatchingUp = false
            guard case .question(let view, _) = showing, let question = modals.last?.content else { return }
            // A single letter could give the work up.
            if question.kind == .progress { return }
            if question.mustBeSeen { ahead = [] }
            let events = ahead
            ahead = []
            for event in events { receive(event, view) }
        }
    }

    private func fulfil(_ request: StageView.Request) {
        switch request {
        case .suspend:
            // What the shell says then stands where the question was, and not over it.
            if case .question(_, let canvas) = showing { canvas.end() }
            device.suspend()
        case .interrupt:
            ahead = []
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

extension ModalContent {
    /// Whether nobody can have meant to answer it before it was there: it tells something, or has something lost.
    fileprivate var mustBeSeen: Bool {
        guard kind == .alert else { return false }
        return severity == .warning || severity == .error || choices.contains { $0.role == .destructive }
    }
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

extension Theme {
    fileprivate init(_ colors: ColorDepth) {
        self =
            switch colors {
            case .none: .plain
            case .sixteen: .colors16
            case .palette: .dark.in256Colors
            case .trueColor: .dark
            }
    }
}
