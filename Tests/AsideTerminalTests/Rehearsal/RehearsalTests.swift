import Aside
import AsideRehearsal
import AsideText
import TerminalHarness
import Testing

@testable import AsideTerminal

@MainActor
struct RehearsalTests {
    @Test("A rehearsal turns keys into frames, and the output to a terminal adds up to these frames")
    func frames() async throws {
        let stage = Stage()
        let rehearsal = Rehearsal(stage, size: Size(columns: 40, rows: 8))
        var shown: Frame?
        var screen = TestScreen(columns: 40, rows: 8)
        rehearsal.whenShown = {
            shown = $0
            screen.write($1.utf8)
        }
        rehearsal.begin()
        let flow = Task { try await stage.choose("Which?", from: ["one", "two"]) }
        #expect(await rehearsal.untilReady(.seconds(600)))
        #expect(rehearsal.frame.description.contains("▸   one"))
        rehearsal.take(.key(Key(.down)))
        #expect(rehearsal.frame.description.contains("▸   two"))
        #expect(shown == rehearsal.frame)
        #expect(screen.text == rehearsal.frame.description)
        screen.resize(columns: 20, rows: 6)
        rehearsal.resize(to: Size(columns: 20, rows: 6))
        #expect(rehearsal.frame.size == Size(columns: 20, rows: 6))
        #expect(screen.text == rehearsal.frame.description)
        rehearsal.take(.key(Key(.enter)))
        #expect(try await flow.value == "two")
    }

    @Test("Waiting for a text ends when it is shown, and fails if it never is, or if the rehearsal has ended")
    func patience() async throws {
        let stage = Stage()
        let rehearsal = Rehearsal(stage, size: Size(columns: 40, rows: 8))
        rehearsal.begin()
        let flow = Task { await stage.alert("Hello") }
        #expect(await rehearsal.until(.seconds(600)) { $0.description.contains("Hello") })
        #expect(await !rehearsal.until(.milliseconds(1)) { $0.description.contains("Good bye") })
        rehearsal.take(.key(Key(.enter)))
        await flow.value
        #expect(await !rehearsal.untilReady(.milliseconds(1)))
        let waiting = Task { await rehearsal.until { _ in false } }
        await Task {}.value
        rehearsal.end()
        #expect(await !waiting.value)
        #expect(await !rehearsal.until { _ in false })
    }
}
