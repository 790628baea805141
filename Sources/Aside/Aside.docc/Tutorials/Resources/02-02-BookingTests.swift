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
            try await ui.choose("City").pick("Oslo")
            try await ui.prompt("Guests").submit("3")
            try await ui.confirm("Book Oslo for 3?").press("Book")
        }
        #expect(trip == Trip(city: "Oslo", guests: 3))
    }

    @Test func cancellingBooksNothing() async throws {
        let ui = TestPresenter()
        ui.answer(.choose("City"), with: "Bern")
        ui.answer(.prompt("Guests"), with: "1")
        await #expect(throws: CancellationError.self) {
            try await ui.run {
                try await BookingFlow(stage: ui.stage).run()
            } steps: {
                try await ui.confirm("Book Bern for 1?").press("Cancel")
            }
        }
    }
}
