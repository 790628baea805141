import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct OptionDrawingTests {
    private func ask(_ stage: Stage) async throws {
        let speeds = ["Standard", "Express 漢字", "Courier"]
        _ = try await stage.choose("Delivery", from: speeds, initial: "Standard") { speed in
            Outline.Option(
                speed, detail: speed == "Standard" ? "3 days" : "tomorrow",
                unavailable: speed == "Courier" ? "Not to islands" : nil)
        }
    }

    @Test("Details are in a column; an unavailable row has a dash, and its reason in place of the detail")
    func details() async throws {
        try await withQuestion(ask) { stage in
            #expect(
                stage.text(columns: 50) == """
                      Shop
                    ──────────────────────────────────────────────────
                           ╭──────────────────────────────────╮
                           │   Delivery                       │
                           │                                  │
                           │ ▸ • Standard      3 days         │
                           │     Express 漢字  tomorrow       │
                           │   – Courier       Not to islands │
                           │                                  │
                           │   ( Cancel )                     │
                           ╰──────────────────────────────────╯
                    """)
            #expect(
                stage.text(columns: 24) == """
                      Shop
                    ────────────────────────
                    ╭──────────────────────╮
                    │   Delivery           │
                    │                      │
                    │ ▸ • Standard  3 days │
                    │     Express 漢字     │
                    │   – Courier  Not to… │
                    │                      │
                    │   ( Cancel )         │
                    ╰──────────────────────╯

                      [ Continue   ]
                    """)
        }
    }

    @Test("In a list of many, unavailable rows have dashes")
    func many() async throws {
        try await withQuestion { stage in
            _ = try await stage.chooseMany("Extras", from: ["Card", "Ribbon", "Box"], initial: ["Box"]) {
                Outline.Option($0, unavailable: $0 == "Card" ? nil : "Sold out")
            }
        } _: { stage in
            #expect(
                stage.text(columns: 50) == """
                      Shop
                    ──────────────────────────────────────────────────
                             ╭──────────────────────────────╮
                             │   Extras                     │
                             │                              │
                             │   1 of 3                     │
                             │ ▸ [ ] Card                   │
                             │   - - Ribbon  Sold out       │
                             │   -x- Box     Sold out       │
                             │                              │
                             │   [* Done ]   ( Cancel )     │
                             ╰──────────────────────────────╯
                    """)
        }
    }

    @Test("The reason why a choice is unavailable is above the buttons")
    func choice() async throws {
        try await withQuestion { stage in
            _ = try await stage.alert("Delete it?") {
                Choice("Delete", role: .destructive, unavailable: "Only its owner can.", 1)
                Choice("Keep", role: .cancel, 2)
            }
        } _: { stage in
            #expect(
                stage.text(columns: 50) == """
                      Shop
                    ──────────────────────────────────────────────────
                            ╭───────────────────────────────╮
                            │   Delete it?                  │
                            │                               │
                            │   Delete: Only its owner can. │
                            │                               │
                            │   -! Delete - ▸ ( Keep )      │
                            ╰───────────────────────────────╯
                    """)
        }
    }

    @Test("The focus skips unavailable rows, and a filter that matches no other presses nothing")
    func targets() async throws {
        try await withQuestion(ask) { stage in
            let snapshot = StageSnapshot(stage)
            #expect(snapshot.targets(for: Attention()).map(\.option) == [0, 1, nil])
            #expect(snapshot.target(of: Attention(filter: "cour")) == nil)
            #expect(snapshot.options(for: Attention(filter: "cour")) == [2])
            #expect(!stage.text(columns: 50, attention: Attention(filter: "cour")).contains("No match"))
        }
    }
}
