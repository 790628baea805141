import Aside
import AsideExploring
import EveryInput
import TestSupport
import Testing

@testable import AsideTesting

@MainActor
@Suite("Every input in every place")
struct EveryInputTests {
    @Test(
        "An input checks, refuses and returns the same in a prompt, a form and a screen, and its path is replayed",
        arguments: EveryInput.allCases, EveryInput.Place.allCases)
    func everywhere(input: EveryInput, place: EveryInput.Place) async throws {
        let ui = TestPresenter()
        let recorder = ui.stage.record()
        let answer = try await ui.run {
            try await input.ask(on: ui.stage, in: place)
        } steps: {
            try await fillIn(input, place, ui)
        }
        #expect(answer == input.answer)
        #expect(recorder.gaps.isEmpty == !input.isSecure)
        let replayed = TestPresenter()
        var secrets = [input.wrong?.text, input.entry.text].compactMap(\.self)
        let again = try await replayed.replay(recorder.recording) { _ in
            secrets.removeFirst()
        } _: {
            try await input.ask(on: replayed.stage, in: place)
        }
        #expect(again == input.answer)
    }

    private func fillIn(_ input: EveryInput, _ place: EveryInput.Place, _ ui: TestPresenter) async throws {
        guard place != .screen else { return try await fillInScreen(input, ui) }
        let shown = place == .prompt ? try await ui.prompt("Value") : try await ui.form("Form")
        #expect(shown.error == nil)
        if let wrong = input.wrong {
            try shown.modal.enter(wrong)
            try await submit(shown, ui)
            #expect(shown.error == "No.")
        }
        try shown.modal.enter(input.entry)
        #expect(shown.error == nil)
        try await submit(shown, ui)
    }

    /// Submits after the pause of a check while typing, until which the button is disabled.
    private func submit(_ shown: TestModal, _ ui: TestPresenter) async throws {
        if shown.content.typingCheck != nil { try await ui.advance(by: .milliseconds(300)) }
        if shown.content.typingCheck != .open { try await shown.submit() }
    }

    private func fillInScreen(_ input: EveryInput, _ ui: TestPresenter) async throws {
        try await ui.until("the screen") { ui.stage.stack.top != nil }
        let screen = try #require(ui.stage.stack.top)
        if let wrong = input.wrong {
            try screen.enter(wrong)
            try await ui.settle()
            await screen.checks("Value")
            #expect(screen.problem == "No.")
        }
        try screen.enter(input.entry)
        try await ui.settle()
        await screen.checks("Value")
        #expect(screen.problem == nil)
        await (try screen.press("Done")).value
    }

    @Test(
        "A stub answers a prompt for any input with what is typed, picked or turned on", arguments: EveryInput.allCases)
    func stubbed(input: EveryInput) async throws {
        let ui = TestPresenter()
        ui.answer(.prompt("Value"), with: .text(input.entry.text))
        ui.answer(.form("Form"), with: .fields(["Value": input.entry.text, "Note": "n"]))
        try await ui.run {
            let prompted = try await input.ask(on: ui.stage, in: .prompt)
            let filled = try await input.ask(on: ui.stage, in: .form)
            #expect([prompted, filled] == [input.answer, input.answer])
        }
    }

    @Test(
        "An exploration fills in texts, numbers, switches and selections, checked or not",
        arguments: [
            EveryInput.text, .secure, .suggesting, .whole, .choice, .toggle, .date, .parsed, .checkedNumber,
        ])
    func explored(input: EveryInput) async throws {
        var answers: Set<String> = []
        try await explore { walk in
            walk.type(input.entry.text, into: "Value")
            walk.type("a note", into: "Note")
            answers.insert(try await input.ask(on: walk.stage, in: .prompt))
        }
        #expect(answers.contains(input.answer))
    }
}

extension Screen {
    /// Leaves a field, and waits for its checks.
    fileprivate func checks(_ label: String) async {
        guard outline[label]?.text != nil else { return }
        try? leave(label)
        await until { self.outline[label]?.isBusy != true }
    }
}
