import Aside
import AsideText
import TestSupport
import Testing

@testable import AsideTerminal

/// The effects of keys on each kind of surface, and the user's place afterwards.
struct InputHandlerTests {
    @Test("Keys in an alert", arguments: InputCase.alert)
    func alert(_ test: InputCase) async throws { try await check(test) }

    @Test(
        "Y and N answer a question with two buttons, and come before the letters of their labels",
        arguments: InputCase.confirmation)
    func confirmation(_ test: InputCase) async throws { try await check(test) }

    @Test("A row that the user selects keeps the focus, even if other rows are selected")
    func takingKeepsFocus() async throws {
        try await with(.listOfMany) { stage in
            var handler = InputHandler()
            var place: String { StageSnapshot(stage).place(handler.viewState) }
            handler.press("'_' down '_' down", on: stage)
            #expect(stage.modals.last?.content.options.map(\.isSelected) == [true, true, false])
            #expect(place == "at cheese")
            // A filter leads to the selected row. When the row is deselected again, it still has the focus.
            handler.press("'o' '_'", on: stage)
            #expect(place == "at olives, filtered for o")
        }
    }

    @Test("Enter and the space bar first show a button that is out of sight, and then press it")
    func outOfSight() async throws {
        try await with(.note) { stage in
            let snapshot = StageSnapshot(stage)
            let button = try #require(snapshot.targets(for: ViewState()).first)
            for event in Keys("enter '_'").events {
                var handler = InputHandler()
                handler.viewState.followsTarget = false
                #expect(handler.take(event, on: snapshot, seeing: []) == nil)
                #expect(handler.viewState.target == button)
                #expect(handler.viewState.followsTarget)
                #expect(handler.take(event, on: snapshot, seeing: [button]) == .press(button))
            }
        }
        try await with(.screen) { stage in
            let snapshot = StageSnapshot(stage)
            var handler = InputHandler()
            #expect(handler.take(.key(Key(.enter)), on: snapshot, seeing: []) == nil)
            #expect(snapshot.place(handler.viewState) == "at Continue")
        }
    }

    @Test("Ctrl-R reveals a secure field and hides it again, and does nothing in another field")
    func reveals() async throws {
        try await with(OfferScreen()) { stage in
            var handler = InputHandler()
            for (keys, isRevealing) in [("ctrl-r", false), ("tab ctrl-r", true), ("ctrl-r", false)] as [(Keys, Bool)] {
                handler.press(keys, on: stage)
                #expect(handler.viewState.isRevealing == isRevealing)
            }
        }
    }

    @Test("Pasting a megabyte into a list's filter takes no longer than a key")
    func longFilter() async throws {
        try await with(.list) { stage in
            var handler = InputHandler()
            _ = handler.take(.paste(String(repeating: "all\nof it", count: 100_000)), on: StageSnapshot(stage))
            #expect(handler.viewState.filter.count == 1_000)
            _ = handler.take(.text("x"), on: StageSnapshot(stage))
            #expect(handler.viewState.filter.count == 1_000)
        }
    }

    @Test("Page up and down scroll the message if all its buttons are in view")
    func leap() async throws {
        try await with(.alert) { stage in
            var handler = InputHandler()
            for event in Keys("pagedown pagedown pageup").events { _ = handler.take(event, on: StageSnapshot(stage)) }
            #expect(handler.viewState.scroll == 10)
            #expect(StageSnapshot(stage).place(handler.viewState) == "at Duplicate")
        }
    }

    @Test("Letters filter a list, and Enter picks from it", arguments: InputCase.list)
    func list(_ test: InputCase) async throws { try await check(test) }

    @Test("Space takes rows of a list of many, and Enter submits it", arguments: InputCase.listOfMany)
    func listOfMany(_ test: InputCase) async throws { try await check(test) }

    @Test("Typed text goes into the field of a prompt, and Enter submits it", arguments: InputCase.prompt)
    func prompt(_ test: InputCase) async throws { try await check(test) }

