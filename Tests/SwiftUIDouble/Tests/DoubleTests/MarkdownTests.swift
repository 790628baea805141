import Aside
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Text with bold, italic, code and link parts.
@Suite("Markdown in the double", .timeLimit(.minutes(1)))
@MainActor
struct MarkdownTests {
    @Test("A paragraph is a text whose parts have their looks and links")
    func paragraph() async throws {
        let stage = Stage()
        let help = Page("Help") { _ in Paragraph(markdown: "Run `rm` in **Trash** or *see [the docs](https://a.b)*") }
        let flow = Task { try await stage.show(help).value() }
        defer { flow.cancel() }
        let user = Visitor { StageView(stage) }
        await user.sees("Run rm in Trash or see the docs")
        let text = try #require(user.window.screen.first { $0.kind == .text && $0.runs.count > 1 })
        let written = text.runs.map { run in
            let signs = (run.isBold ? "b" : "") + (run.isItalic ? "i" : "") + (run.isMonospaced ? "m" : "")
            return "\(signs)\(run.link.map { "(\($0.absoluteString))" } ?? ""):\(run.text)"
        }
        #expect(written == [":Run ", "m:rm", ": in ", "b:Trash", ": or ", "i:see ", "i(https://a.b):the docs"])
    }

    @Test("An alert, which shows plain text, says where a link leads")
    func alert() async throws {
        let stage = Stage()
        let user = Visitor(of: stage)
        let flow = Task { await stage.ask(.alert("Moved", message: "See [the docs](https://a.b)").markdown()) }
        defer { flow.cancel() }
        await user.sees("See the docs (https://a.b)")
        await user.press("OK")
        await flow.value
    }
}
