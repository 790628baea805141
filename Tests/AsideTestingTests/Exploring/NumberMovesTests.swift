import Aside
import AsidePaths
import AsideTesting
import Observation
import Testing

@MainActor
@Suite("A number is recorded, replayed and explored (DESIGN 8)")
struct NumberMovesTests {
    @Test("A typed number is recorded once, and replayed")
    func recorded() async throws {
        let first = TestPresenter()
        let recorder = first.stage.record()
        try await first.run {
            try await book(first.stage)
        } steps: {
            let table = try await first.screen(TableScreen.self)
            try table.fill("Guests", "9")
            try table.fill("Guests", "4")
            try table.press("Book")
            try await first.prompt("Tip").submit("2")
        }
        #expect(
            recorder.path.steps == """
                try await ui.screen(TableScreen.self).fill("Guests", "4")
                try await ui.screen(TableScreen.self).press("Book")
                try await ui.prompt("Tip").submit("2")
                """)
        let second = TestPresenter()
        let result = try await second.replay(recorder.path) { try await book(second.stage) }
        #expect(result == 42)
        #expect(first.transcript.description == "Table\nno screens\nprompt “Tip” → “2”")
    }

    @Test("An exploration enters the ends of the range")
    func explored() async throws {
        var results: Set<Int> = []
        _ = try await explore { walk in
            results.insert(try await book(walk.stage))
        }
        #expect(results == [10, 15, 20, 25, 80, 85])
    }

    private func book(_ stage: Stage) async throws -> Int {
        let guests = try await stage.show(TableScreen()).value()
        return try await guests * 10 + stage.prompt("Tip", value: nil, in: 0...5)
    }
}

@MainActor
@Observable
private final class TableScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Table"
    var guests = 2

    var content: Content {
        Number("Guests", value: \.guests, in: 1...8)
        Action("Book", shortcut: .enter) { self.publish(self.guests) }
    }
}
