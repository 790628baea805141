#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The handlers that see to it that the terminal is given back, from when it is taken until it is given back.
///
/// None of them decides what a signal does to the process: each steps aside for whatever was there before it, and the
/// signal takes its course. A process that survives it gets its terminal again.
enum SignalHandlers {
    /// Ends or stops the process, unless somebody has other plans.
    private static let leaving = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
    /// Ends the process where nobody handles it.
    ///
    /// Who does handle it means something else by it, such as a timer, and does that with the terminal as it is.
    private static let ending = [
        SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
    private static let crashing = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
    private static let noticing = [SIGWINCH, SIGCONT]

    /// What was there before, at the number of the signal.
    ///
    /// Handlers look here, so it is never freed.
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

    /// Puts back what was there before, where nobody has put anything else there in the meantime.
    static func remove() {
        for signal in leaving + ending { remove(leave, for: signal) }
        for signal in crashing { remove(crash, for: signal) }
        for signal in noticing { remove(notice, for: signal) }
    }

    /// What a signal does now: the address of a handler, or one of the two that stand for something else.
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

// MARK: What runs in the middle of anything

typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// Gives the terminal back, lets the signal do what it would have done, and takes up again where the process lives on.
private let leave: Handler = { signal, _, _ in
    let error = errno
    let restorer = TerminalRestorer.shared
    restorer.pointee.isLeaving = true
    restorer.waitForWriter()
    // A handler of the program's own may still have to say what became of the question.
    let isErasing = signal == SIGTSTP || SignalHandlers.before[Int(signal)].address == byDefault
    restorer.giveBack(TerminalRestorer.Ownership.lent, isPatient: false, isErasing: isErasing)
    var ours = sigaction()
    sigaction(signal, SignalHandlers.before + Int(signal), &ours)
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    // To go on is what the stopped process does next, so it has to hear of that in here.
    sigaddset(&set, SIGCONT)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    // Here the process ends; or it stops, and goes on from here later.
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(signal, &ours, nil)
    // One that came while the process was stopped is next, and the terminal is not taken just for that.
    if !isEndPending() {
        restorer.pointee.isLeaving = false
        restorer.notify(SignalPipe.resumed)
    }
    errno = error
}

/// Whether a signal waits for this handler to end that ends the process in turn.
private func isEndPending() -> Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    var signal: Int32 = 1
    while signal < 32 {
        // What somebody else handles, or has ignored, need not end anything.
        if sigismember(&pending, signal) == 1,
            SignalHandlers.disposition(of: signal) == unsafeBitCast(leave, to: Int.self)
        {
            return true
        }
        signal += 1
    }
    return false
}

/// Gives the terminal back, and lets the process crash as it would have.
private let crash: Handler = { signal, info, _ in
    let restorer = TerminalRestorer.shared
    restorer.pointee.isLeaving = true
    restorer.waitForWriter()
    restorer.giveBack(TerminalRestorer.Ownership.none, isPatient: false)
    sigaction(signal, SignalHandlers.before + Int(signal), nil)
    // An instruction that cannot be run fails again when it is tried again, and then whoever looks sees where. Anything
    // else is sent again, and arrives when this handler ends.
    let isFault = signal == SIGILL || signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE
    if !isFault || (info?.pointee.si_code ?? 0) <= 0 { raise(signal) }
}

/// Tells the main actor, and whoever wanted to know before.
private let notice: Handler = { signal, info, context in
    let error = errno
    TerminalRestorer.shared.notify(signal == SIGCONT ? SignalPipe.resumed : SignalPipe.resized)
    let before = SignalHandlers.before + Int(signal)
    if before.pointee.address != ignoring && before.pointee.address != byDefault {
        before.pointee.call(signal, info, context)
    }
    errno = error
}

// MARK: What systems call differently

/// The address that stands for ignoring a signal (`SIG_IGN`).
private let ignoring = 1
/// The address that stands for what a signal does where nobody handles it (`SIG_DFL`).
private let byDefault = 0

extension sigaction {
    fileprivate init(_ handler: @escaping Handler) {
        self.init()
        #if canImport(Darwin)
            __sigaction_u.__sa_sigaction = handler
        #else
            __sigaction_handler.sa_sigaction = handler
        #endif
        // On a stack of its own: one cause of a crash is that there is none left.
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
        // With one argument or three: those that a function does not take, it does not look at.
        unsafeBitCast(address, to: Handler.self)(signal, info, context)
    }
}
