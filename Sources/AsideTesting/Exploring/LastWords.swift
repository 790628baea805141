import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Messages about the running walks, printed when the process traps, or when the main actor hangs in a loop.
@MainActor
enum LastWords {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static var speakers: [ObjectIdentifier: @MainActor () -> String] = [:]
    private static var earlierActions: [Int32: sigaction] = [:]

    /// Prints a text if the process traps, until ``end(_:)`` is called.
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
                // Another thread may hold the lock of the allocator. The process must end even then.
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

    /// Restores the signal handlers.
    ///
    /// The trapped instruction then traps again, with its usual effect.
    nonisolated private static func giveBack() {
        nowhere { uninstall() }
    }

    /// Prints all registered texts to the standard error.
    nonisolated static func speak(after headline: String) {
        let text = nowhere { speakers.values.map { $0() }.joined(separator: "\n") }
        print("\(headline) The walk so far:\n\(text)")
    }

    /// Prints a text to the standard error, where it appears before the test ends.
    nonisolated static func print(_ text: String) {
        FileHandle.standardError.write(Data("\n\(text)\n".utf8))
    }

    /// Runs main-actor code while the main actor has trapped or hangs, so that nobody can await it.
    nonisolated private static func nowhere<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { body in
            // Only the stopped thread could change what is read here.
            unsafeBitCast(body, to: (() -> Result).self)()
        }
    }

    /// The thread on which a flow is running now, and how often flows have continued.
    nonisolated private static let pulse = Pulse()

    /// Notes that a flow continues after a move, on this thread.
    static func flowGoesOn() {
        pulse.beat(on: pthread_self())
    }

    /// Notes that no flow is running.
    static func flowWaits() {
        pulse.rest()
    }

    /// Checks from another thread whether the main actor makes progress.
    ///
    /// If it makes none, this prints the running walks once.
    static func watch(patience: Duration) -> Task<Void, Never> {
        Task.detached {
            while !Task.isCancelled {
                let answer = Answer()
                let before = pulse.now.turns
                Task { @MainActor in answer.give() }
                try? await Task.sleep(for: patience)
                guard !Task.isCancelled, !answer.isGiven else { continue }
                // The hanging thread prints the texts itself, because no other thread may read what it holds.
                guard case (let thread?, before) = pulse.now else { continue }
                pthread_kill(thread, SIGPROF)
                return
            }
        }
    }

    private final class Pulse: @unchecked Sendable {
        // This is safe, because code accesses the values only while it holds the lock.
        private let lock = NSLock()
        private var thread: pthread_t?
        private var turns = 0

        /// The thread on which a flow may hang, and how often flows have continued.
        ///
        /// If that number grows, no flow hangs, even if other work occupies the main actor for long.
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
        // This is safe, because code accesses the value only while it holds the lock.
        private let lock = NSLock()
        private var value = false

        var isGiven: Bool { lock.withLock { value } }
        func give() { lock.withLock { value = true } }
    }
}
