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

    /// Where a flow goes on now, and how often one has.
    nonisolated private static let pulse = Pulse()

    /// Notes that a flow goes on from a move, on this thread.
    static func flowGoesOn() {
        pulse.beat(on: pthread_self())
    }

    /// Notes that nothing goes on.
    static func flowWaits() {
        pulse.rest()
    }

    /// Looks from another thread whether the main actor goes on, and has it tell once where it does not.
    static func watch(patience: Duration) -> Task<Void, Never> {
        Task.detached {
            while !Task.isCancelled {
                let answer = Answer()
                let before = pulse.now.turns
                Task { @MainActor in answer.give() }
                try? await Task.sleep(for: patience)
                guard !Task.isCancelled, !answer.isGiven else { continue }
                // The thread that hangs says it, as nobody else may look at what it holds.
                guard case (let thread?, before) = pulse.now else { continue }
                pthread_kill(thread, SIGPROF)
                return
            }
        }
    }

    private final class Pulse: @unchecked Sendable {
        // Sound, as the values are reached only while the lock is held.
        private let lock = NSLock()
        private var thread: pthread_t?
        private var turns = 0

        /// The thread on which a flow may hang, and how often flows have gone on: who does so still hangs nowhere, however
        /// long others keep the main actor.
        var now: (thread: pthread_t?, turns: Int) { lock.withLock { (thread, turns) } }

        func beat(on thread: pthread_t) {
            lock.withLock {
                self.thread = thread
                turns &+= 1
            }
        }

        func rest() { lock.withLock { thread = nil } }
    }

    private final class Answer: @unchecked Sendable {
        // Sound, as the value is reached only while the lock is held.
        private let lock = NSLock()
        private var value = false

        var isGiven: Bool { lock.withLock { value } }
        func give() { lock.withLock { value = true } }
    }
}
