import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Suggestions of fields")
struct SuggestionsTests {
    let ui = TestPresenter()

    @Test("A field of a screen suggests texts that match its text, even if the program changes it")
    func screen() async throws {
        let screen = CityScreen()
        #expect(try screen.suggestions(of: "City") == ["Bern", "Berlin", "Oslo"])
        try screen.fill("City", "ber")
        #expect(try screen.suggestions(of: "City") == ["Bern", "Berlin"])
        screen.cities = ["Bergen"]
        #expect(try screen.suggestions(of: "City") == ["Bergen"])
        screen.city = ""
        #expect(try screen.suggestions(of: "City") == ["Bergen"])
        screen.cities = []
        #expect(screen.outline.controls[0].suggestions == nil)
    }

    @Test("The end of a prompt cancels its search")
    func end() async throws {
        let search = Effect()
        let found = Input.text().suggesting { _ in
            try await search.run()
            return []
        }
        let city = try await ui.ask(.prompt("City", found)) { prompt in
            try prompt.fill("a")
            try await ui.advance(by: .milliseconds(300))
            try await prompt.submit()
            try await ui.until { search.wasCancelled }
        }
        #expect(city == "a")
    }
}

@MainActor
@Observable
private final class CityScreen: Screen {
    let outlet = Outlet<Int>()
    var city = ""
    var cities = ["Bern", "Berlin", "Oslo"]

    var content: Content {
        Field("City", \.city, .text().suggesting(cities))
    }
}
