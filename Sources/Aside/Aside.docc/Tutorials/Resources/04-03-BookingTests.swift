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
            let guests = try await ui.screen(GuestsScreen.self)
            try guests.fill("Guests", "3")
            try guests.press("Continue")
            try await ui.confirm("Book Oslo for 3?").press("Book")
        }
        #expect(trip == Trip(city: "Oslo", guests: 3))
    }

    @Test func theUserGoesBackAndTakesAnotherCity() async throws {
        let ui = TestPresenter()
        let trip = try await ui.run {
            try await BookingFlow(stage: ui.stage).run()
        } steps: {
            try await ui.screen(CityScreen.self).press("Bern")
            try await ui.goBack(from: GuestsScreen.self)
            try await ui.screen(CityScreen.self).press("Rome")
            try await ui.screen(GuestsScreen.self).press("Continue")
            try await ui.confirm("Book Rome for 2?").press("Book")
        }
        #expect(trip == Trip(city: "Rome", guests: 2))
    }
}
