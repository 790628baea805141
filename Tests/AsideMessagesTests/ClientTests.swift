import Foundation
import TerminalHarness
import Testing

/// Tools that are driven by programs in another language.
@Suite("Clients of messages", .enabled(if: Python.isThere, "python3 is not installed"), .timeLimit(.minutes(5)))
struct ClientTests {
    @Test("A client of some thirty lines orders through a coupon, an error and Back; the receipt alone is printed")
    func order() async throws {
        let run = try await Python.run("client.py", "aside-demo", ["order", "--messages"])
        #expect(
            run.output == """
                failed: The bank does not answer. Nothing was charged.
                Order 1 is on its way.

                """)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("A client that was written from the article alone creates a package")
    func newUser() async throws {
        let run = try await Python.run("new_user.py", "aside-new", ["--messages"])
        #expect(
            run.output == """
                status 0
                Shop/Package.swift
                Shop/Sources/Shop/Shop.swift
                Shop/README.md

                """)
        #expect(run.status == 0, "\(run.errors)")
    }
}

private enum Python {
    private static let path = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static var isThere: Bool { path != nil }

    /// Runs a client of this folder with the path of a tool and its arguments.
    static func run(_ client: String, _ tool: String, _ arguments: [String]) async throws -> ToolRun {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: client).path
        return try await ToolRun(
            try #require(path), [script, ToolRun.tools.appending(path: tool).path] + arguments)
    }
}
