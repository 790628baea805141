import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct FieldDrawingTests {
    /// The line of a prompt's only field, with a `|` where the cursor is.
    private func line(_ text: String, _ viewState: ViewState, columns: Int = 14) async throws -> String {
        var result = ""
        try await withQuestion { stage in
            _ = try await stage.prompt("Title", .text(text))
        } _: { stage in
            let question = try #require(stage.modals.first?.content)
            let frame = Frame(inline: StageSnapshot(question), columns: columns, viewState: viewState)
            let cursor = try #require(frame.cursor)
            #expect(cursor.row == 1)
            for column in 2..<columns - 1 {
                if column == cursor.column { result += "|" }
                if frame[1, column].width > 0 { result.append(frame[1, column].character) }
            }
        }
        return result
    }

    @Test(
        "The part of a text around the caret is in view",
        arguments: [
            ("", nil, "[|         ]"), ("abc", nil, "[abc|      ]"), ("abc", 0, "[|abc      ]"),
            ("abc", 1, "[a|bc      ]"), ("abc", 99, "[abc|      ]"), ("abc", -5, "[|abc      ]"),
            ("abcdefghi", 8, "[abcdefgh|i]"), ("abcdefghi", nil, "<bcdefghi| ]"),
            ("abcdefghijklmno", 0, "[|abcdefghi>"), ("abcdefghijklmno", 10, "<cdefghij|k>"),
            ("漢字漢字漢字", nil, "<漢字漢字| ]"), ("漢字漢字漢字", 4, "<字漢字|漢 >"), ("漢字漢字漢字", 2, "[漢字|漢字 >"),
            ("\u{200B}ab", 2, "[a|b       ]"), ("a\u{1B}[mb", 2, "[a\u{FFFD}|[mb    ]"),
            ("e\u{301}👩‍👩‍👧‍👦🇩🇪", 2, "[e\u{301}👩‍👩‍👧‍👦|🇩🇪    ]"),
        ] as [(String, Int?, String)]
    )
    func caret(_ text: String, at caret: Int?, drawn: String) async throws {
        #expect(try await line(text, ViewState(caret: caret)) == drawn)
    }

    @Test("Selected text is drawn reversed")
    func marked() async throws {
        try await withQuestion { stage in
            _ = try await stage.prompt("Title", .text("abcdef"))
        } _: { stage in
            var viewState = ViewState(caret: 3)
            viewState.marked = 1..<3
            let frame = Frame(
                inline: StageSnapshot(try #require(stage.modals.first?.content)), columns: 20, viewState: viewState)
            let reversed = (0..<20).filter { frame[1, $0].style.attributes.contains(.reverse) }
            #expect(reversed == [4, 5])
        }
    }

    @Test("The cursor is in a field or a filter, and nowhere else")
    func cursor() async throws {
        let size = Size(columns: 80, rows: 24)
        try await Scene.alert.draw { #expect(Frame(StageSnapshot($0), size: size).cursor == nil) }
        let snapshot = try await Scene.longList.snapshot()
        #expect(Frame(snapshot, size: size).cursor == nil)
        #expect(Frame(snapshot, size: size, viewState: ViewState(filter: "Numb")).cursor != nil)
        try await Scene.form.draw { stage in
            #expect(Frame(StageSnapshot(stage), size: size).cursor != nil)
            #expect(
                Frame(StageSnapshot(stage), size: size, viewState: ViewState(StageSnapshot(stage)[.choice(0)])).cursor
                    == nil)
        }
    }

    @Test("A secret is nowhere in the frame")
    func secret() async throws {
        let snapshot = try await Scene.form.snapshot()
        let viewState = ViewState(snapshot[.field(1)], caret: 2)
        let frame = Frame(snapshot, size: Size(columns: 80, rows: 24), theme: .dark, viewState: viewState)
        #expect(!frame.ansi.contains("geheim"))
        #expect(frame.ansi.contains("••••••"))
    }
}
