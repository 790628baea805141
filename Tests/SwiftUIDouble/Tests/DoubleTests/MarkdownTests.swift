import Aside
import Foundation
import SwiftUI
import Testing

@testable import AsideUI

/// Text with parts that are bold, italic, code or links.
@Suite("Markdown in the double", .timeLimit(.minutes(1)))
@MainActor
struct MarkdownTests {
    @Test("A paragraph is text whose parts say how they look, and whose links lead somewhere")
    func paragraph() async throws {
        let stage = Stage()
        let flow = Task { try await stage.show(HelpScreen()).value() }
        defer { flow.cancel() }
        let user = Visitor { StageView(stage) }
        await user.sees("Run rm in Trash or see the docs")
        let text = try #require(user.window.screen.first { $0.kind == .text && $0.runs.count > 1 })
        let link = URL(string: "https://a.b")
        #expect(
            text.runs == [
                run("Run "), run("rm", isMonospaced: true), run(" in "),
                run("Trash", isBold: true), run(" or "), run("see ", isItalic: true),
                run("the docs", isItalic: true, link: link),
            ])
    }

    @Test("An alert, which shows plain text, says where a link leads")
    func alert() async throws {
        let stage = Stage()
        let user = Visitor { StageView(stage) }
        let flow = Task { try await stage.ask(.alert("Moved", message: "See [the docs](https://a.b)").markdown()) }
        defer { flow.cancel() }
        await user.sees("See the docs (https://a.b)")
        await user.press("OK")
        try await flow.value
    }
}

@MainActor
private func run(
    _ text: String, isBold: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false, link: URL? = nil
) -> Text.Run {
    Text.Run(text: text, isBold: isBold, isItalic: isItalic, isMonospaced: isMonospaced, link: link)
}

@MainActor
private final class HelpScreen: Screen {
    let outlet = Outlet<Never>()
    let title = "Help"

    var content: Content {
        Paragraph(markdown: "Run `rm` in **Trash** or *see [the docs](https://a.b)*")
    }
}
