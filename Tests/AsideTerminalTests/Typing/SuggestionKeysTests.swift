import Aside
import AsideTesting
import AsideText
import Observation
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
struct SuggestionKeysTests {
    @Test(
        "Down moves into the suggestions, up and Escape move back, and Enter takes a suggestion without submitting",
        arguments: [
            ("down enter", "Bern", true), ("down down enter", "Berlin", true),
            ("down down down down enter", "Oslo", true), ("down up enter", "", false), ("down esc enter", "", false),
            ("'ber' down down enter", "Berlin", true), ("down tab", "Bern", true), ("down 'x'", "x", true),
            ("down backspace", "", true), ("pagedown", "", false), ("down pagedown enter", "Oslo", true),
            ("down pagedown pageup pageup enter", "", false), ("down end 'x'", "x", true), ("'x' down", "x", false),
            ("down enter enter", "Bern", false), ("down \"a\\nb\"", "a b", true),
            ("down '_'", " ", true),
        ] as [(Keys, String, Bool)])
    func list(_ keys: Keys, _ text: String, _ isInField: Bool) async throws {
        let screen = CityScreen()
        let (viewState, snapshot) = try await state(of: screen, after: keys)
        #expect(screen.city == text)
        let isHere = snapshot.target(of: viewState)?.item == screen.outline.controls[0].id && screen.booked == 0
        #expect(isHere == isInField)
        #expect(!snapshot.isAmongSuggestions(viewState))
    }

    @Test(
        "Tab, Right and End at the end of the text take the first suggestion if it begins with the text",
        arguments: [
            ("'berl' tab", "Berlin"), ("'berl' left tab", "berl"), ("'xyz' tab", "xyz"),
            ("'berl' right", "Berlin"), ("'berl' end", "Berlin"), ("'BERL' ctrl-f", "Berlin"), ("right", ""),
            ("'erl' right", "erl"), ("'berl' left right", "berl"), ("'berl' left right right", "Berlin"),
            ("'berl' home end", "berl"), ("'berl' ctrl-right", "berl"),
            ("'Oslo' right", "Oslo"),
        ] as [(Keys, String)])
    func completion(_ keys: Keys, _ text: String) async throws {
        let screen = CityScreen()
        _ = try await state(of: screen, after: keys)
        #expect(screen.city == text)
    }

    @Test(
        "Up recalls earlier entries, and down returns to what had been typed",
        arguments: [
            ("up", "test"), ("up up", "build"), ("up up up", "build"), ("up up down", "test"), ("up down", ""),
            ("'x' up down", "x"), ("'x' up up down down", "x"), ("up 'x' up", "test"), ("up 'x' up down", "testx"),
            ("up up backspace down", "buil"), ("'test' up", "build"),
        ] as [(Keys, String)])
    func history(_ keys: Keys, _ text: String) async throws {
        let command = Input.text().history(["build", "test", "test"])
        #expect(try await entry(in: command, after: keys) == text)
    }

    @Test(
        "With suggestions and a history, down returns to the typed text before it moves into the suggestions",
        arguments: [("up down", ""), ("up down down enter", "abc"), ("down enter", "abc"), ("up right", "b")]
            as [(Keys, String)])
    func both(_ keys: Keys, _ text: String) async throws {
        let command = Input.text().suggesting(["abc"]).history(["b"])
        #expect(try await entry(in: command, after: keys) == text)
    }

    @Test("Enter takes nothing if the suggestion has gone")
    func gone() async throws {
        try await withStage {
            _ = try await $0.prompt("City", .text().suggesting(["Bern", "Oslo"]))
        } _: { stage in
            var handler = InputHandler()
            _ = handler.take(.key(Key(.down)), on: StageSnapshot(stage))
            try stage.modals.last?.fill("City", "Os")
            #expect(!StageSnapshot(stage).isAmongSuggestions(handler.viewState))
            #expect(handler.take(.key(Key(.enter)), on: StageSnapshot(stage)) == nil)
            #expect(handler.take(.key(Key(.enter)), on: StageSnapshot(stage)) == .submit)
        }
    }

    @Test("A locked field accepts neither keys nor the mouse")
    func locked() async throws {
        try await withStage {
            _ = try await $0.prompt("City", .text("B").suggesting(["Bern"]).parsed { _ in try await untilCancelled() })
        } _: { stage in
            let target = Target(StageSnapshot(stage).front.outline!.items[0].id, option: 0)
            stage.modals.last?.submit()
            await until { stage.modals.last?.content.isBusy == true }
            var handler = InputHandler()
            handler.take(.key(Key(.down)), on: StageSnapshot(stage))?.carryOut(on: stage)
            #expect(handler.viewState.suggestion == nil)
            #expect(handler.press(target, on: StageSnapshot(stage)) == nil)
            #expect(stage.modals.last?.content.body[0].text == "B")
        }
    }

    @Test("A mouse press takes a suggestion as it was drawn, and none that the search found after that")
    func mouse() async throws {
        let screen = CityScreen()
        try await withView(of: screen) { _, view, canvas in
            let berlin = try #require(canvas.place(of: "Berlin"))
            view.take(.mouse(berlin))
            #expect(screen.city == "Berlin")
            #expect(canvas.place(of: "Berlin")?.row == 2)
            #expect(screen.booked == 0)
            screen.city = ""
            view.draw()
            screen.cities = ["Oslo", "Rome"]
            view.take(.mouse(berlin))
            #expect(screen.city == "")
            view.draw()
            view.take(.mouse(try #require(canvas.place(of: "Rome"))))
            #expect(screen.city == "Rome")
        }
    }

    @Test(
        "The hint names the keys of suggestions, completion and history",
        arguments: [
            ("", "enter submit | ↓ suggestions | tab next | ctrl-c quit | f1 keys"),
            ("down", "enter take | ↑↓ move | esc back to text | ctrl-c quit | f1 keys"),
            ("'berl'", "enter submit | ↓ suggestions | tab complete | ctrl-c quit | f1 keys"),
            ("'x'", "enter submit | ↑↓ move | ctrl-c quit | f1 keys"),
        ] as [(Keys, String)])
    func hint(_ keys: Keys, _ hint: String) async throws {
        let words = Words { word, _ in word.name == "terminal.separator" ? " | " : nil }
        let (viewState, snapshot) = try await state(of: CityScreen(), after: keys)
        #expect(snapshot.hint(for: viewState, words, columns: 200) == hint)
    }

    private func state(of screen: CityScreen, after keys: Keys) async throws -> (ViewState, StageSnapshot) {
        var result: (ViewState, StageSnapshot)?
        try await with(screen) { stage in
            var handler = InputHandler()
            handler.press(keys, on: stage)
            result = (handler.viewState, StageSnapshot(stage))
        }
        return try #require(result)
    }
}

@MainActor
@Observable
private final class CityScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Trip"
    var city = ""
    var name = "Ann"
    var cities = ["Bern", "Berlin", "Oslo"]
    var booked = 0

    var content: Content {
        Field("City", \.city, .text().suggesting(cities))
        Field("Name", \.name)
        Action("Book", shortcut: .enter) { self.booked += 1 }
    }
}
