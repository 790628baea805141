import Aside
import AsideFoundation
import AsideTesting
import Foundation
import Observation
import Testing

@Suite("Inputs for dates")
@MainActor
struct DateInputTests {
    private static let christmas = Date(timeIntervalSince1970: 1_798_070_400 + 9 * 3_600)

    @Test(
        "A field writes a date in the order of the language, with digits only",
        arguments: [
            ("en_US", "12/24/2026"), ("en_GB", "24/12/2026"), ("de_DE", "24.12.2026"), ("sv_SE", "2026-12-24"),
            ("ja_JP", "2026/12/24"), ("hu_HU", "2026.12.24"), ("ar_EG", "24/12/2026"), ("fa_IR", "2026/12/24"),
            // Foundation returns this locale if it does not know the user's, as on Linux.
            ("en_001", "2026-12-24"),
        ])
    func order(_ locale: String, _ text: String) {
        let screen = BookingScreen(Self.christmas, Locale(identifier: locale))
        #expect(screen.outline.controls.first?.text == text)
    }

    @Test("The place of a date holds the beginning of the entered day, and only dates in the range")
    func filling() throws {
        let screen = BookingScreen(Self.christmas)
        let field = try #require(screen.outline.controls.first)
        let day = { (day: Int) in Self.christmas.addingTimeInterval(Double(day - 24) * 86_400 - 9 * 3_600) }
        try screen.fill(field.id, "26.12.2026")
        #expect(screen.arrival == day(26))
        for text in ["27.12.2026", "23.12.2026", "soon", ""] { try screen.fill(field.id, text) }
        #expect(screen.arrival == day(26))
    }

    @Test("A property outside of the range is shown with the reason, until a date is entered")
    func outside() throws {
        let screen = BookingScreen(Self.christmas)
        screen.arrival = Self.christmas.addingTimeInterval(-4 * 86_400)
        let field = try #require(screen.outline.controls.first)
        #expect(field.text == "20.12.2026")
        #expect(field.error?.contains("24.12.2026") == true)
        try screen.fill(field.id, "25.12.2026")
        #expect(screen.outline.controls.first?.error == nil)
    }

    @Test("A prompt returns the date in the time zone of its field, also in an hour that the clock skips")
    func prompt() async throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let question = Question<Date>.prompt(
            "When",
            .date(
                Self.christmas, showsTime: true, locale: Locale(identifier: "de_DE"), timeZone: berlin,
                today: Self.christmas))
        for (text, result) in [
            ("24.12.2026 10:00", Self.christmas), ("28.03.2027 02:30", Date(timeIntervalSince1970: 1_806_197_400)),
        ] {
            let ui = TestPresenter()
            let date = try await ui.run {
                try await ui.stage.ask(question)
            } steps: {
                let prompt = try await ui.prompt("When")
                #expect(prompt.content.body[0].text == "24.12.2026 10:00")
                try await prompt.submit(text)
            }
            #expect(date == result)
        }
    }
}

@MainActor
@Observable
private final class BookingScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Booking"
    var arrival: Date
    private let start: Date
    private let locale: Locale

    init(_ date: Date, _ locale: Locale = Locale(identifier: "de_DE")) {
        (arrival, start, self.locale) = (date, date, locale)
    }

    var content: Content {
        Field(
            "Arrival", \.arrival,
            .date(
                in: start.addingTimeInterval(-3_600)...start.addingTimeInterval(2 * 86_400), locale: locale,
                timeZone: TimeZone(secondsFromGMT: 0) ?? .current, today: start))
    }
}
