import Aside
import TestSupport
import Testing

@testable import AsideText

@MainActor
@Suite struct RepaintTests {
    nonisolated static let themes: [Theme] = [.plain, .colors16, .dark, .light, Theme.dark.in256Colors]

    @Test(
        "An arrow key in a list sends at most 35 bytes; 85 with colours, and 150 where whole rows are filled",
        arguments: themes)
    func arrow(_ theme: Theme) async throws {
        let most = theme.fills != nil ? 150 : theme == .plain ? 35 : 85
        for scene in [Scene.list, .longList, .listOfMany] {
            let snapshot = try await scene.snapshot()
            expect(snapshot, theme, [.down, .down, .up, .up, .up], from: snapshot[.option(1)], sendAtMost: most)
        }
    }

    private func expect(
        _ snapshot: StageSnapshot, _ theme: Theme, _ moves: [StageSnapshot.Move], from start: Target?,
        sendAtMost most: Int
    ) {
        var viewState = ViewState(start)
        var old = Frame(snapshot, size: Size(columns: 80, rows: 24), theme: theme, viewState: viewState)
        var pen = Style.normal
        for move in moves {
            viewState.target = snapshot.target(move, from: viewState)
            let frame = Frame(snapshot, size: old.size, theme: theme, viewState: viewState)
            let (changes, last) = frame.changes(from: old, pen: pen, canErase: theme.fills != nil)
            pen = last
            #expect(changes.utf8.count <= most, "\(changes.debugDescription)")
            #expect(!changes.isEmpty)
            old = frame
        }
    }

    @Test("While the focus moves over a scrolling list, the lines stay as long as the focus is in view")
    func scrolling() async throws {
        let snapshot = try await Scene.longList.snapshot()
        var viewState = ViewState(snapshot[.option(0)])
        var scrolls: [Int] = []
        for option in [0, 5, 9, 10, 14, 12, 7, 6, 2, 0] {
            viewState.target = snapshot[.option(option)]
            let frame = Frame(snapshot, size: Size(columns: 60, rows: 16), viewState: viewState)
            viewState.scroll = frame.scroll
            scrolls.append(frame.scroll)
        }
        #expect(scrolls == [0, 0, 2, 3, 7, 7, 7, 6, 2, 0])
    }

    @Test("A line of box drawing is sent without placing the cursor again; after an emoji it is placed")
    func rule() {
        var frame = Frame(size: Size(columns: 80, rows: 1))
        frame.fill(0, 0..<80, with: "─", .normal)
        #expect(frame.changes(from: Frame(size: frame.size)) == "\u{1B}[1;1H" + String(repeating: "─", count: 80))
        var family = Frame(size: frame.size)
        family.write("a漢é👩‍👧b", at: 0, 0, .normal)
        #expect(family.changes(from: Frame(size: frame.size)) == "\u{1B}[1;1Ha漢é👩‍👧\u{1B}[7Gb")
    }

    @Test("Without colours there are no codes of colours")
    func plain() async throws {
        for scene in Scene.allCases {
            let snapshot = try await scene.snapshot()
            let frame = Frame(snapshot, size: Size(columns: 80, rows: 24))
            let styles = (0..<24).flatMap { row in (0..<80).map { frame[row, $0].style } }
            #expect(styles.allSatisfy { $0.foreground == nil && $0.background == nil }, "\(scene)")
        }
    }

    @Test("Each theme keeps to its colours", arguments: themes)
    func colors(_ theme: Theme) async throws {
        let snapshot = try await Scene.screen.snapshot()
        let ansi = Frame(snapshot, size: Size(columns: 80, rows: 40), theme: theme).ansi
        #expect(ansi.contains("8;5;") == (theme == Theme.dark.in256Colors))
        #expect(ansi.contains("8;2;") == (theme == .dark || theme == .light))
    }

    @Test("Lines and brackets are drawn in the same way with and without colours; filled shapes need neither")
    func sameText() async throws {
        try await Scene.screen.draw { stage in
            let size = Size(columns: 80, rows: 40)
            #expect(
                String(describing: Frame(StageSnapshot(stage), size: size, theme: .colors16)) == stage.text(rows: 40))
            let filled = String(describing: Frame(StageSnapshot(stage), size: size, theme: .dark))
            #expect(filled == String(describing: Frame(StageSnapshot(stage), size: size, theme: .light)))
            #expect(!filled.contains("─"))
        }
    }

    @Test("The screen beneath a modal is dim and without colour, and comes back as it was")
    func dimmed() async throws {
        let snapshot = try await Scene.alert.snapshot()
        let size = Size(columns: 80, rows: 24)
        let frame = Frame(snapshot, size: size, theme: .colors16)
        #expect(frame[0, 2] == Cell("S", width: 1, style: Style(nil, .dim)))
        let filled = Frame(snapshot, size: size, theme: .dark)
        #expect(filled[0, 2].style == Theme.dark.fills?.receded)
    }

    @Test("In a hint, the keys have another style than their descriptions")
    func hintKeys() async throws {
        let snapshot = try await Scene.path.snapshot()
        let frame = Frame(snapshot, size: Size(columns: 40, rows: 10), hint: "enter press  ·  esc back")
        let row = (0..<40).map { frame[9, $0] }
        let clear = row.filter { $0.style == Theme.plain.text && $0.character != " " }
        #expect(String(clear.map(\.character)) == "enteresc")
    }

    @Test("A hint is in the last row if there is room for it")
    func hint() async throws {
        let snapshot = try await Scene.path.snapshot()
        let tall = Frame(snapshot, size: Size(columns: 20, rows: 10), hint: "Tab moves, Enter presses")
        #expect(String(describing: tall).hasSuffix("\n  Tab moves, Enter …"))
        let low = Frame(snapshot, size: Size(columns: 20, rows: 9), hint: "Tab moves")
        #expect(!String(describing: low).contains("Tab"))
    }
}
