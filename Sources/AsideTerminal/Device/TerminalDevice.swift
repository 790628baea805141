internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A terminal that can be taken over, and that is given back whatever happens.
///
/// Until ``take(_:onEvent:)`` nothing is changed, no handler is installed and nothing is read. From then on, until
/// ``giveBack()``, keys arrive one by one, and the process's end, however it comes about, gives the terminal back: a
/// return, a call of `exit`, a signal, a crash. (`_exit` and SIGKILL are beyond anybody's reach.)
@MainActor
package final class TerminalDevice {
    /// How many cells there are.
    package private(set) var size: TerminalSize
    /// Whether the terminal has said that it can show a frame at once.
    package private(set) var canSynchronize = false

    private let files: TerminalFiles
    private let possession: Possession
    /// What the terminal's variables say.
    let environment: Environment
    private var modes: TerminalModes = []
    private var reading = Reading.keys
    private var onEvent: (@MainActor (Event) -> Void)?
    private var decoder = InputDecoder()
    private var areQuestionsOpen = false
    private var sources: [any DispatchSourceProtocol] = []
    private let escapeTimer = EscapeTimer()
    private var reader: InputReader?
    /// Whether there is nothing left but to end, which does not wait for a terminal that does not read.
    package var isEnding = false

    /// Which of the files are this device's to close.
    private enum Possession {
        case nothing
        case output
        case both
    }

    /// A terminal on two open files, by default the standard input and output.
    ///
    /// - Parameters:
    ///   - input: where keys are read.
    ///   - output: where frames are written.
    ///   - environment: what the user has set.
    /// - Throws: ``TerminalError/noTerminal`` or ``TerminalError/incapable``; lines can be printed all the same.
    package convenience init(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: Environment = .ofProcess
    ) throws(TerminalError) {
        let files = try TerminalFiles(input: input, output: output)
        guard environment.isTerminalCapable else { throw .incapable }
        let own = files.withOwnOutput()
        self.init(own ?? files, owning: own == nil ? .nothing : .output, environment)
    }

    /// The terminal that lines are typed into; it need not be able to do anything else.
    static func standardInput() throws(TerminalError) -> TerminalDevice {
        TerminalDevice(
            try TerminalFiles(input: STDIN_FILENO, output: STDIN_FILENO), owning: .nothing, .ofProcess)
    }

    /// The terminal that the process was started from, for a tool whose input or output is somebody else's.
    ///
    /// - Parameter environment: what the user has set.
    /// - Returns: the terminal.
    /// - Throws: ``TerminalError/noTerminal`` or ``TerminalError/incapable``.
    package static func controlling(environment: Environment = .ofProcess) throws(TerminalError) -> TerminalDevice {
        guard environment.isTerminalCapable else { throw .incapable }
        return TerminalDevice(try .controlling(), owning: .both, environment)
    }

    private init(_ files: TerminalFiles, owning possession: Possession, _ environment: Environment) {
        self.files = files
        self.possession = possession
        self.environment = environment
        size = TerminalSize(reported: TerminalSize(ofFile: files.output), environment)
    }

    deinit {
        switch possession {
        case .nothing: break
        case .output: TerminalFiles.close(files.output)
        case .both: files.closeAll()
        }
    }

    /// Whether this device has the terminal, also while the process is stopped.
    package var isTaken: Bool { onEvent != nil }

    // MARK: Taking and giving back

    /// Takes the terminal over.
    ///
    /// - Parameters:
    ///   - modes: what to switch it to.
    ///   - reading: how keys are read.
    ///   - onEvent: is told what happens, on the main actor, as soon as it happens.
    /// - Throws: ``TerminalError/alreadyTaken``, or what the system says.
    package func take(
        _ modes: TerminalModes, reading: Reading = .keys, onEvent: @escaping @MainActor (Event) -> Void
    ) throws(TerminalError) {
        let restorer = TerminalRestorer.shared
        guard restorer.pointee.ownership == TerminalRestorer.Ownership.none else { throw .alreadyTaken }
        try prepareRestorer(modes)
        self.modes = modes
        self.reading = reading
        AlternateStack.prepare()
        // What was printed before stands on the terminal beneath.
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

    /// Gives the terminal back; does nothing if this device does not have it.
    package func giveBack() {
        guard isTaken else { return }
        onEvent = nil
        stopListening()
        ProcessOutput.flush()
        let restorer = TerminalRestorer.shared
        restorer.giveBack(TerminalRestorer.Ownership.none, isPatient: !isEnding)
        restorer.pointee.ownership = TerminalRestorer.Ownership.none
        closeImpatientOutput()
        // Answers that come only now would be typed into the next program.
        if areQuestionsOpen { files.discardInput() }
        SignalHandlers.remove()
    }

    /// Whether Ctrl-C was pressed and has not been read; what else was not read is lost, as the system does it then.
    ///
    /// From here on it is the system again that makes a signal of the key, so that none is lost in between.
    func takeUnreadInterrupt() -> Bool {
        guard isTaken, var attributes = try? files.attributes else { return false }
        attributes.c_lflag |= tcflag_t(ISIG)
        try? files.set(attributes)
        guard let reader else { return false }
        var isFound = false
        while case let input = reader.take(), !input.pieces.isEmpty {
            isFound = isFound || input.pieces.contains { InputDecoder.interrupts(in: $0) > 0 }
        }
        return isFound
    }

    /// Gives the terminal back and stops the process, as Ctrl-Z does elsewhere; takes it again when the user returns.
    package func suspend() {
        guard isTaken else { return }
        TerminalRestorer.shared.giveBack(TerminalRestorer.Ownership.lent)
        // All processes of the pipeline, as the terminal itself would.
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
        let end = TerminalModes.frameEnd.utf8
        let leaving =
            (environment.showsHyperlinks ? TerminalModes.linkEnd : "") + modes.leaving
            + (environment.showsProgress ? TerminalModes.progressEnd : "")
        restorer.prepare(Array(end) + Array(leaving.utf8), skipping: canSynchronize ? 0 : end.count)
        restorer.pointee.impatientOutput = files.openOutputOnceMore() ?? files.output
    }

    private func closeImpatientOutput() {
        let output = TerminalRestorer.shared.pointee.impatientOutput
        TerminalRestorer.shared.pointee.impatientOutput = -1
        if output != files.output { TerminalFiles.close(output) }
    }

    /// Switches the terminal; from here on, whatever happens switches it back.
    ///
    /// - Returns: whether it has; not when the process is about to stop or to end.
    private func enter(_ modes: TerminalModes) throws(TerminalError) -> Bool {
        let questions = canSynchronize || areQuestionsOpen ? "" : modes.questions
        if !questions.isEmpty { areQuestionsOpen = true }
        return try TerminalRestorer.shared.whileNobodyLeaves { () throws(TerminalError) in
            TerminalRestorer.shared.pointee.ownership = TerminalRestorer.Ownership.taken
            let before = TerminalRestorer.shared.pointee.before
            try files.set(reading == .keys ? before.raw : before.hidden)
            put(Array((modes.entering + questions).utf8))
            if self.modes.contains(.alternateScreen) {
                TerminalRestorer.shared.pointee.standardStreams.begin(insteadOf: files.output)
            }
        }
    }

    // MARK: Writing

    /// Writes a frame in one go, and lets the terminal show it at once if it can.
    ///
    /// What is written while the terminal is not taken is lost: after a stop all is drawn again anyway.
    ///
    /// - Parameter frame: what changes the last frame into the next; nothing is written for nothing.
    package func write(_ frame: [UInt8]) {
        guard isTaken, !frame.isEmpty, TerminalRestorer.shared.pointee.ownership == TerminalRestorer.Ownership.taken
        else { return }
        AlternateStack.prepare()
        let frame =
            canSynchronize ? Array(TerminalModes.frameStart.utf8) + frame + Array(TerminalModes.frameEnd.utf8) : frame
        _ = TerminalRestorer.shared.whileNobodyLeaves { put(frame) }
    }

    /// Writes, for as long as it takes; but Ctrl-C is heard meanwhile, and at the end there is not much patience.
    private func put(_ bytes: [UInt8]) {
        let restorer = TerminalRestorer.shared
        var patience = 15
        files.write(bytes, to: restorer.pointee.impatientOutput) {
            if isEnding { patience -= 1 }
            return restorer.pointee.isLeaving || patience == 0 || hearInterrupt()
        }
    }

    /// Reads what is typed while there is no room for a frame; it is delivered after that.
    ///
    /// - Returns: whether Ctrl-C is in it, after which there need not be a frame.
    private func hearInterrupt() -> Bool {
        reader?.hear() ?? false
    }

    /// Remembers how much there is to be erased when the process is stopped, where there is no screen of its own.
    ///
    /// - Parameter rows: how many rows of what is shown are above the cursor.
    func remember(rowsAboveCursor rows: Int) {
        guard isTaken, !modes.contains(.alternateScreen) else { return }
        TerminalRestorer.shared.pointee.rowsAbove = Int32(clamping: rows)
    }

    // MARK: Listening

    /// The pipe of the handlers, which lives as long as the process.
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

    private func emit(_ event: Event) {
        onEvent?(event)
    }

    private func handle(_ news: Set<UInt8>) {
        guard isTaken else { return }
        AlternateStack.prepare()
        let current = TerminalSize(reported: TerminalSize(ofFile: files.output), environment)
        let isResized = current != size
        size = current
        if news.contains(SignalPipe.resumed) {
            resume()
        } else if isResized {
            emit(.resized(current))
        }
    }

    /// Takes the terminal again after a stop.
    private func resume() {
        do {
            let isBack: Bool
            if TerminalRestorer.shared.pointee.ownership == TerminalRestorer.Ownership.lent {
                TerminalRestorer.shared.pointee.before = try files.attributes
                isBack = try enter(modes)
            } else {
                // Stopped without having given it back (SIGSTOP): it shows our screen still, whatever else was changed.
                isBack = try enter(modes.subtracting(.alternateScreen))
            }
            if isBack { emit(.resumed(size)) }
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

    private func deliver(_ events: [InputEvent]) {
        for event in events {
            switch event {
            case .reply(.mode(2026, let state)):
                canSynchronize = state.isSupported
                if canSynchronize { TerminalRestorer.shared.pointee.skipped = 0 }
            case .reply(.attributes): areQuestionsOpen = false
            case .reply(.ground(let isLight)): emit(.ground(isLight: isLight))
            case .reply(.name(let name)): emit(.name(name))
            case .reply(.keyboard) where modes.contains([.surroundings, .alternateScreen]):
                _ = TerminalRestorer.shared.whileNobodyLeaves { put(Array(TerminalModes.distinctEscape.utf8)) }
            case .reply: break
            case .text, .key, .paste, .mouse:
                if event == .key(.control("c")) { reader?.expectNoMoreInterrupts() }
                emit(.input(event))
            }
        }
    }

    private func close() {
        // A source that has come to its end would go on calling.
        stopListening()
        emit(.closed)
    }

    private func stopListening() {
        for source in sources { source.cancel() }
        sources = []
        reader?.stop()
        reader = nil
        escapeTimer.stop()
    }

    // MARK: The Escape key

    private func waitForRestOfEscape() {
        guard decoder.isEscapePending, isTaken else { return escapeTimer.stop() }
        escapeTimer.start(milliseconds: environment.escapeDelay) { [weak self] in self?.decideEscape() }
    }

    private func decideEscape() {
        // The rest may have come while the main actor was busy.
        guard isTaken, !files.hasNews else { return }
        escapeTimer.stop()
        deliver(decoder.expire())
    }
}
