import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Prints the way of each walk that goes on when the process traps, or when the main actor hangs in a loop.
@MainActor
enum LastWords {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static var speakers: [ObjectIdentifier: @MainActor () -> String] = [:]
    private static var earlierActions: [Int32: sigaction] = [:]

    /// Has a text printed where the process traps, until ``end(_:)``.
    static func begin(_ speaker: AnyObject, _ words: @escaping @MainActor () -> String) {
        if speakers.isEmpty { install() }
        speakers[ObjectIdentifier(speaker)] = words
    }

    static func end(_ speaker: AnyObject) {
        speakers[ObjectIdentifier(speaker)] = nil
        if speakers.isEmpty { uninstall() }
    }

    private static func install() {
        installHangSignal()
        for number in signals {
            var earlier = sigaction()
            sigaction(number, nil, &earlier)
            earlierActions[number] = earlier
            signal(number) { @Sendable number in
                // Whatever holds a lock of the allocator must not keep the process from ending.
                alarm(5)
                LastWords.speak(after: "The process ends by signal \(number).")
                LastWords.giveBack()
            }
        }
    }

    private static func installHangSignal() {
        var earlier = sigaction()
        sigaction(SIGPROF, nil, &earlier)
        earlierActions[SIGPROF] = earlier
        signal(SIGPROF) { @Sendable _ in
            LastWords.speak(after: "The main actor does not go on, perhaps because of an endless loop.")
        }
    }

    private static func uninstall() {
        for (number, var earlier) in earlierActions { sigaction(number, &earlier, nil) }
        earlierActions = [:]
    }

    /// Gives the signals back: the instruction that has trapped does so again, as it would have without this.
    nonisolated private static func giveBack() {
        nowhere { uninstall() }
    }

    /// Prints what the speakers say to the standard error.
    nonisolated static func speak(after headline: String) {
        let text = nowhere { speakers.values.map { $0() }.joined(separator: "\n") }
        FileHandle.standardError.write(Data("\n\(headline) This was being explored:\n\(text)\n".utf8))
    }

    /// Runs something of the main actor where it cannot be waited for any more, since it has trapped or hangs.
    nonisolated private static func nowhere<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { body in
            // Whoever would change what is read here is the one that does not go on.
            unsafeBitCast(body, to: (() -> Result).self)()
        }
    }

    /// The thread on which a flow goes on now; it may hang there, and only then is it read by another one.
    nonisolated(unsafe) private static var busyThread: pthread_t?
    /// How often a flow has gone on: who does so still hangs nowhere, however long others keep the main actor.
    nonisolated(unsafe) private static var turns = 0

    /// Notes that a flow goes on from a move, on this thread.
    static func flowGoesOn() {
        busyThread = pthread_self()
        turns &+= 1
    }

    /// Notes that nothing goes on.
    static func flowWaits() {
        busyThread = nil
    }

    /// Looks from another thread whether the main actor goes on, and has it tell once where it does not.
    static func watch(patience: Duration) -> Task<Void, Never> {
        Task.detached {
            while !Task.isCancelled {
                let answer = Answer()
                let before = turns
                Task { @MainActor in answer.give() }
                try? await Task.sleep(for: patience)
                guard !Task.isCancelled, !answer.isGiven else { continue }
                // The thread that hangs says it, as nobody else may look at what it holds.
                guard let thread = busyThread, turns == before else { continue }
                pthread_kill(thread, SIGPROF)
                return
            }
        }
    }

    private final class Answer: @unchecked Sendable {
        // Sound, as the value is reached only while the lock is held.
        private let lock = NSLock()
        private var value = false

        var isGiven: Bool { lock.withLock { value } }
        func give() { lock.withLock { value = true } }
    }
}
