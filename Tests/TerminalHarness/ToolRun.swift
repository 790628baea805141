package import Foundation

/// A tool that ran to its end without a terminal.
///
/// Foundation's `Process` is not used: on Linux it copies each name in `/proc/self/fd` past its end, and crashes by
/// chance while many files are open.
package struct ToolRun {
    /// What the tool reads.
    package enum Input {
        case nothing
        case closed
        case file([String])
        case pipe([String])
    }

    package let status: Int32
    /// Whether the tool ended by itself: not by a trap, and not because a test stopped it for taking too long.
    package let hasExited: Bool
    package let output: String
    package let errors: String

    /// The folder of the tests, which holds the tools, too.
    package static let tools = folderOfTests

    /// Runs a tool until it ends, in the environment of the tests; ends it when the task is cancelled.
    package init(_ path: String, _ arguments: [String] = [], input: Input = .nothing) async throws {
        let base = FileManager.default.temporaryDirectory.appending(path: "aside-tool-\(UUID())")
        let folder = base.appending(path: "folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: base) }
        // These are files and not pipes, because nobody has to read them while the tool runs.
        let files = ["input", "output", "errors"].map { base.appending(path: $0).path }
        var standardInput = StandardFiles.Input.file("/dev/null")
        var closesInput = ""
        switch input {
        case .nothing: break
        case .closed: closesInput = " <&-"
        case .file(let lines):
            try lines.map { $0 + "\n" }.joined().write(toFile: files[0], atomically: false, encoding: .utf8)
            standardInput = .file(files[0])
        case .pipe(let lines): standardInput = .pipe(try filledPipe(lines, files[0]))
        }
        defer { if case .pipe(let end) = standardInput { close(end) } }
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_BACKTRACE"] = "enable=no"
        let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"\(closesInput)", folder.path]
        let process = try spawn(
            shell + [path] + arguments, .files(input: standardInput, output: files[1], errors: files[2]),
            environment: variables)
        let running = Running(process)
        let ending = await withTaskCancellationHandler {
            await running.end()
        } onCancel: {
            running.stop()
        }
        switch ending {
        case .status(let number): (status, hasExited) = (number, true)
        case .signal(let number): (status, hasExited) = (number, false)
        }
        output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: files[1])), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: files[2])), as: UTF8.self)
    }
}

/// Returns the end to read of a pipe that holds lines, and whose other end is closed.
///
/// The pipe has a name, because only `open` makes files that the tools of other tests cannot inherit.
private func filledPipe(_ lines: [String], _ path: String) throws -> Int32 {
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    precondition(text.count <= 65_536, "The \(text.count) bytes do not fit into a pipe that nobody reads.")
    try check("mkfifo", mkfifo(path, 0o600))
    let end = try check("open", open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
    let otherEnd = try check("open", open(path, O_WRONLY | O_CLOEXEC))
    try check("fcntl", fcntl(end, F_SETFL, 0))
    try check("write", Int32(write(otherEnd, text, text.count)))
    close(otherEnd)
    return end
}

/// A process that runs, or has ended.
private final class Running: Sendable {
    private let process: pid_t
    private let lock = NSLock()
    nonisolated(unsafe) private var hasEnded = false

    init(_ process: pid_t) {
        self.process = process
    }

    func end() async -> Ending {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var information = siginfo_t()
                // The number of the process stays taken until the status is read under the lock.
                while waitid(P_PID, id_t(self.process), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
                var status: Int32 = 0
                self.lock.withLock {
                    while waitpid(self.process, &status, 0) < 0 && errno == EINTR {}
                    self.hasEnded = true
                }
                continuation.resume(returning: Ending(status))
            }
        }
    }

    func stop() {
        lock.withLock { if !hasEnded { kill(process, SIGTERM) } }
    }
}
