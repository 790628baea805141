import AsidePaths
import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The moves of the walk that is being made, written down before each of them.
///
/// They are also written to a file in the directory for temporary files. If the process ends in the middle of a walk, as
/// by a trap, the file stays, and the next exploration of the same test finds it.
final class WalkJournal: @unchecked Sendable {
    // This is safe, because code accesses the values only while it holds the lock.
    private let lock = NSLock()
    private var steps: [String] = []
    private var isFlowRunning = false
    private var turns = 0
    private var file: JournalFile?

    /// Makes a journal, with a file if the place of the test is known.
    init(of test: SourceLocation?) {
        file = test.flatMap(JournalFile.init)
    }

    /// The walk in which the process of an earlier exploration ended, written as a test.
    var walkOfEndedProcess: String? {
        let steps = lock.withLock { file?.earlier ?? [] }
        return steps.isEmpty ? nil : Self.test(steps)
    }

    /// The walk so far, written as a test.
    var walk: String { Self.test(lock.withLock { steps }) }

    private static func test(_ steps: [String]) -> String {
        Path.test(of: "…  // the flow, on ui.stage", steps: steps)
    }

    func beginWalk() {
        lock.withLock {
            steps = []
            file?.clear()
            isFlowRunning = true
            turns &+= 1
        }
    }

    /// Writes down a move that is about to be made.
    func note(_ move: Path.Move) {
        let lines = move.steps
        lock.withLock {
            steps += lines
            file?.add(lines)
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
        lock.withLock {
            file?.remove()
            file = nil
        }
    }

    /// Checks from another thread whether the main actor makes progress.
    ///
    /// If a flow keeps it from making any, this prints the walk once.
    func watch(patience: Duration) -> Task<Void, Never> {
        Task.detached { [self] in
            while !Task.isCancelled {
                let answer = WalkJournal(of: nil)
                let before = lock.withLock { turns }
                Task { @MainActor in answer.beginWalk() }
                try? await Task.sleep(for: patience)
                let hasAnswered = answer.lock.withLock { answer.turns > 0 }
                let isStuck = lock.withLock { isFlowRunning && turns == before }
                guard !Task.isCancelled, !hasAnswered, isStuck else { continue }
                let headline = "The main actor does not go on, perhaps because of an endless loop."
                return printToStandardError("\(headline) The walk so far:\n\(walk)")
            }
        }
    }
}

/// The file of a journal, which only one exploration uses at a time.
private struct JournalFile {
    /// The steps that an exploration left behind because its process ended.
    private(set) var earlier: [String] = []
    private let path: String
    private let descriptor: Int32
    private var size = 0

    /// Opens the file of a test; `nil` if there can be none.
    ///
    /// A test that runs with several arguments at once needs several files.
    init?(_ test: SourceLocation) {
        var hash: UInt32 = 2_166_136_261
        for byte in test.filePath.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let name = "aside-walk-\(test.fileName)-\(test.line)-\(String(hash, radix: 16))"
        let directory = FileManager.default.temporaryDirectory
        for number in 1...16 {
            let path = directory.appending(path: "\(name)-\(number)").path(percentEncoded: false)
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { return nil }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                Self.close(descriptor)
                continue
            }
            self.path = path
            self.descriptor = descriptor
            let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            earlier = text.split(separator: "\n").map(String.init)
            size = text.utf8.count
            clear()
            return
        }
        return nil
    }

    mutating func clear() {
        if size > 0 { ftruncate(descriptor, 0) }
        size = 0
    }

    mutating func add(_ lines: [String]) {
        var text = lines.joined(separator: "\n") + "\n"
        let written = text.withUTF8 { pwrite(descriptor, $0.baseAddress, $0.count, off_t(size)) }
        size += max(0, written)
    }

    func remove() {
        unlink(path)
        Self.close(descriptor)
    }

    private static func close(_ descriptor: Int32) {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #elseif canImport(Musl)
            Musl.close(descriptor)
        #elseif canImport(Darwin)
            Darwin.close(descriptor)
        #endif
    }
}

/// Prints a text to the standard error, where it appears before the test ends.
func printToStandardError(_ text: String) {
    FileHandle.standardError.write(Data("\n\(text)\n".utf8))
}
