import Testing

@testable import Aside

@MainActor
@Suite("Elements")
struct ElementTests {
    @Test("Every element shows its values")
    func kinds() {
        let screen = CartScreen()
        screen.code = "SAVE"
        screen.feedback = "Too short"
        screen.giftWrap = true
        screen.progress = 0.5
        screen.day = 2
        let kinds: [(String, Outline.Kind)] = [
            ("Your cart", .heading),
            ("Apples", .row(detail: "$2")),
            ("Remove", .action(role: .destructive, shortcut: nil)),
            ("Coupon", .field(text: "SAVE", placeholder: "SAVE10", error: "Too short", isSecure: false)),
            ("Gift wrap", .switch(isOn: true)),
            ("Size", .selection(options: ["small", "large"], selected: 0)),
            ("Day", .selection(options: ["Day 1", "Day 2", "Day 3"], selected: 1)),
            ("Billing", .block),
            ("Progress", .meter(fraction: 0.5)),
            ("Prices include tax.", .paragraph),
            ("Continue", .action(role: .normal, shortcut: .enter)),
        ]
        for (label, kind) in kinds {
            #expect(screen.outline.first(label)?.kind == kind)
        }
    }

    @Test(
        "A meter shows a fraction from 0 to 1, or that it is unknown",
        arguments: [
            (nil, nil), (0, 0), (0.25, 0.25), (1, 1), (1.001, 1), (-3, 0), (.infinity, 1), (-.infinity, 0), (.nan, nil),
        ] as [(Double?, Double?)]
    )
    func meter(given: Double?, shown: Double?) {
        let screen = PlainScreen { Meter(given, label: "Upload") }
        #expect(screen.outline.first("Upload")?.kind == .meter(fraction: shown))
    }

    @Test("A selection shows which option is chosen", arguments: [(10, 0), (20, 1), (15, nil)] as [(Int, Int?)])
    func selection(value: Int, selected: Int?) {
        let screen = PlainScreen { Field("Size", \.number, .choice(from: [10, 20])) }
        screen.number = value
        #expect(screen.outline.first("Size")?.kind == .selection(options: ["10", "20"], selected: selected))
    }
}
