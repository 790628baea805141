import Aside
import AsideTesting
import Observation
import Testing

@MainActor
@Suite("Suggestions in tests and explorations")
struct SuggestionStepTests {
    let ui = TestPresenter()

    @Test("Suggestions are read by the label of the field, on a modal and on a screen")
    func reading() async throws {
        try await ui.run {
            _ = try await ui.stage.prompt("City", suggestions: ["Bern", "Oslo"])
            _ = try await ui.stage.show(CityScreen()).value()
        } steps: {
            let prompt = try await ui.prompt("City")
            #expect(try prompt.suggestions(in: "City") == ["Bern", "Oslo"])
            try await prompt.submit("Oslo")
            let screen = try await ui.screen(CityScreen.self)
            #expect(try screen.suggestions(in: "City") == ["Bern", "Oslo"])
            try screen.fill("City", "b")
            #expect(try screen.suggestions(in: "City") == ["Bern"])
            try screen.press("Go")
        }
    }

    @Test("An exploration enters the first suggestion where a field has no placeholder and no text")
    func exploring() async throws {
        var cities: Set<String> = []
        _ = try await explore { walk in
            let first = try await walk.stage.prompt("City", suggestions: ["Bern", "Oslo"])
            let second = try await walk.stage.prompt("City", placeholder: "Rome", suggestions: ["Bern", "Oslo"])
            cities.formUnion([first, second])
        }
        #expect(cities == ["", "Bern", "Rome"])
    }
}

@MainActor
@Observable
private final class CityScreen: Screen {
    let outlet = Outlet<Int>()
    var city = ""

    var content: Content {
        Field("City", text: \.city, suggestions: ["Bern", "Oslo"])
        Action("Go", shortcut: .enter) { self.publish(1) }
    }
}
