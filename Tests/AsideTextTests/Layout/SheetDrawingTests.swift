import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct SheetDrawingTests {
    @Test("A sheet with a flow has a path of its own")
    func flowSheet() async throws {
        let text = try await Scene.flowSheet.text(columns: 40)
        #expect(text.hasPrefix("  Shop\n"))
        #expect(text.contains("╭─ … › Number › Name on the card ──────╮"))
    }

    @Test("A full-screen sheet hides everything below")
    func fullScreenSheet() async throws {
        #expect(
            try await Scene.fullScreenSheet.text(columns: 40) == """
                  Card
                ────────────────────────────────────────
                ▸ Text  [(Type here)                  ]

                  [ Continue ↵ ]
                """)
    }

    @Test("A child is above its parent, which stays visible, and no lines of the two boxes touch")
    func alertOverSheet() async throws {
        let text = try await Scene.alertOverSheet.text(columns: 102)
        #expect(
            text == """
                         Shop
                       ────────────────────────────────────────────────────────────────────────────────────────
                         ╭─ Add a card › Number › Name on the card ─────────────────────────────────────────╮
                         │                                                                                  │
                         │                         ╭──────────────────────────────╮                         │
                         │                         │ ! This card is known         │                         │
                         │   [ Continue   ]        │                              │                         │
                         ╰──────────────────────── │ ▸ ( OK↵)                     │ ────────────────────────╯
                                                   ╰──────────────────────────────╯
                """)
    }
}
