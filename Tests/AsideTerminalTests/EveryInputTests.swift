import Aside
import AsideText
import EveryInput
import Observation
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Every input in a prompt and a form, by keys and in lines")
struct EveryInputTests {
    @Test(
        "An input takes keys, and Enter submits it", arguments: EveryInput.allCases, [EveryInput.Place.prompt, .form])
    func keys(input: EveryInput, place: EveryInput.Place) async throws {
        let given = Given()
        try await withStage {
            given.answer = try await input.ask(on: $0, in: place)
        } _: { stage in
            var handler = InputHandler()
            @MainActor func press(_ keys: Keys) { handler.press(keys, on: stage) }
            let modal = try #require(stage.modals.first)
            switch input.entry {
            case .text(let text): press(Keys(stringLiteral: "'\(text)'"))
            case .on: press("'_'")
            case .option(let option):
                var presses = 0
                while modal.content.fields[0].options.first(where: \.isSelected)?.label != option, presses < 4 {
                    press("'_'")
                    presses += 1
                }
            }
            // The button is disabled until the check while typing has passed.
            await until { modal.content.typingCheck != .open }
            // Enter makes a new line in a text of several lines, and first leads to the empty field below another one.
            let submit: Keys = modal.content.fields[0].format == .lines ? "ctrl-d" : "enter"
            press(submit)
            if place == .form, !modal.isLeaving, !modal.content.isBusy { press("enter") }
            await until { modal.isLeaving }
            modal.reportGone()
            await until { given.answer != nil }
        }
        #expect(given.answer == input.answer)
    }

    @Test("An input takes lines", arguments: EveryInput.allCases, [EveryInput.Place.prompt, .form, .filledForm])
    func lines(input: EveryInput, place: EveryInput.Place) async throws {
        let given = Given()
        try await withStage {
            given.answer = try await input.ask(on: $0, in: place)
        } _: { stage in
            let modal = try #require(stage.modals.first)
            var question = try #require(LineQuestion(of: stage.front, Words.english.lines, isTyped: true))
            let isLong = modal.content.fields[0].format == .lines
            for line in [input.line] + (isLong ? ["."] : []) + (place == .prompt ? [] : ["a note"]) {
                guard case .taken(let step) = question.answer(line) else {
                    Issue.record("“\(line)” was refused: \(question.answer(line))")
                    return
                }
                switch step {
                case .ask(let next): question = next
                case .make(let steps, let rest):
                    try stage.take(steps, at: stage.frontID)
                    if let next = rest.flatMap({ question.next(in: stage.front, then: $0) }) {
                        question = next
                    } else if rest != nil {
                        try stage.make(.submit, at: stage.frontID)
                    }
                }
            }
            await until { modal.isLeaving }
            modal.reportGone()
            await until { given.answer != nil }
        }
        #expect(given.answer == input.answer)
    }
}

extension EveryInput {
    /// The entry as a line.
    fileprivate var line: String {
        if case .on = entry { "yes" } else { entry.text }
    }
}

@MainActor
@Observable
private final class Given {
    var answer: String?
}
