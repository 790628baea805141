import Aside
import Foundation
import Testing

/// The moves of the walk that is being made, written down before each of them.
///
/// They are also written to a file in the directory for temporary files. If the process ends in the middle of a walk, as by a
/// trap, the file stays, and the next exploration of the same test finds it.
final class WalkJournal: @unchecked Sendable {
    // This is safe, because code accesses the values only while it holds the lock.
    private let lock = NSLock()
    private var isFlowRunning = false
    private var turns = 0
    private let file: File

    /// Makes a journal, with a file if the place of the test is known.
    init(of test: SourceLocation?) {
        file = test.flatMap(File.init) ?? File()
    }

    /// The walk in which the process of an earlier exploration ended, written as a test.
    var walkOfEndedProcess: String? {
        file.earlier.isEmpty ? nil : Self.test(file.earlier)
    }

    /// The walk so far, written as a test.
    var walk: String { Self.test(lock.withLock { file.text }) }

    private static func test(_ steps: String) -> String {
        Recording.test(of: "…  // the flow, on ui.stage", steps: steps.split(separator: "\n").map(String.init))
    }

    func beginWalk() {
        lock.withLock {
            file.clear()
            isFlowRunning = true
            turns &+= 1
        }
    }

    /// Writes down the steps of a move that is about to be made.
    func note(_ steps: String) {
        lock.withLock {
            file.add(steps)
            isFlowRunning = true
            turns &+= 1
        }
    }

    /// Notes that the flow waits for its next move.
    func flowWaits() {
        lock.withLock { isFlowRunning = false }
    }

    /// Removes the file, because the exploration is over.
    func close() {
        lock.withLock { file.remove() }
    }

    /// Checks from another thread whether the main actor makes progress.
    ///
    /// If a flow keeps it from making any, this prints the walk once.
    func watch(patience: Duration) -> Task<Void, Never> {
        Task.detached { [self] in
            while !Task.isCancelled {
                let hasAnswered = Locked(false)
                let before = lock.withLock { turns }
                Task { @MainActor in hasAnswered.withLock { $0 = true } }
                try? await Task.sleep(for: patience)
                let isStuck = lock.withLock { isFlowRunning && turns == before }
                guard !Task.isCancelled, isStuck, !hasAnswered.withLock(\.self) else { continue }
                let headline = "The main actor does not go on, perhaps because of an endless loop."
                return printToStandardError("\(headline) The walk so far:\n\(walk)")
            }
        }
    }
}

/// Prints a text to the standard error, where it appears before the test ends.
func printToStandardError(_ text: String) {
    FileHandle.standardError.write(Data("\n\(text)\n".utf8))
}
