import Foundation
import TerminalHarness

enum Demo {
    static func run(
        _ input: ToolRun.Input, arguments: [String], program: String = "aside-demo"
    ) async throws -> ToolRun {
        try await ToolRun(ToolRun.tools.appending(path: program).path, arguments, input: input)
    }

    /// The folder of the demo's sources.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Examples/Demo")

    /// The lines of `Examples/Demo/answers.txt`, which choose the order from the menu and finally leave the menu.
    static let session: [String] = {
        let file = try? String(contentsOf: folder.appending(path: "answers.txt"), encoding: .utf8)
        return file?.split(separator: "\n").map(String.init) ?? []
    }()

    static var path: String { ToolRun.tools.appending(path: "aside-demo").path }
}
