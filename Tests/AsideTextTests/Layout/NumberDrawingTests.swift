import Aside
import AsideTesting
import Testing

@testable import AsideText

@MainActor
@Suite struct NumberDrawingTests {
    @Test("A number is in a short field, with its range beside it and its error below")
    func screen() async throws {
        let screen = TableScreen()
        try await withScreen(screen) { stage in
            #expect(
                stage.text(columns: 50) == """
                      Table
                    ──────────────────────────────────────────────────
                    ▸ Guests   [2    ] 1 to 8
                      Tip      [0.5  ] 0 or more
                      Balance  [-7          ]

                      [ Book ↵ ]
                    """)
            try screen.fill("Guests", "漢字")
            let wrong = stage.text(columns: 50)
            #expect(wrong.contains("▸ Guests   [漢字 ] 1 to 8\n           ✗ Enter a number from 1 to 8.\n  Tip "))
            #expect(wrong.hasSuffix("  - Book   -"))
            try screen.fill("Guests", "99999999999")
            #expect(stage.text(columns: 50).contains("Guests   <9999 ] 1 to 8"))
        }
    }
}

@MainActor
private final class TableScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Table"
    var guests = 2
    var tip = 0.5
    var balance = -7

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8))
        Field("Tip", \.tip, .number(in: 0 ... .infinity, step: 0.25))
        Field("Balance", \.balance)
        Action("Book", shortcut: .enter) { self.publish(self.guests) }
    }
}
