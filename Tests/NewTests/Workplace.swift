import Foundation
import TerminalHarness
import Testing

/// A folder in which the tool runs.
final class Workplace {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "aside-new-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// All files in the folder, hidden or not.
    var files: [String] {
        FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    func add(_ file: String, _ text: String = "mine") throws {
        try Data(text.utf8).write(to: folder.appending(path: file))
    }

    /// Starts the tool in a shell in this folder, with the tool as `$0`.
    func start(_ script: String, columns: Int = 80) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: columns, rows: 60)
        let tool = ToolRun.tools.appending(path: "aside-new").path
        try terminal.start("/bin/sh", ["-c", "cd \"$1\" && \(script)", tool, folder.path])
        return terminal
    }
}
