#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The signal handlers that restore the terminal.
///
/// They are installed while the terminal is taken over. No handler decides what a signal does to the process. Each
/// handler first makes way for the earlier one, and then the signal has its usual effect. If the process survives, the
/// handler takes the terminal over again.
enum SignalHandlers {
    /// Signals that end or stop the process, unless the program handles them.
    private static let leaving = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
    /// Signals that end the process if nobody handles them.
    ///
    /// A program that handles such a signal uses it for something else, such as a timer. The terminal then stays as it
    /// is.
    private static let ending = [
        SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
    private static let crashing = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
    private static let noticing = [SIGWINCH, SIGCONT]

    /// The earlier handlers, by the number of the signal.
    ///
    /// Handlers read this memory, so it is never freed.
    fileprivate nonisolated(unsafe) static let before: UnsafeMutablePointer<sigaction> = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        actions.initialize(repeating: sigaction(), count: 65)
        return actions
    }()

    static func install() {
        for signal in leaving where disposition(of: signal) != ignoring {
            install(leave, for: signal, blocking: leaving + ending + [SIGCONT])
        }
        for signal in ending where disposition(of: signal) == byDefault {
            install(leave, for: signal, blocking: leaving + ending + [SIGCONT])
        }
        for signal in crashing { install(crash, for: signal) }
        for signal in noticing { install(notice, for: signal) }
    }

    /// Restores the earlier handlers, unless another handler was set in the meantime.
    static func remove() {
        for signal in leaving + ending { remove(leave, for: signal) }
        for signal in crashing { remove(crash, for: signal) }
        for signal in noticing { remove(notice, for: signal) }
    }

    /// Returns what a signal does now: the address of a handler, or one of the two special values.
    fileprivate static func disposition(of signal: Int32) -> Int {
        var current = sigaction()
        sigaction(signal, nil, &current)
        return current.address
    }

    private static func install(_ handler: @escaping Handler, for signal: Int32, blocking others: [Int32] = []) {
        var action = sigaction(handler)
        for other in others { sigaddset(&action.sa_mask, other) }
        sigaction(signal, &action, before + Int(signal))
    }

    private static func remove(_ handler: @escaping Handler, for signal: Int32) {
        guard disposition(of: signal) == unsafeBitCast(handler, to: Int.self) else { return }
        sigaction(signal, before + Int(signal), nil)
    }
}

/// A pipe from signal handlers to the main actor.
struct SignalPipe {
    static let resized: UInt8 = 1
    static let resumed: UInt8 = 2

    let reading: Int32
    let writing: Int32

    /// Opens a pipe that other programs do not inherit, and that never blocks.
    init() throws(TerminalError) {
        var files: [Int32] = [-1, -1]
        guard pipe(&files) == 0 else { throw .system("pipe", errno) }
        for file in files {
            _ = fcntl(file, F_SETFD, FD_CLOEXEC)
            _ = fcntl(file, F_SETFL, O_NONBLOCK)
        }
        reading = files[0]
        writing = files[1]
    }

    /// Returns the notifications since the last call.
    func drain() -> [UInt8] {
        var news: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(reading, &buffer, buffer.count)
            guard count > 0 else { return news }
            news += buffer[..<count]
        }
    }
}

// MARK: What signal handlers run

typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// Restores the terminal, lets the signal have its effect, and takes the terminal over again if the process continues.
private let leave: Handler = { signal, _, _ in
    let error = errno
    let restorer = TerminalRestorer.shared
    // The main actor takes the question away, as after Ctrl-C, unless it is busy with a terminal that may be stuck.
    if !restorer.pointee.isBusy, rings(signal, handler: SignalHandlers.before[Int(signal)].address) {
        errno = error
        return
    }
    restorer.pointee.isLeaving = true
    restorer.waitForWriter()
    // The program's own handler may still report the outcome of the question.
    let isErasing = signal == SIGTSTP || SignalHandlers.before[Int(signal)].address == byDefault
    restorer.giveBack(TerminalRestorer.Ownership.lent, isPatient: false, isErasing: isErasing)
    var ours = sigaction()
    sigaction(signal, SignalHandlers.before + Int(signal), &ours)
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    // The system then continues the stopped process, and this handler has to see that.
    sigaddset(&set, SIGCONT)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    // At this line, the process ends, or it stops and continues from here later.
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(signal, &ours, nil)
    restorer.pointee.isLeaving = false
    // A shell ends a stopped process by a signal that waits until the process continues. Its handler comes next.
    sigpending(&set)
    if sigismember(&set, SIGTERM) != 1, sigismember(&set, SIGHUP) != 1 { restorer.notify(SignalPipe.resumed) }
    errno = error
}

/// Restores the terminal, and lets the process crash with its usual effect.
private let crash: Handler = { signal, info, _ in
    let restorer = TerminalRestorer.shared
    restorer.pointee.isLeaving = true
    restorer.waitForWriter()
    restorer.giveBack(TerminalRestorer.Ownership.none, isPatient: false)
    sigaction(signal, SignalHandlers.before + Int(signal), nil)
    // A faulting instruction fails again when it runs again, so a debugger sees its place. Other signals are sent
    // again, and arrive when this handler ends.
    let isFault = signal == SIGILL || signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE
    if !isFault || (info?.pointee.si_code ?? 0) <= 0 { raise(signal) }
}

/// Notifies the main actor, and calls the earlier handler.
private let notice: Handler = { signal, info, context in
    let error = errno
    let restorer = TerminalRestorer.shared
    if signal != SIGCONT {
        restorer.notify(SignalPipe.resized)
    } else if !restorer.pointee.isLeaving {
        // During a stop, the stopped handler itself notifies, and only once. Otherwise a question would be drawn below
        // itself.
        restorer.notify(SignalPipe.resumed)
    }
    let before = SignalHandlers.before + Int(signal)
    if before.pointee.address != ignoring && before.pointee.address != byDefault {
        before.pointee.call(signal, info, context)
    }
    errno = error
}

// MARK: Calls that differ between systems

/// The value that stands for ignoring a signal (`SIG_IGN`).
private let ignoring = 1
/// The value that stands for the default effect of a signal (`SIG_DFL`).
private let byDefault = 0

extension sigaction {
    fileprivate init(_ handler: @escaping Handler) {
        self.init()
        #if canImport(Darwin)
            __sigaction_u.__sa_sigaction = handler
        #else
            __sigaction_handler.sa_sigaction = handler
        #endif
        // Handlers run on their own stack, because a used-up stack is one cause of a crash.
        sa_flags =
            Int32(truncatingIfNeeded: SA_SIGINFO) | Int32(truncatingIfNeeded: SA_RESTART)
            | Int32(truncatingIfNeeded: SA_ONSTACK)
        sigemptyset(&sa_mask)
    }

    fileprivate var address: Int {
        #if canImport(Darwin)
            unsafeBitCast(__sigaction_u, to: Int.self)
        #else
            unsafeBitCast(__sigaction_handler, to: Int.self)
        #endif
    }

    fileprivate func call(
        _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        // A handler takes one argument or three. It ignores the others.
        unsafeBitCast(address, to: Handler.self)(signal, info, context)
    }
}