    @Test(
        "Running work has no default button: only Esc or moving to its button cancels it",
        arguments: InputCase.progress)
    func progress(_ test: InputCase) async throws { try await check(test) }

    @Test("Keys on a screen, and the same in a sheet", arguments: [Scene.screen, .second, .sheet, .sheetOfFlow])
    func screen(_ scene: Scene) async throws {
        for (keys, result) in InputCase.onScreens {
            try await check(InputCase(scene: scene, keys: keys, result: result))
        }
    }

    @Test("Enter moves on from a field if no button is the default", arguments: InputCase.blank)
    func blank(_ test: InputCase) async throws { try await check(test) }

    @Test("Keys that do not belong to a control do the same on every surface", arguments: Scene.allCases)
    func always(_ scene: Scene) async throws {
        for (keys, command) in [("ctrl-c", "interrupt"), ("ctrl-z", "suspend"), ("ctrl-l", "repaint")]
            as [(Keys, String)]
        {
            try await check(InputCase(scene: scene, keys: keys, result: command))
        }
    }

    @Test("The arrow keys scroll a text that has no controls", arguments: InputCase.scrolling)
    func scrolling(_ scene: Scene, _ keys: Keys, _ scroll: Int) async throws {
        try await with(scene) { stage in
            var handler = InputHandler()
            for event in keys.events { #expect(handler.take(event, on: StageSnapshot(stage)) == nil) }
            #expect(handler.viewState.scroll == scroll)
            // Otherwise, the next frame would show the focused control again.
            #expect(!handler.viewState.followsTarget || scroll == 0)
        }
    }

    @Test("Typing edits the present text of a field, even if the program has changed it")
    func changedMeanwhile() async throws {
        try await with(.form) { stage in
            var handler = InputHandler()
            let modal = try #require(stage.modals.last)
            for event in Keys("left left").events { _ = handler.take(event, on: StageSnapshot(stage)) }
            _ = modal.enter("Zoë", intoField: 0)
            let snapshot = StageSnapshot(stage)
            #expect(handler.take(.text("!"), on: snapshot).map(snapshot.name) == "fill Name with Zoë!")
        }
    }

    private func check(_ test: InputCase) async throws {
        try await with(test.scene) { stage in
            let snapshot = StageSnapshot(stage)
            var handler = InputHandler()
            var command: Command?
            for event in test.keys.events {
                // Filters receive their letters one by one.
                if case .text(let text) = event, !snapshot.isTyping(handler.viewState) {
                    for letter in text { command = handler.take(.text(String(letter)), on: snapshot) }
                } else {
                    command = handler.take(event, on: snapshot)
                }
            }
            let result = command.map(snapshot.name) ?? snapshot.place(handler.viewState)
            #expect(result == test.result, "\(test.scene): \(test.keys)")
        }
    }
}

extension StageSnapshot {
    /// A command, in words.
    fileprivate func name(_ command: Command) -> String {
        switch command {
        case .press(let target): "press \(name(target))"
        case .fill(let target, let text): "fill \(name(target)) with \(text)"
        case .quit: "quit"
        case .endInput: "end of input"
        case .cycle(let item, let places): "cycle \(name(Target(item))) by \(places)"
        default: "\(command)"
        }
    }

    /// The user's place, in words.
    fileprivate func place(_ viewState: ViewState) -> String {
        let target = target(of: viewState)
        return "at \(target.map(name) ?? "nothing")"
            + (viewState.filter.isEmpty ? "" : ", filtered for \(viewState.filter)")
            + (viewState.caret.map { ", caret \($0)" } ?? "")
    }

    private func name(_ target: Target) -> String {
        guard let item = front.outline?[target.item] else { return "?" }
        if let option = target.option { return item.options[option].label }
        return front.question?.isBodyNamedByTitle == true && item.text != nil ? "field" : item.label
    }
}
