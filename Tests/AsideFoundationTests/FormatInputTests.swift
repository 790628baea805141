import Aside
import AsideFoundation
import AsideTesting
import Foundation
import Observation
import Testing

@Suite("Inputs in a format of Foundation")
@MainActor
struct FormatInputTests {
    private let screen = PriceScreen("en_IE")
    private var price: Outline.Item? { screen.outline["Price"] }

    @Test("A value is shown in its format, and a text in that format is written at once")
    func written() throws {
        #expect(price?.kind == .field(text: "€3.00", placeholder: "€12.50", error: nil, isSecure: false))
        try screen.fill("Price", "€4.10")
        #expect(screen.price == Decimal(string: "4.10"))
        try screen.fill("Price", "7.25")
        #expect((screen.price, price?.text) == (Decimal(string: "7.25"), "7.25"))
    }

    @Test(
        "A price is read in the form of the language, and also without the sign of the currency",
        arguments: [("en_IE", "€7.25"), ("en_IE", " 7.25 "), ("de_DE", "7,25\u{A0}€"), ("de_DE", "7,25")])
    func reads(locale: String, text: String) throws {
        let screen = PriceScreen(locale)
        try screen.fill("Price", text)
        #expect(screen.price == 7.25)
    }

    @Test("A text in another format stays, with the example beside it, and the place keeps its value")
    func refused() throws {
        try screen.fill("Price", "cheap")
        #expect((screen.price, price?.text, price?.error) == (3, "cheap", "Enter it as €12.50."))
        #expect(screen.outline["Pay"]?.isEnabled == false)
        try screen.fill("Tip", "x")
        #expect((screen.tip, screen.outline["Tip"]?.error) == (nil, "No tip."))
        try screen.fill("Tip", "")
        #expect((screen.tip, screen.outline["Tip"]?.error) == (nil, nil))
    }
}

@MainActor
@Observable
private final class PriceScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Price"
    var price: Decimal = 3
    var tip: Decimal?
    private let euros: Decimal.FormatStyle.Currency

    init(_ locale: String) { euros = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: locale)) }

    var content: Content {
        Field("Price", \.price, .format(euros, example: 12.5))
        Field("Tip", \.tip, .format(euros, example: 1, problem: "No tip."))
        Action("Pay", shortcut: .enter) {}
    }
}
