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

    private func shown(_ body: () throws -> Void) async rethrows {
        let stage = Stage()
        let flow = Task { [screen] in try? await stage.show(screen).value() }
        await until { !stage.entries.isEmpty }
        try body()
        await flow.end()
    }

    @Test("Enter in a field checks it, whether it moves to the next field or presses the default button")
    func enter() async throws {
        try await shown {
            let code = try id("Code")
            screen.setText("SAVE10", of: code)
            #expect(screen.enter(in: code) == (try id("Name")))
            #expect(screen.checked == ["SAVE10"])
            screen.setText("Ada", of: try id("Name"))
            screen.setText("HALF", of: code)
            #expect(screen.enter(in: code) == code)
            #expect(screen.checked == ["SAVE10", "HALF"])
        }
    }

    @Test("Enter in a field of several lines makes a new line, and checks nothing")
    func lines() async throws {
        try await shown {
            screen.setText("one", of: try id("Note"))
            #expect(screen.enter(in: try id("Note")) == (try id("Note")))
            #expect(screen.checked == [])
        }
    }

    @Test("A picked date and a stepped number are complete, and are checked at once")
    func complete() async throws {
        try await shown {
            let (day, guests) = (try id("Day"), try id("Guests"))
            let range = try #require(screen.outline[day]?.dateRange)
            screen.setDate(Date(timeIntervalSince1970: 86_400), of: day, in: range)
            #expect(screen.checked == ["day"])
            let step = try #require(screen.stepping(guests, by: 1))
            step()
            #expect(screen.checked == ["day", "3 guests"])
        }
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
    var note = "By the window"
    var code = ""
    var name = ""
    var guests = 2
    var day = Date(timeIntervalSince1970: 0)
    @ObservationIgnored var checked: [String] = []

    var content: Content {
        Field("Note", \.note, .lines().checked { self.checked.append($0) })
        Field("Guests", \.guests, .number(in: 1...8).checked { self.checked.append("\($0) guests") })
        Field("Day", \.day, .date(timeZone: .wall).checked { _ in self.checked.append("day") })
        Field("Code", \.code, .text().checked { self.checked.append($0) })
        Field("Name", \.name)
    }
}
