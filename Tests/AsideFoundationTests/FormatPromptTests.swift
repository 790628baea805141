import Aside
import AsideFoundation
import AsideTesting
import Foundation
import Testing

@Suite("Prompts in a format of Foundation")
@MainActor
struct FormatPromptTests {
    private let ui = TestPresenter()

    private func price(_ locale: String, from value: Decimal? = nil) async throws -> Decimal {
        let euro = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: locale))
        return try await ui.stage.prompt("Price", .format(euro, start: value, example: 12.5))
    }

    @Test(
        "A price is read in the form of the language, and also without the sign of the currency",
        arguments: [
            ("en_IE", "€7.25"), ("en_IE", " 7.25 "), ("de_DE", "7,25\u{A0}€"), ("de_DE", "7,25"),
        ])
    func reads(locale: String, text: String) async throws {
        ui.answer(.prompt("Price"), with: text)
        #expect(try await ui.run { try await price(locale) } == 7.25)
    }

    @Test(
        "The example is the placeholder, and explains what is not in the format; the value to start from is written in it"
    )
    func explains() async throws {
        let paid = try await ui.run {
            try await price("en_IE", from: 3)
        } steps: {
            let prompt = try await ui.prompt("Price")
            let field = Outline.Kind.field(text: "€3.00", placeholder: "€12.50", error: nil, isSecure: false)
            #expect(prompt.content.body.first?.kind == field)
            try await prompt.submit("cheap")
            #expect(try await ui.prompt("Price").error == "Enter it as €12.50.")
            try await ui.prompt("Price").submit("€4.10")
        }
        #expect(paid == 4.1)
    }
}
