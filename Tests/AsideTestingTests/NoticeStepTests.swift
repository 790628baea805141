import Aside
import AsideExploring
import AsideTesting
import Foundation
import Testing

@MainActor
@Suite("Notices in tests")
struct NoticeStepTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A notice needs no step, and the flow continues at once, with or without a button")
    func noStep() async throws {
        let undone = try await ui.run {
            stage.notice("Saved")
            let undone = await stage.notice("Archived", action: "Undo")
            await stage.alert("Done")
            return undone
        } steps: {
            try await ui.alert("Done").press("OK")
        }
        #expect(!undone)
        #expect(
            ui.transcript.description == """
                notice “Saved”
                notice “Archived”
                alert “Done” → OK
                """)
    }

    @Test("Any number of steps find a notice, press its button, and also find a notice that has gone")
    func steps() async throws {
        let undone = try await ui.run {
            stage.notice("Saved", severity: .success)
            stage.notice("Sent")
            return await stage.notice("Archived", action: "Undo")
        } steps: {
            try await ui.notice("Archived")
            try await ui.notice("Archived").press("Undo")
            #expect(try await ui.notice("Saved").content.severity == .success)
            try await ui.notice("Sent")
        }
        #expect(undone)
        #expect(ui.transcript.description.hasSuffix("notice “Archived” → Undo"))
    }

    @Test("A waiting notice appears when a step waits for it")
    func line() async throws {
        let answers = try await ui.run {
            async let first = stage.notice("one", action: "Undo")
            async let second = stage.notice("two", action: "Undo")
            return await [first, second]
        } steps: {
            try await ui.notice("two").press("Undo")
        }
        #expect(answers == [false, true])
    }

    @Test("Of two notices with the same text, a step finds the one in view")
    func sameText() async throws {
        let answers = try await ui.run {
            let first = await stage.notice("Borrowed", action: "Undo")
            await stage.alert("Next")
            return await [first, stage.notice("Borrowed", action: "Undo")]
        } steps: {
            try await ui.alert("Next").press("OK")
            try await ui.settle()
            try await ui.notice("Borrowed").press("Undo")
        }
        #expect(answers == [false, true])
    }

    @Test("The transcript and the failure of a step say that the time of a notice was up")
    func expired() async {
        let found = await reports(in: ui) {
            if await stage.notice("Deleted", action: "Undo", line: 3) { return }
            await stage.alert("Done", line: 4)
        } steps: {
            try await ui.notice("Deleted")
            try await ui.advance(by: .seconds(5))
            try await ui.alert("Done").press("OK")
            try await ui.notice("Deleted").press("Undo")
        }
        let text = found.first?.text ?? ""
        #expect(
            ui.transcript.description == """
                notice “Deleted” → its time was up
                alert “Done” → OK
                """)
        #expect(
            text.hasSuffix(
                "that notice was found by a step before, and is over: press its button before the clock moves, or before a "
                    + "step waits for something else."), "\(text)")
    }

    @Test("The failure names a flow that keeps showing notices, and the test ends")
    func endless() async {
        let found = await reports(in: ui) {
            while !Task.isCancelled { _ = await stage.notice("Again", action: "Stop") }
        } steps: {
            try await ui.alert("Done")
        }
        #expect(found.first?.text.contains("something else happens again and again") == true)
    }

    @Test("A recorded press of a notice is written and replayed")
    func path() async throws {
        let recorder = stage.record()
        try await ui.run {
            _ = await stage.notice("Archived", action: "Undo")
        } steps: {
            try await ui.notice("Archived").press("Undo")
        }
        let path = try JSONDecoder().decode(Recording.self, from: JSONEncoder().encode(recorder.recording))
        #expect(path.description == "notice “Archived”: press “Undo”")
        let other = TestPresenter()
        #expect(try await other.replay(path) { await other.stage.notice("Archived", action: "Undo") })
    }

    @Test("An exploration takes both ways: it presses the button, and lets the time run out")
    func explored() async throws {
        var ways: Set<String> = []
        try await explore { walk in
            walk.stage.notice("Saved")
            let undone = await walk.stage.notice("Archived", action: "Undo")
            if !Task.isCancelled { ways.insert(undone ? "undone" : "archived") }
        }
        #expect(ways == ["undone", "archived"])
    }
}
