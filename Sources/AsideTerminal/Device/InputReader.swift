internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads what is typed, and keeps it until the main actor takes it.
///
/// The main actor may be busy, with a frame that the terminal does not take or with what the flow does, and Ctrl-C is to
/// be heard all the same. So a thread of its own reads where the main actor has not done so for a while, and a second
/// Ctrl-C ends the process. Only one reads at a time, so everything stays in order.
final class InputReader: @unchecked Sendable {  // What changes is touched on the queue alone.
    /// What has been read.
    struct Input {
        /// The pieces as they came: Ctrl-C by itself is more than Ctrl-C in a paste.
        var pieces: [ArraySlice<UInt8>] = []
        /// Whether nothing else will ever come.
        var hasEnded = false
    }

    private let files: TerminalFiles
    private let queue = DispatchQueue(label: "terminal input")
    private let whenHeard: @Sendable () -> Void
    private let source: any DispatchSourceRead
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private var input = Input()
    /// How often the main actor has looked, by which one knows that it is not busy.
    private var visits = 0
    private var isWatching = false
    private var isStopped = false
    private var isInterrupted = false

    /// How long the main actor may be busy before somebody else reads.
    private static let patience = DispatchTimeInterval.milliseconds(500)

    /// Begins to watch over an input.
    ///
    /// - Parameters:
    ///   - files: the terminal.
    ///   - whenHeard: is called on some thread when something has been read in the main actor's stead.
    init(_ files: TerminalFiles, whenHeard: @escaping @Sendable () -> Void) {
        self.files = files
        self.whenHeard = whenHeard
        source = DispatchSource.makeReadSource(fileDescriptor: files.input, queue: queue)
        source.setEventHandler { [weak self] in self?.watch() }
        source.activate()
    }

    /// Reads what is there and gives it out, together with what was kept.
    func take() -> Input {
        queue.sync {
            visits += 1
            if input.pieces.isEmpty { _ = read() }
            defer { input.pieces = [] }
            return input
        }
    }

    /// Reads what is there and keeps it.
    ///
    /// - Returns: whether Ctrl-C was in it.
    func hear() -> Bool {
        queue.sync {
            visits += 1
            return readAndTell() > 0
        }
    }

    /// Ctrl-C has arrived where it is heeded: the next one that nobody heeds ends the process.
    func expectNoMoreInterrupts() {
        queue.sync { isInterrupted = true }
    }

    /// Reads no more.
    func stop() {
        queue.sync {
            isStopped = true
            source.cancel()
            // A source that is suspended must not be let go.
            if isWatching { source.resume() }
            isWatching = false
        }
    }

    // MARK: On the queue

    /// - Returns: how often Ctrl-C was in it.
    private func read() -> Int {
        guard !isStopped, !input.hasEnded, files.hasNews else { return 0 }
        guard let bytes = files.read(into: &buffer) else {
            input.hasEnded = true
            return 0
        }
        guard !bytes.isEmpty else { return 0 }
        input.pieces.append(bytes)
        return InputDecoder.interrupts(in: bytes)
    }

    private func readAndTell() -> Int {
        let count = input.pieces.count
        defer { if input.pieces.count > count || input.hasEnded { whenHeard() } }
        return read()
    }

    private func watch() {
        guard !isWatching, !isStopped else { return }
        isWatching = true
        // There is something until it is read, of which one need not be told all the time.
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
        // In the background, reading would stop the process.
        guard visits == self.visits, !isInBackground(files.input) else { return }
        let interrupts = readAndTell()
        if interrupts > (isInterrupted ? 0 : 1) { kill(getpid(), SIGINT) }
        if interrupts > 0 {
            isInterrupted = true
            EndingSignals.expectNoMore()
        }
    }
}
