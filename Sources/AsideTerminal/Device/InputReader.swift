internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A reader that keeps the typed input until the main actor takes it.
///
/// The reader must recognise Ctrl-C even while the main actor is busy with the flow, or with a frame that the terminal
/// does not accept. If the main actor has not read for a while, another thread reads, and a second Ctrl-C ends the
/// process. Only one thread reads at a time, so the input stays in order.
final class InputReader: @unchecked Sendable {  // Only the queue touches what changes.
    struct Input {
        /// The pieces as they arrived.
        ///
        /// Ctrl-C in a piece of its own differs from Ctrl-C in a paste.
        var pieces: [ArraySlice<UInt8>] = []
        var hasEnded = false
    }

    private let files: TerminalFiles
    private let queue = DispatchQueue(label: "terminal input")
    private let whenHeard: @Sendable () -> Void
    private let source: any DispatchSourceRead
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private var input = Input()
    /// How often the main actor has read.
    ///
    /// If this number grows, the main actor is not busy.
    private var visits = 0
    private var isWatching = false
    private var isStopped = false
    private var isInterrupted = false

    /// How long the main actor may be busy before another thread reads.
    private static let patience = DispatchTimeInterval.milliseconds(500)

    /// Begins to watch an input; `whenHeard` is called on any thread when another thread has read in place of the main
    /// actor.
    init(_ files: TerminalFiles, whenHeard: @escaping @Sendable () -> Void) {
        self.files = files
        self.whenHeard = whenHeard
        source = DispatchSource.makeReadSource(fileDescriptor: files.input, queue: queue)
        source.setEventHandler { [weak self] in self?.watch() }
        source.activate()
    }

    /// Reads the available input, and returns it together with the kept input.
    func take() -> Input {
        queue.sync {
            visits += 1
            if input.pieces.isEmpty { _ = read() }
            defer { input.pieces = [] }
            return input
        }
    }

    /// Reads the available input, keeps it, and returns whether it contained Ctrl-C.
    func hear() -> Bool {
        queue.sync {
            visits += 1
            return readAndTell() > 0
        }
    }

    /// Called when Ctrl-C was handled.
    ///
    /// The next Ctrl-C that nobody handles ends the process.
    func expectNoMoreInterrupts() {
        queue.sync { isInterrupted = true }
    }

    func stop() {
        queue.sync {
            isStopped = true
            source.cancel()
            // A suspended source must not be released, so it is resumed first.
            if isWatching { source.resume() }
            isWatching = false
        }
    }

    // MARK: On the queue

    /// Returns how many times the new input contained Ctrl-C.
    private func read() -> Int {
        guard !isStopped, !input.hasEnded, files.hasNews() else { return 0 }
        guard let bytes = files.read(into: &buffer) else {
            input.hasEnded = true
            return 0
        }
        guard !bytes.isEmpty else { return 0 }
        input.pieces.append(bytes)
        return InputDecoder.presses(of: "c", in: bytes)
    }

    private func readAndTell() -> Int {
        let count = input.pieces.count
        defer { if input.pieces.count > count || input.hasEnded { whenHeard() } }
        return read()
    }

    private func watch() {
        guard !isWatching, !isStopped else { return }
        isWatching = true
        // The source would fire all the time until the input is read.
        source.suspend()
        let visits = visits
        queue.asyncAfter(deadline: .now() + Self.patience) { self.look(since: visits) }
    }

    private func look(since visits: Int) {
        guard isWatching else { return }
        defer {
            isWatching = false
            source.resume()
        }
        // In the background, a read would stop the process.
        guard visits == self.visits, !isInBackground(files.input) else { return }
        let interrupts = readAndTell()
        if interrupts > (isInterrupted ? 0 : 1) { EndingSignals.interruptProcess() }
        if input.pieces.contains(where: { InputDecoder.presses(of: "\\", in: $0) > 0 }) { EndingSignals.quitProcess() }
        if interrupts > 0 {
            isInterrupted = true
            EndingSignals.expectNoMore()
        }
    }
}
