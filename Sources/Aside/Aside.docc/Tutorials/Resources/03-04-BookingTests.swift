import Aside
import AsideTesting
import Testing

@testable import Trips

@MainActor
struct BookingTests {
    @Test func aTripIsBooked() async throws {
        let ui = TestPresenter()
        let trip = try await ui.run {
            try await BookingFlow(stage: ui.stage).run()
        } steps: {
            try await ui.screen(CityScreen.self).press("Oslo")
            try await ui.prompt("Guests").submit("3")
            try await ui.confirm("Book Oslo for 3?").press("Book")
        }
        #expect(trip == Trip(city: "Oslo", guests: 3))
    }

    @Test func cancellingLeadsBackToTheCities() async throws {
        let ui = TestPresenter()
        ui.answer(.prompt("Guests"), with: "1", times: .exactly(2))
        let trip = try await ui.run {
            try await BookingFlow(stage: ui.stage).run()
        } steps: {
            try await ui.screen(CityScreen.self).press("Bern")
            try await ui.confirm("Book Bern for 1?").press("Cancel")
            try await ui.screen(CityScreen.self).press("Rome")
            try await ui.confirm("Book Rome for 1?").press("Book")
        }
        #expect(trip == Trip(city: "Rome", guests: 1))
    }
}
