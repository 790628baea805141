import Aside
import AsideText
import Observation
import TestSupport
import Testing

@testable import AsideTerminal

/// What keys do in a view that shows one surface after another.
@MainActor
struct TypingInAViewTests {
    @Test("Letters that come at once are typed one by one, each on the surface then in front")
    func typeAhead() async throws {
        try await withView(of: .screen) { stage, view, _ in
            let screen = try #require(stage.stack.top as? EveryControl)
            let question = Task { try await stage.confirm("Sure?", action: "Do it") }
            await until { !stage.modals.isEmpty }
            view.draw()
            view.markSeen()
            // D answers, and then the field below has the focus.
            view.take(.text("d, 漢字"))
            #expect(try await question.value)
            #expect(screen.name == "Ann, 漢字")
        }
    }

    @Test("Submitting wrong input moves the focus to the first wrong field, unless it is already in a wrong field")
    func wrongField() async throws {
        let screen = Strict()
        try await withView(of: screen) { _, view, canvas in
            // Enter moves to each empty field, and submits from the last one.
            await type("'Ann' enter enter enter shift-tab 'x'", view)
            #expect(screen.texts == ["Ann", "x", ""])
            await type("enter 'y' shift-tab shift-tab backspace backspace backspace", view)
            #expect(screen.texts == ["", "x", "y"])
            // Two fields are wrong now, and the user is in one of them.
            await type("tab backspace enter 'z'", view)
            #expect(screen.texts == ["", "z", "y"])
            // Another button has nothing to do with the earlier error.
            await type("tab tab tab '_' '_'", view)
            await until { canvas.frames.last?.description.contains("[ Send   ] ▸ [ Other ↵]") == true }
            // From the last field, which is right, the focus moves to the first one.
            await type("shift-tab shift-tab enter 'w'", view)
            #expect(screen.texts == ["w", "z", "y"])
        }
    }

    @Test(
        "A button that stays is pressed as often as its key is, and kept keys are used in order, letter by letter",
        arguments: [("enter enter enter '+' '++'", "++++++"), ("enter '-+' '-' '+-+'", "+-+-+-+")] as [(Keys, String)])
    func pressedAgain(_ keys: Keys, _ pressed: String) async throws {
        var all = ""
        let counter = Page("Counter") { _ in
            Action("One more", shortcut: .key("+")) { all += "+" }
            Action("One less", shortcut: .key("-")) { all += "-" }
        }
        try await withView(of: counter) { _, view, _ in
            await type(keys, view)
            #expect(all == pressed)
        }
    }

    @Test("Repeating a key answers several questions in a row")
    func questionsInARow() async throws {
        var answers: [String] = []
        let ask: @MainActor (Stage) async throws -> Void = { stage in
            answers.append(try await stage.choose("Which?", from: ["one", "two"]))
            answers.append(try await stage.prompt("Name", .text("three")))
            answers.append(try await stage.confirm("Sure?", action: "Yes") ? "yes" : "no")
            await stage.alert("That was all")
        }
        try await withView(of: ask) { stage, view, _ in
            view.patience = .seconds(60)
            for event in Keys("enter enter enter enter").events { view.take(event) }
            await until { stage.modals.last?.content.title == "That was all" }
            #expect(answers == ["one", "three", "yes"])
        }
    }

    @Test("Enter waits for a default button whose check is running, and presses nothing else if that stays disabled")
    func lateDefault() async throws {
        let screen = Lookup()
        try await withView(of: screen) { _, view, canvas in
            let patience = view.patience
            view.patience = .seconds(60)
            for event in Keys("'SAVE' enter").events { view.take(event) }
            #expect(screen.applied == [])
            screen.isKnown = true
            await until { screen.applied == ["SAVE"] }
            screen.isKnown = false
            view.patience = patience
            await type("'X' enter '!'", view)
            #expect(screen.applied == ["SAVE"])
            #expect(screen.code == "SAVEX!")
            #expect(canvas.frames.last?.description.contains("▸ Code") == true)
        }
    }

    @Test("Enter twice on a row that goes away does not press the button of the next row")
    func rowThatGoes() async throws {
        let chores = Chores()
        try await withView(of: chores) { _, view, _ in
            await type("enter enter", view)
            #expect(chores.names == ["Bins", "Windows"])
            view.markSeen()
            await type("enter", view)
            #expect(chores.names == ["Windows"])
        }
    }

    @Test("Enter on the name of an unavailable row takes no other row, and what was typed ahead does not filter")
    func unavailableRow() async throws {
        var answers: [String] = []
        let ask: @MainActor (Stage) async throws -> Void = { stage in
            let tents = ["Tent 70", "Tent 7"]
            answers.append(
                try await stage.choose("Tent", from: tents) {
                    ListOption($0, unavailable: $0 == "Tent 7" ? "Taken" : nil)
                })
            answers.append(try await stage.prompt("Name"))
        }
        try await withView(of: ask) { stage, view, canvas in
            view.patience = .seconds(600)
            await type("'Tent_7_' enter 'Ada' enter", view)
            try #require(answers == [])
            #expect(canvas.frames.last?.description.contains("Tent 7   (2 of 2)") == true)
            view.markSeen()
            await type("down enter 'Ada' enter", view)
            await until { answers == ["Tent 70", "Ada"] }
        }
    }
}

/// Types keys, and waits until the view has taken all of them.
@MainActor
private func type(_ keys: Keys, _ view: TerminalView) async {
    for event in keys.events { view.take(event) }
    guard view.hasTypeAhead else { return }
    await withCheckedContinuation { taken in
        view.whenCaughtUp = {
            view.whenCaughtUp = {}
            taken.resume()
        }
    }
}

/// A screen that asks whether a code is known.
@MainActor
@Observable
private final class Lookup: Screen {
    let outlet = Outlet<Int>()
    var code = ""
    var isKnown = false
    private(set) var applied: [String] = []

    var content: Content {
        Field("Code", \.code)
        Action("Apply", shortcut: .enter, isEnabled: isKnown) { self.applied.append(self.code) }
        Action("Skip") { self.applied.append("skipped") }
    }
}

/// A screen with three texts, none of which may be empty.
@MainActor
@Observable
private final class Strict: Screen {
    let outlet = Outlet<Int>()
    var texts = ["", "", ""]
    private var isChecked = false

    var content: Content {
        for index in texts.indices {
            Field("Field \(index)", \.[text: index], error: isChecked && texts[index].isEmpty ? "Empty" : nil)
        }
        Action("Send", shortcut: .enter) { self.isChecked = true }
        Action("Other") {}
    }

    private subscript(text index: Int) -> String {
        get { texts[index] }
        set { texts[index] = newValue }
    }
}

/// Rows that go away when their button is pressed.
@Observable
private final class Chores: Screen {
    let outlet = Outlet<Void>()
    var names = ["Dishes", "Bins", "Windows"]

    var content: Content {
        for name in names { Row(name) { Action("Done") { self.names.removeAll { $0 == name } } } }
        Action("Quit") { self.publish() }
    }
}
