import Aside
import Observation
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Checked fields in lines")
struct CheckedLineTests {
    @Test("A field is left after its answer, and the screen is asked again when its checks have ended")
    func text() async throws {
        let screen = SeatScreen()
        try await with(screen) { stage in
            @MainActor func question() throws -> LineQuestion {
                try #require(LineQuestion(of: stage.front, Words.english.lines, isTyped: true))
            }
            guard case .taken(.ask(let name)) = try question().answer("1"),
                case .taken(.make(let steps, _)) = name.answer("slow")
            else { throw InvalidInput("The line was refused.") }
            try stage.take(steps, at: stage.frontID)
            #expect(stage.front.state == .checks)
            #expect(try question().text.lines.first == "  1) Name: slow (being checked)")
            screen.gate.open()
            await until { stage.front.state == .asks }
            #expect(screen.name == "slow")
            #expect(try question().text.lines.first == "  1) Name: slow")
        }
    }

    @Test("What is wrong stands beside a field, a switch and a selection")
    func errors() async {
        let run = await Terminal.transcript(answers: ["1", "x", "2", "3", "2"]) { terminal in
            try await terminal.show(SeatScreen()).value()
        }
        for line in ["1) Name: x (x is taken.)", "2) Terms: off (Accept them.)", "3) Seat: B (It is broken.)"] {
            #expect(run.text.contains("\n  \(line)\n"), "\(run.text)")
        }
    }

    @Test("The options of a selection have details, and an unavailable one is refused with its reason")
    func options() async {
        let run = await Terminal.transcript(answers: ["3", "3"]) { terminal in
            try await terminal.show(SeatScreen()).value()
        }
        #expect(
            run.text.contains("\nSeat\n  1) A (selected), window\n  2) B\n  3) C, aisle, not available: Taken\n"),
            "\(run.text)")
        #expect(run.text.contains("> 3\n“C” is not available: Taken\n"), "\(run.text)")
    }
}

@MainActor
@Observable
private final class SeatScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Seat"
    var name = ""
    var hasTerms = true
    var seat = "A"
    let gate = Gate()

    var content: Content {
        Field(
            "Name", \.name,
            .text().checked {
                if $0 == "slow" { await self.gate.pass() }
                if $0 == "x" { throw InvalidInput("x is taken.") }
            })
        Field("Terms", \.hasTerms, .toggle().checked { if !$0 { throw InvalidInput("Accept them.") } })
        Field(
            "Seat", \.seat,
            .choice(from: ["A", "B", "C"]) {
                ListOption(
                    $0, detail: ["A": "window", "C": "aisle"][$0], unavailable: $0 == "C" ? "Taken" : nil)
            }.checked { if $0 == "B" { throw InvalidInput("It is broken.") } })
    }
}
