import Aside
import TestSupport
import Testing

@testable import AsideText

@MainActor
@Suite struct MarkupDrawingTests {
    let help = TestSupport.Page("Help") { page in
        Heading("**Not** read")
        Paragraph(
            markdown: """
                Run `rm *.tmp` in **Trash** or see [the docs](https://example.com/docs), or <https://example.com>, \
                or write to [a@b.c](mailto:a@b.c).
                """)
        Action("Done", shortcut: .enter) { page.publish("") }
    }

    func page(_ text: String) -> TestSupport.Page {
        TestSupport.Page("…") { _ in Paragraph(markdown: text) }
    }

    @Test("Without links and colours, the text contains the addresses and marks the code")
    func plain() async throws {
        try await withScreen(help) { stage in
            #expect(
                stage.text(columns: 44) == """
                      Help
                    ────────────────────────────────────────────
                      **Not** read
                      Run `rm *.tmp` in Trash or see the docs
                      (https://example.com/docs), or
                      https://example.com, or write to a@b.c.

                    ▸ [ Done ↵ ]
                    """)
            #expect(
                stage.text(columns: 16).contains(
                    "the docs\n  (https://exam\n  ple.com/docs)\n  , or\n  https://examp\n"))
        }
    }

    @Test("Each part has its style, and a link its address, in every line over which it is broken")
    func styles() async throws {
        try await withScreen(help) { stage in
            let frame = Frame(StageSnapshot(stage), size: Size(columns: 44, rows: 12), theme: .colors16.linked)
            #expect(frame.description.contains("Run rm *.tmp in Trash or see the docs, or\n  https://example.com, or"))
            #expect(frame[3, 2].style == Theme.colors16.linked.text)
            #expect(frame[3, 6].style == Theme.colors16.linked.code)
            #expect(frame[3, 18].style.attributes == [.bold])
            #expect(frame.links(inRow: 3) == ["the docs": "https://example.com/docs"])
            #expect(frame.links(inRow: 4) == ["https://example.com": "https://example.com", "a@b.c": "mailto:a@b.c"])
            let narrow = Frame(StageSnapshot(stage), size: Size(columns: 12, rows: 24), theme: .colors16.linked)
            #expect((0..<24).flatMap { narrow.links(inRow: $0).keys }.joined() == "thedocshttps://example.coma@b.c")
        }
    }

    @Test("A link that is broken over lines is one link with one number, closed at the end of each line")
    func brokenLink() async throws {
        let screen = page("[a link of many words](https://a.b)")
        try await withScreen(screen) { stage in
            let frame = Frame(StageSnapshot(stage), size: Size(columns: 12, rows: 8), theme: .colors16.linked)
            let lines = frame.ansi.split(separator: "\n").filter { $0.contains("\u{1B}]8;id") }
            let number = String(frame[2, 2].style.link, radix: 36)
            let (open, close) = ("\u{1B}]8;id=\(number);https://a.b\u{1B}\\", "\u{1B}]8;;\u{1B}\\")
            let expected = ["a link of", "many", "words"].map { "  \(open)\u{1B}[4;36m\($0)\(close)\u{1B}[m" }
            #expect(lines.map(String.init) == expected)
        }
    }

    @Test("Wide letters, emoji and accents keep their runs when a line is broken")
    func clusters() async throws {
        let screen = page("**漢字の**[長い👩‍👩‍👧文章](https://a.b)*e*\u{301}x")
        try await withScreen(screen) { stage in
            let frame = Frame(StageSnapshot(stage), size: Size(columns: 11, rows: 8), theme: .colors16.linked)
            #expect(
                String(describing: frame) == """
                      …
                    ───────────
                      漢字の長
                      い👩‍👩‍👧文章
                      e\u{301}x
                    """)
            #expect(frame[2, 2].style.attributes == [.bold])
            #expect(frame.links(inRow: 2) == ["長": "https://a.b"])
            #expect(frame.links(inRow: 3) == ["い👩‍👩‍👧文章": "https://a.b"])
            #expect(frame[4, 2].style.attributes == [.italic])
            #expect(frame[4, 3].style == .normal)
        }
    }

    @Test("A message is read as Markdown if its question says so; a title never is")
    func message() async throws {
        try await withQuestion { stage in
            await stage.ask(
                .alert("**Moved**", message: "It is in **Trash**, see [the *docs*](https://a.b).").markdown())
        } _: { stage in
            #expect(stage.text(columns: 60).contains("│   **Moved** "))
            #expect(stage.text(columns: 60).contains("│   It is in Trash, see the docs (https://a.b). │"))
            let frame = Frame(StageSnapshot(stage), size: Size(columns: 60, rows: 14), theme: .colors16.linked)
            #expect((0..<14).flatMap { frame.links(inRow: $0).keys } == ["the docs"])
        }
    }

    @Test("There are no links beneath a modal")
    func dimmed() async throws {
        let answered = page("[a](https://a.b)")
        answered.publish("")
        try await withStage { stage in
            try await stage.show(answered).then { _ in
                await stage.alert("Sure?")
            }
        } _: { stage in
            for theme in [Theme.colors16.linked, .dark.linked] {
                let frame = Frame(StageSnapshot(stage), size: Size(columns: 60, rows: 20), theme: theme)
                #expect(frame[2, 2].character == "a")
                #expect(frame.link(atRow: 2, column: 2) == nil)
                #expect(!frame.ansi.contains("\u{1B}]8"))
            }
        }
    }

    @Test("A cell is no larger with a link, because frames are compared cell by cell")
    func size() {
        #expect(MemoryLayout<PackedCell>.stride == 32)
    }

    @Test("A message that has changed meanwhile is drawn as plain text")
    func stale() {
        var content = Question.alert("Moved", message: "In **Trash**").markdown().content
        content.message = "Not in Trash"
        #expect(String(describing: Frame(inline: StageSnapshot(content), columns: 40)).contains("Not in Trash"))
    }
}

extension Theme {
    fileprivate var linked: Theme {
        var theme = self
        theme.hasHyperlinks = true
        return theme
    }
}

extension Frame {
    /// The text of each link in a row, and its address.
    fileprivate func links(inRow row: Int) -> [String: String] {
        var links: [String: String] = [:]
        var (text, address) = ("", nil as String?)
        for column in 0...size.columns {
            let next = column < size.columns ? link(atRow: row, column: column) : nil
            if next != address, let address { links[text] = address }
            if next != address { text = "" }
            address = next
            if next != nil, self[row, column].width > 0 { text.append(self[row, column].character) }
        }
        return links
    }
}
