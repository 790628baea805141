import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Suggestions of fields")
struct SuggestionsTests {
    let ui = TestPresenter()
    let cities = ["Bern", "Berlin", "Oslo"]

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
        #expect(try screen.suggestions(of: "Password") == [])
        #expect(screen.outline.controls[1].suggestions == nil)
    }

    @Test("A prompt can search and check its text; typing on after a refusal searches again")
    func searchAndCheck() async throws {
        let found = Input.text().suggesting { text in cities.filter { $0.hasPrefix(text) } }.parsed { text in
            guard cities.contains(text) else { throw InvalidInput("There is no \(text).") }
            return text.count
        }
        let length = try await ui.ask(.prompt("City", found)) { prompt in
            try prompt.fill("B")
            try await ui.advance(by: .milliseconds(300))
            #expect(try prompt.suggestions(in: "City") == ["Bern", "Berlin"])
            try await prompt.submit()
            #expect(prompt.content.body[0].error == "There is no B.")
            try prompt.fill("O")
            try await ui.advance(by: .milliseconds(300))
            #expect(try prompt.suggestions(in: "City") == ["Oslo"])
            try await prompt.submit("Oslo")
        }
        #expect(length == 4)
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
        Field("Password", \.city, .text().secure().suggesting(cities))
    }
}
