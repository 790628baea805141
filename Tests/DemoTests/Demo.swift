import Foundation

/// The demo, run as a separate process.
struct Demo {
    /// The source of the answers.
    enum Input {
        case file([String])
        case pipe([String])
        case closed
    }

    let status: Int32
    /// Whether the demo ended by itself: not by a trap, and not because a test stopped it for taking too long.
    let hasExited: Bool
    let output: String
    let errors: String

    init(
        _ input: Input, arguments: [String] = ["order"], environment: [String: String] = [:], program: String? = nil
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aside-demo-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let process = Process()
        let executable =
            program.map { Demo.executable.deletingLastPathComponent().appending(path: $0) } ?? Demo.executable
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // These are files and not pipes, because nobody has to read them while the process runs.
        let output = folder.appending(path: "output")
        let errors = folder.appending(path: "errors")
        process.standardOutput = try FileHandle(creating: output)
        process.standardError = try FileHandle(creating: errors)
        switch input {
        case .file(let lines):
            let answers = folder.appending(path: "answers")
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: answers)
            process.standardInput = try FileHandle(forReadingFrom: answers)
            try await process.runToEnd()
        case .pipe(let lines):
            let pipe = Pipe()
            process.standardInput = pipe
            try await process.runToEnd {
                pipe.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
                try? pipe.fileHandleForWriting.close()
            }
        case .closed:
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", #"exec "$0" "$@" <&-"#, executable.path] + arguments
            try await process.runToEnd()
        }
        status = process.terminationStatus
        hasExited = process.terminationReason == .exit
        self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }

    /// The folder of the demo's sources.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Examples/Demo")

    /// The lines of `Examples/Demo/answers.txt`, which choose the order from the menu and finally leave the menu.
    static let session: [String] = {
        let file = try? String(contentsOf: folder.appending(path: "answers.txt"), encoding: .utf8)
        return file?.split(separator: "\n").map(String.init) ?? []
    }()

    /// The lines that answer the order.
    static let answers = Array(session.dropFirst().dropLast(2))

    static var path: String { executable.path }

    /// The demo is in the same folder as the tests.
    private static let executable: URL = {
        #if os(macOS)
            let folder = Bundle(for: Token.self).bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appending(path: "aside-demo")
    }()

    private final class Token {}
}

extension Process {
    /// Starts the process, and waits until it has ended; ends the process when the task is cancelled.
    fileprivate func runToEnd(whileItRuns work: () -> Void = {}) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
                terminationHandler = { _ in ended.resume() }
                do {
                    try run()
                    work()
                } catch {
                    ended.resume(throwing: error)
                }
            }
        } onCancel: {
            if isRunning { terminate() }
        }
    }
}

extension FileHandle {
    fileprivate convenience init(creating file: URL) throws {
        try Data().write(to: file)
        try self.init(forWritingTo: file)
    }
}
