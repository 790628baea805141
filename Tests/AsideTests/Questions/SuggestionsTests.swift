import AsideTesting
import Foundation
import Observation
import Testing

@testable import Aside

@MainActor
@Suite("Suggestions of fields")
struct SuggestionsTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }
    let cities = ["Bern", "Berlin", "Oslo"]

    @Test("A prompt suggests texts that match its entry, and accepts any other text")
    func prompt() async throws {
        let city = try await ui.run {
            try await stage.prompt("City", .text().suggesting(cities))
        } steps: {
            let prompt = try await ui.prompt("City")
            #expect(try prompt.suggestions(in: "City") == cities)
            try prompt.fill("ber")
            #expect(try prompt.suggestions(in: "City") == ["Bern", "Berlin"])
            #expect(prompt.content.body[0].suggestions?.room == 3)
            try prompt.fill("Rome")
            #expect(try prompt.suggestions(in: "City") == [])
            try await prompt.submit()
        }
        #expect(city == "Rome")
    }

    @Test(
        "Prompts with a check, a check while typing and several fields suggest the same; a secure field suggests nothing"
    )
    func everyKind() async throws {
        try await ui.run {
            _ = try await stage.prompt("One", .text("os").suggesting(cities).parsed { $0 })
            _ = try await stage.prompt("Two", .text().suggesting(cities).checked(whileTyping: true) { _ in })
            _ = try await stage.form("Three", ["", ""] as [String]) {
                Field("A", \.[0])
                Field("B", \.[1], .text().suggesting(cities).history(["x"]))
            }
            _ = try await stage.prompt("Four", .text().secure().suggesting(cities).history(["x"]))
        } steps: {
            let one = try await ui.prompt("One")
            #expect(try one.suggestions(in: "One") == ["Oslo"])
            try await one.submit()
            let two = try await ui.prompt("Two")
            try two.fill("b")
            #expect(try two.suggestions(in: "Two") == ["Bern", "Berlin"])
            try await two.submit()
            let three = try await ui.form("Three")
            #expect(try three.suggestions(in: "A") == [])
            try three.fill("A", "b")
            #expect(try three.suggestions(in: "B") == cities)
            #expect(three.content.body.map(\.history) == [nil, ["x"]])
            try await three.submit()
            let four = try await ui.prompt("Four")
            #expect(four.content.body[0].suggestions == nil)
            #expect(four.content.body[0].history == nil)
            try await four.submit()
        }
    }

    @Test("A question value suggests the same each time that it is asked")
    func question() async throws {
        let question = Question<String>.prompt("City", .text().suggesting(cities))
        for _ in 1...2 {
            _ = try await ui.run {
                try await stage.ask(question)
            } steps: {
                let prompt = try await ui.prompt("City")
                #expect(try prompt.suggestions(in: "City") == cities)
                try await prompt.submit("Oslo")
            }
        }
    }

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
        let length = try await ui.run {
            let found = Input.text().suggesting { text in cities.filter { $0.hasPrefix(text) } }
            return try await stage.prompt(
                "City",
                found.parsed { text in
                    guard cities.contains(text) else { throw InvalidInput("There is no \(text).") }
                    return text.count
                })
        } steps: {
            let prompt = try await ui.prompt("City")
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

    @Test("A search begins after a pause, and its results are shown in their order")
    func search() async throws {
        var searched: [String] = []
        let city = try await ui.run {
            try await stage.prompt(
                "City",
                .text().suggesting { text in
                    searched.append(text)
                    return [text + "2", text + "1", text + "2"]
                })
        } steps: {
            let prompt = try await ui.prompt("City")
            #expect(searched == [""])
            try prompt.fill("a")
            try prompt.fill("ab")
            try await ui.advance(by: .milliseconds(299))
            #expect(searched == [""])
            try await ui.advance(by: .milliseconds(1))
            #expect(searched == ["", "ab"])
            #expect(try prompt.suggestions(in: "City") == ["ab2", "ab1"])
            #expect(prompt.content.body[0].suggestions?.isSearched == true)
            try await prompt.submit()
        }
        #expect(city == "ab")
    }

    @Test("A failing search suggests nothing, and the prompt continues")
    func failure() async throws {
        let city = try await ui.run {
            try await stage.prompt(
                "City",
                .text().suggesting { text in
                    if text == "x" { throw InvalidInput("No network.") }
                    return ["Oslo"]
                })
        } steps: {
            let prompt = try await ui.prompt("City")
            #expect(try prompt.suggestions(in: "City") == ["Oslo"])
            try prompt.fill("x")
            // The earlier results stay until the search has found something else.
            #expect(try prompt.suggestions(in: "City") == ["Oslo"])
            try await ui.advance(by: .milliseconds(300))
            #expect(try prompt.suggestions(in: "City") == [])
            #expect(prompt.error == nil)
            try await prompt.submit()
        }
        #expect(city == "x")
    }

    enum End: CaseIterable { case answer, dismissal, cancellation }

    @Test("The end of a prompt cancels its search", arguments: End.allCases)
    func ends(by end: End) async throws {
        let searches = Searches()
        var asking: Task<String, any Error>?
        let city = try await ui.run {
            let task = Task {
                try await stage.prompt(
                    "City",
                    .text().suggesting { _ in
                        defer { searches.ended += 1 }
                        for await _ in AsyncStream<Never>.makeStream().stream {}
                        return ["late"]
                    }) as String
            }
            asking = task
            return try? await task.value
        } steps: {
            let prompt = try await ui.prompt("City")
            try prompt.fill("a")
            try await ui.advance(by: .milliseconds(300))
            switch end {
            case .answer: try await prompt.submit()
            case .dismissal: try prompt.dismiss()
            case .cancellation: asking?.cancel()
            }
            try await ui.until { searches.ended == 2 }
        }
        #expect(city == (end == .answer ? "a" : nil))
        #expect(stage.modals.isEmpty)
    }

    @Test("Suggestions are encoded and decoded with the content; older data has none")
    func data() throws {
        let city = Question.prompt("City", .text().suggesting(cities).history(["Oslo"]))
        let field = city.content.body[0]
        #expect(field.suggestions == Outline.Suggestions(cities))
        let stored = try JSONEncoder().encode(field)
        #expect(try JSONDecoder().decode(Outline.Item.self, from: stored) == field)
        let older = try JSONEncoder().encode(Question.prompt("City", .text()).content.body[0])
        #expect(!String(decoding: older, as: UTF8.self).contains("suggestions"))
        #expect(try JSONDecoder().decode(Outline.Item.self, from: older).suggestions == nil)
    }
}

@MainActor
@Observable
private final class Searches {
    var ended = 0
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
