package import AsideText
internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A terminal that can be taken over, and that is restored even if the process ends.
///
/// Before ``take(_:onEvent:)``, it changes nothing, installs no handler and reads nothing. From then until
/// ``giveBack()``, keys arrive one by one, and every end of the process restores the terminal: a return, a call of
/// `exit`, a signal, a crash. (Nothing can catch `_exit` and SIGKILL.)
@MainActor
package final class TerminalDevice {
    /// The size in cells.
    package private(set) var size: Size

    let files: TerminalFiles
    /// The files that this device has to close.
    private let owned: [Int32]
    /// The environment variables about the terminal.
    let environment: Environment
    private var modes: TerminalModes = []
    private var reading = Reading.keys
    private var onEvent: (@MainActor (Event) -> Void)?
    private var decoder = InputDecoder()
    private var isQuestionOpen = false
    /// The time until which the answer usually arrives.
    private var answerIsDue = ContinuousClock.now
    private var sources: [any DispatchSourceProtocol] = []
    /// Waits for the rest of a sequence after an ESC.
    private var escapeWait: Task<Void, Never>?
    private var reader: InputReader?
    /// Whether the Escape key would lose a text, so that a split sequence must not count as that key.
    package var escapeLosesText: @MainActor () -> Bool = { false }
    /// Whether the process is about to end, so that it must not wait for a terminal that does not read.
    package var isEnding = false

    /// Makes the terminal of two open files: one from which keys are read, and one to which frames are written.
    ///
    /// If it throws ``TerminalError/noTerminal`` or ``TerminalError/incapable``, lines can still be printed.
    package convenience init(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: Environment = .ofProcess
    ) throws(TerminalError) {
        let files = try TerminalFiles(input: input, output: output)
        guard environment.isTerminalCapable else { throw .incapable }
        let own = files.withOwnOutput()
        self.init(own ?? files, owning: own.map { [$0.output] } ?? [], environment)
    }

    /// Makes the terminal from which lines are read.
    ///
    /// It needs no other abilities.
    static func ofLines(from file: Int32) throws(TerminalError) -> TerminalDevice {
        TerminalDevice(try TerminalFiles(input: file, output: file), owning: [], .ofProcess)
    }

    /// Makes the terminal from which the process was started, for a tool with redirected input or output.
    package static func controlling(environment: Environment = .ofProcess) throws(TerminalError) -> TerminalDevice {
        guard environment.isTerminalCapable else { throw .incapable }
        let files = try TerminalFiles.controlling()
        return TerminalDevice(files, owning: [files.input], environment)
    }

    /// Returns the terminal at which a tool can ask: that of its input and output, or the one from which it was
    /// started.
    static func forAsking() throws(TerminalError) -> TerminalDevice {
        do {
            return try TerminalDevice()
        } catch {
            // A user types at the input, but the output goes elsewhere.
            guard error == .noTerminal, isatty(STDIN_FILENO) == 1 else { throw error }
            return try .controlling()
        }
    }

    private init(_ files: TerminalFiles, owning owned: [Int32], _ environment: Environment) {
        self.files = files
        self.owned = owned
        self.environment = environment
        size = Size(of: files.output, environment)
    }

    deinit {
        for file in owned { systemClose(file) }
    }

    /// Whether this device has taken over the terminal, even while the process is stopped.
    package var isTaken: Bool { onEvent != nil }

    // MARK: Taking and giving back

    /// Takes the terminal over, and switches modes on; each event is told on the main actor, as soon as it happens.
    package func take(
        _ modes: TerminalModes, reading: Reading = .keys, onEvent: @escaping @MainActor (Event) -> Void
    ) throws(TerminalError) {
        let restorer = TerminalRestorer.shared
        guard restorer.pointee.ownership == TerminalRestorer.Ownership.none else { throw .alreadyTaken }
        try prepareRestorer(modes)
        self.modes = modes
        self.reading = reading
        AlternateStack.prepare()
        // Text that was printed before has to be on the terminal beneath.
        if modes.contains(.alternateScreen) { ProcessOutput.sendLines() }
        SignalHandlers.install()
        do {
            _ = try enter(modes)
        } catch {
            restorer.pointee.ownership = TerminalRestorer.Ownership.none
            closeImpatientOutput()
            SignalHandlers.remove()
            throw error
        }
        self.onEvent = onEvent
        decoder = InputDecoder()
        startListening()
    }

    /// Restores the terminal.
    ///
    /// Does nothing if this device has not taken it over.
    package func giveBack() {
        guard isTaken else { return }
        onEvent = nil
        stopListening()
        ProcessOutput.flush()
        let restorer = TerminalRestorer.shared
        restorer.giveBack(TerminalRestorer.Ownership.none, isPatient: !isEnding)
        restorer.pointee.ownership = TerminalRestorer.Ownership.none
        closeImpatientOutput()
        // Without this, the next program would receive late replies as typed text.
        if isQuestionOpen, modes.contains(.alternateScreen) { tcflush(files.input, TCIFLUSH) }
        SignalHandlers.remove()
    }

    /// Discards unread keys, and returns whether Ctrl-C was among them.
    ///
    /// The other keys are lost, as is usual for Ctrl-C. From here on, the system turns the key into a signal again, so
    /// no Ctrl-C is lost in between.
    func takeUnreadInterrupt() -> Bool {
        guard isTaken, var attributes = try? files.attributes else { return false }
        attributes.c_lflag |= tcflag_t(ISIG)
        try? files.set(attributes)
        guard let reader else { return false }
        var isFound = false
        while case let input = reader.take(), !input.pieces.isEmpty {
            isFound = isFound || input.pieces.contains { InputDecoder.presses(of: "c", in: $0) > 0 }
        }
        return isFound
    }

    /// Restores the terminal and stops the process, as Ctrl-Z usually does.
    ///
    /// When the process continues, this takes the terminal over again.
    package func suspend() {
        guard isTaken else { return }
        TerminalRestorer.shared.giveBack(TerminalRestorer.Ownership.lent)
        // This stops all processes of the pipeline, as the terminal itself would.
        kill(0, SIGTSTP)
    }

    private func prepareRestorer(_ modes: TerminalModes) throws(TerminalError) {
        let restorer = TerminalRestorer.shared
        if restorer.pointee.signalPipe < 0 {
            let signalPipe = try SignalPipe()
            TerminalDevice.signalPipe = signalPipe
            restorer.pointee.signalPipe = signalPipe.writing
            atexit {
                let restorer = TerminalRestorer.shared
                guard restorer.pointee.process == getpid() else { return }
                // Another thread may end the process while the main actor writes.
                restorer.pointee.isLeaving = true
                restorer.waitForWriter()
                restorer.giveBack(TerminalRestorer.Ownership.none, isErasing: true)
            }
        }
        restorer.pointee.before = try files.attributes
        restorer.pointee.process = getpid()
        restorer.pointee.rowsAbove = -1
        restorer.pointee.input = files.input
        restorer.pointee.output = files.output
        let leaving = (environment.showsHyperlinks ? TerminalModes.linkEnd : "") + modes.leaving
        restorer.prepare(leaving.utf8)
        restorer.pointee.impatientOutput = files.openOutputOnceMore() ?? files.output
    }

    private func closeImpatientOutput() {
        let output = TerminalRestorer.shared.pointee.impatientOutput
        TerminalRestorer.shared.pointee.impatientOutput = -1
        if output != files.output { systemClose(output) }
    }

    /// Switches the modes on; returns `false` if the process is about to stop or to end, so that they are not on.
    ///
    /// From here on, every end switches them off.
    private func enter(_ modes: TerminalModes) throws(TerminalError) -> Bool {
        let question = isQuestionOpen ? "" : modes.question
        if !question.isEmpty { (isQuestionOpen, answerIsDue) = (true, .now + .milliseconds(200)) }
        return try TerminalRestorer.shared.whileNobodyLeaves { () throws(TerminalError) in
            TerminalRestorer.shared.pointee.ownership = TerminalRestorer.Ownership.taken
            let before = TerminalRestorer.shared.pointee.before
            try files.set(reading == .keys ? before.raw : before.hidden)
            put(Array((modes.entering + question).utf8))
            if self.modes.contains(.alternateScreen) {
                TerminalRestorer.shared.pointee.standardStreams.begin(insteadOf: files.output)
            }
        }
    }

    // MARK: Writing

    /// Writes a frame, which is the changes from the last one, at once.
    ///
    /// A frame is lost if it is written while the terminal is not taken over. After a stop, everything is drawn again
    /// anyway.
    package func write(_ frame: [UInt8]) {
        guard isTaken, !frame.isEmpty, TerminalRestorer.shared.pointee.ownership == TerminalRestorer.Ownership.taken
        else { return }
        AlternateStack.prepare()
        _ = TerminalRestorer.shared.whileNobodyLeaves { put(frame) }
    }

    /// Writes text while the terminal is not taken over, as a program usually does.
    func writeRemark(_ text: String) {
        ProcessOutput.write(text, to: files.output)
    }

    /// Writes without a time limit.
    ///
    /// Meanwhile it recognises Ctrl-C. At the end of the process, there is a limit.
    private func put(_ bytes: [UInt8]) {
        let restorer = TerminalRestorer.shared
        var patience = 15
        files.write(bytes, to: restorer.pointee.impatientOutput) {
            if isEnding { patience -= 1 }
            // The input is delivered after the frame, which is not needed after Ctrl-C.
            return restorer.pointee.isLeaving || patience == 0 || reader?.hear() == true
        }
    }

    /// Remembers how many rows of an inline question are above the cursor, to erase them when the process is stopped.
    func remember(rowsAboveCursor rows: Int) {
        guard isTaken, !modes.contains(.alternateScreen) else { return }
        TerminalRestorer.shared.pointee.rowsAbove = Int32(clamping: rows)
    }

    // MARK: Listening

    /// The pipe of the handlers.
    ///
    /// It exists as long as the process.
    private static var signalPipe: SignalPipe?

    private func startListening() {
        if reading == .keys {
            let input = DispatchSource.makeReadSource(fileDescriptor: files.input, queue: .main)
            input.setEventHandler { MainActor.assumeIsolated { self.readInput() } }
            sources = [input]
            reader = InputReader(files) { [weak self] in
                DispatchQueue.main.async { self?.readInput() }
            }
        }
        if let signalPipe = TerminalDevice.signalPipe {
            _ = signalPipe.drain()
            let news = DispatchSource.makeReadSource(fileDescriptor: signalPipe.reading, queue: .main)
            news.setEventHandler { MainActor.assumeIsolated { self.handle(signalPipe.drain()) } }
            sources.append(news)
        }
        for source in sources { source.activate() }
    }

    private func handle(_ news: [UInt8]) {
        guard isTaken else { return }
        AlternateStack.prepare()
        let current = Size(of: files.output, environment)
        let isResized = current != size
        size = current
        if news.contains(SignalPipe.resumed) {
            resume()
        } else if isResized {
            onEvent?(.resized(current))
        }
    }

    /// Takes the terminal over again after a stop.
    private func resume() {
        do {
            let isBack: Bool
            if TerminalRestorer.shared.pointee.ownership == TerminalRestorer.Ownership.lent {
                TerminalRestorer.shared.pointee.before = try files.attributes
                isBack = try enter(modes)
            } else {
                // SIGSTOP has stopped the process, so nothing has restored the terminal. It still shows our screen.
                isBack = try enter(modes.subtracting(.alternateScreen))
            }
            if isBack { onEvent?(.resumed(size)) }
        } catch {
            close()
        }
    }

    private func readInput() {
        guard isTaken, let input = reader?.take() else { return }
        AlternateStack.prepare()
        for bytes in input.pieces { deliver(decoder.read(bytes)) }
        if input.hasEnded, isTaken { return close() }
        waitForRestOfEscape()
    }

    /// Waits for the answers of the terminal for at most 200 ms after the questions, and delivers what arrives.
    ///
    /// Without this, the next program would receive the answers as typed text, if the user has typed before an inline
    /// question was shown. Nothing is discarded, because that may be typed text for the next question.
    func awaitAnswers() {
        while isQuestionOpen, reader != nil, ContinuousClock.now < answerIsDue {
            if files.hasNews(within: 10) { readInput() }
        }
        isQuestionOpen = false
    }

    private func deliver(_ events: [InputEvent]) {
        for event in events {
            switch event {
            case .reply(.attributes): isQuestionOpen = false
            case .reply(.ground(let isLight)): onEvent?(.ground(isLight: isLight))
            case .reply: break
            case .text, .key, .paste, .mouse:
                if event == .key(.control("c")) { reader?.expectNoMoreInterrupts() }
                onEvent?(.input(event))
            }
        }
    }

    /// Waits for the rest of a sequence that may have begun, and otherwise delivers the Escape key.
    private func waitForRestOfEscape() {
        escapeWait?.cancel()
        guard decoder.isEscapePending, isTaken else { return }
        let delay = environment.escapeDelay(losingText: escapeLosesText())
        escapeWait = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(delay), tolerance: .zero)
            // The rest of the sequence may have arrived while the main actor was busy.
            guard let self, !Task.isCancelled, isTaken, !files.hasNews() else { return }
            deliver(decoder.expire())
        }
    }

    private func close() {
        // A source whose input has ended would keep firing.
        stopListening()
        onEvent?(.closed)
    }

    private func stopListening() {
        for source in sources { source.cancel() }
        sources = []
        reader?.stop()
        reader = nil
        escapeWait?.cancel()
    }
}
