import Foundation
import Testing

@testable import SyncUpsExample

@Suite("Sync-ups: days")
struct DayTests {
    @Test("A day is a text", arguments: ["2026-03-04", "2024-02-29", "1999-12-31", "9999-12-31"])
    func text(_ text: String) {
        #expect(Day(rawValue: text)?.rawValue == text)
    }

    @Test(
        "No other text is a day",
        arguments: ["", "tomorrow", "2026-02-31", "2025-02-29", "2026-13-01", "2026-3-4", "2026-03-04T10:00:00Z"])
    func noDay(_ text: String) {
        #expect(Day(rawValue: text) == nil)
    }

    @Test(
        "The calendar on the wall shows another day elsewhere",
        arguments: [
            ("Pacific/Auckland", "2026-03-05"), ("Europe/London", "2026-03-04"), ("America/New_York", "2026-03-04"),
        ])
    func places(_ place: String, _ day: Day) throws {
        let noon = Date(timeIntervalSince1970: 1_772_625_600)
        #expect(Day(of: noon, in: try #require(TimeZone(identifier: place))) == day)
    }

    @Test(
        "A day is written in the order and the words of its reader's language",
        arguments: [("en_GB", "4 Mar 2026"), ("en_US", "Mar 4, 2026"), ("de_DE", "4. März 2026")])
    func words(_ locale: String, _ text: String) {
        let dependencies = Dependencies(locale: Locale(identifier: locale)) { AsyncThrowingStream { $0.finish() } }
        #expect(dependencies.text(of: "2026-03-04") == text)
    }
}
