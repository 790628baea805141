import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct NoticeDrawingTests {
    private func frame(
        _ scene: Scene, _ notice: NoticeContent, columns: Int = 40, rows: Int = 16, hint: String = "esc back",
        theme: Theme = .plain
    ) async throws -> Frame {
        var frame: Frame?
        try await scene.draw { stage in
            var snapshot = StageSnapshot(stage)
            snapshot.notice = notice
            frame = Frame(
                snapshot, size: Size(columns: columns, rows: rows), theme: theme, hint: hint, noticeKey: "f2")
        }
        return try #require(frame)
    }

    private func lastRows(_ count: Int, of frame: Frame) -> String {
        frame.description.split(separator: "\n", omittingEmptySubsequences: false).suffix(count)
            .joined(separator: "\n")
    }

    @Test("A notice is above the keys, with its sign and its button")
    func action() async throws {
        let archived = NoticeContent("Message archived", severity: .success, action: "Undo")
        let frame = try await frame(.confirmation, archived)
        #expect(lastRows(3, of: frame) == "\n  ✓ Message archived  [ Undo (f2) ]\n  esc back")
        #expect(frame.noticeButton?.contains(row: 14, column: 22) == true)
        #expect(frame.noticeButton?.contains(row: 14, column: 35) == false)
        #expect(frame.noticeButton?.contains(row: 13, column: 22) == false)
    }

    @Test("On a low terminal a notice covers the keys, and never a button of the modal")
    func low() async throws {
        let frame = try await frame(.confirmation, NoticeContent("Saved"), rows: 10)
        #expect(frame.description.contains("( Cancel ↵)"))
        #expect(lastRows(1, of: frame) == "  Saved")
        #expect(frame.noticeButton == nil)
        let lowest = try await self.frame(.confirmation, NoticeContent("Saved"), rows: 7)
        #expect(lowest.description.contains("( Cancel ↵)"))
    }

    @Test("A long notice is shortened, the text as well as the label")
    func narrow() async throws {
        let long = NoticeContent("A message that is\ntoo long 漢字", severity: .error, action: "Take it back again")
        let frame = try await frame(.confirmation, long, columns: 30)
        #expect(lastRows(2, of: frame) == "  ✗ A message…  [ Tak… (f2) ]\n  esc back")
        for columns in 1...30 {
            _ = try await self.frame(.confirmation, long, columns: columns, rows: columns)
        }
    }

    @Test("A scrolling screen has one row less under a notice, so that the focused control stays in view")
    func scrolling() async throws {
        try await Scene.screen.draw { stage in
            var snapshot = StageSnapshot(stage)
            let last = try #require(snapshot.targets(for: ViewState()).last)
            for notice in [nil, NoticeContent("Saved")] {
                snapshot.notice = notice
                let frame = Frame(
                    snapshot, size: Size(columns: 40, rows: 12), viewState: ViewState(last), hint: "")
                #expect(frame.shown.contains(last))
            }
        }
    }
}
