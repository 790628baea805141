import Aside
import AsideFoundation
import Foundation
import Observation
import TestSupport
import Testing

@testable import AsideUI

@Suite("Leaving a field in a form")
@MainActor
struct FieldLeavingTests {
    private let screen = Booking()

    private func id(_ label: String) throws -> Outline.Item.ID {
        try #require(screen.outline[label]?.id)
    }

    @Test("A picked date and a stepped number are complete, and are checked at once")
    func complete() async throws {
        let stage = Stage()
        let flow = Task { try? await stage.show(screen).value() }
        await until { !stage.entries.isEmpty }
        let (day, guests) = (try id("Day"), try id("Guests"))
        let range = try #require(screen.outline[day]?.dateRange)
        screen.setDate(Date(timeIntervalSince1970: 86_400), of: day, in: range)
        #expect(screen.checked == ["day"])
        let step = try #require(screen.stepping(guests, by: 1))
        step()
        #expect(screen.checked == ["day", "3 guests"])
        await flow.end()
    }

    @Test("A picker shows the detail of an option, and why it is unavailable")
    func options() {
        let options = [
            ListOption("S"), ListOption("M", detail: "5 €"),
            ListOption("L", detail: "6 €", unavailable: "Sold out"),
        ]
        #expect(options.map(\.pickerText) == ["S", "M, 5 €", "L, 6 €, Sold out"])
    }
}

@Observable
private final class Booking: Screen {
    let outlet = Outlet<Void>()
    var guests = 2
    var day = Date(timeIntervalSince1970: 0)
    @ObservationIgnored var checked: [String] = []

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8).checked { self.checked.append("\($0) guests") })
        Field("Day", \.day, .date(timeZone: .wall).checked { _ in self.checked.append("day") })
    }
}
