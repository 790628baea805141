import Aside
import AsideTesting
import Observation
import TestSupport
import Testing

@testable import AsideText

/// The drawing of fields whose entries are checked, and of options that show more than their labels.
@MainActor
@Suite struct CheckedFieldDrawingTests {
    @Test("A field says beside itself that it is being checked, and nothing moves")
    func busy() async throws {
        let screen = SeatScreen()
        try await withScreen(screen) { stage in
            let before = stage.text(columns: 50)
            try screen.fill("Name", "slow")
            try screen.leave("Name")
            try screen.fill("Note", "slow")
            try screen.leave("Note")
            try screen.toggle("Terms")
            try screen.pick("Seat", "B")
            let busy = stage.text(columns: 50)
            #expect(
                busy == """
                      Seat
                    ──────────────────────────────────────────────────
                    ▸ Name  [slow                         ] Checking…
                      Note  [slow                         ]
                            [                             ]
                            [                             ]
                            [                             ] Checking…
                      [ ] Terms  Checking…
                      Seat  < B > 2 of 3 Checking…
                            – C  Taken for a wheelchair
                    """)
            #expect(before.split(separator: "\n").count == busy.split(separator: "\n").count)
            #expect(stage.text(columns: 30).contains("Name  [slow             ] …\n"))
        }
    }

    @Test("What is wrong stands below a switch and a selection")
    func errors() async throws {
        let screen = SeatScreen()
        screen.problem = "Not now."
        try await withScreen(screen) { stage in
            #expect(
                stage.text(columns: 50).contains(
                    """
                      [x] Terms
                          ✗ Not now.
                      Seat  < A > 1 of 3  window
                            – C  Taken for a wheelchair
                            ✗ Not now.
                    """))
        }
    }

    @Test("The reason why an option is not available is wrapped, and no word of it is lost")
    func reasons() async throws {
        try await withScreen(SeatScreen()) { stage in
            #expect(stage.text(columns: 30).contains("– C  Taken for a\n"))
            #expect(stage.text(columns: 30).contains(" wheelchair"))
        }
    }
}

@MainActor
@Observable
private final class SeatScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Seat"
    var name = ""
    var note = ""
    var hasTerms = true
    var seat = "A"
    var problem: String?

    var content: Content {
        Field("Name", \.name, .text().checked { _ in try await untilCancelled() })
        Field("Note", \.note, .lines().checked { _ in try await untilCancelled() })
        Field("Terms", \.hasTerms, .toggle().checked { _ in try await untilCancelled() }, error: problem)
        Field(
            "Seat", \.seat,
            .choice(from: ["A", "B", "C"]) {
                ListOption(
                    $0, detail: $0 == "A" ? "window" : nil, unavailable: $0 == "C" ? "Taken for a wheelchair" : nil)
            }.checked { _ in try await untilCancelled() }, error: problem)
    }
}
