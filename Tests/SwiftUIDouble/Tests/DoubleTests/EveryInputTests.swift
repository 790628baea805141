import Aside
import EveryInput
import SwiftUI
import Testing

@testable import AsideUI

@MainActor
@Suite("Every input in every place, in the double", .timeLimit(.minutes(5)))
struct EveryInputTests {
    private let stage = Stage()

    @Test(
        "An input is filled in, refused beside its field, and submitted", arguments: EveryInput.allCases,
        EveryInput.Place.allCases)
    func everywhere(input: EveryInput, place: EveryInput.Place) async throws {
        let user = Visitor(of: stage)
        let flow = Task { try await input.ask(on: stage, in: place) }
        defer { flow.cancel() }
        await user.until { _ in stage.modals.first?.content.isFilledIn == true || stage.stack.top != nil }
        // A date picker offers nothing that is wrong.
        if let wrong = input.wrong, !input.isDate {
            await enter(wrong, of: input, user)
            if !checksByItself(wrong, place) { await submit(place, user) }
            await user.sees("No.")
        }
        await enter(input.entry, of: input, user)
        // The texts of an alert stay as they are until it closes.
        await user.until { !$0.texts.contains("No.") || $0.presented == ["alert"] }
        let shown = user.window.screen.filter { $0.kind == .field && $0.label == "Value" }.map(\.value)
        #expect(shown.contains(input.entry.text) == (input.isTyped && !input.isSecure), "\(shown)")
        await submit(place, user)
        await user.until { _ in stage.modals.isEmpty && stage.stack.top == nil }
        #expect(try await flow.value == input.answer)
    }

    private func enter(_ entry: EveryInput.Entry, of input: EveryInput, _ user: Visitor) async {
        switch entry {
        // From the 24th, a press leads to the next day.
        case .text where input.isDate: await user.press("Value")
        case .text(let text): await user.fill("Value", text)
        case .option(let option): await user.press(option)
        case .on:
            user.window.press("Value")
            user.settle()
        }
    }

    /// Whether something shows what is wrong before the user submits, and does not let them submit.
    private func checksByItself(_ wrong: EveryInput.Entry, _ place: EveryInput.Place) -> Bool {
        if case .option = wrong, place == .screen { return true }
        return stage.modals.first?.content.typingCheck != nil
    }

    private func submit(_ place: EveryInput.Place, _ user: Visitor) async {
        await user.press(place == .screen ? "Done" : "OK")
    }
}

extension EveryInput {
    fileprivate var isDate: Bool { self == .date || self == .checkedDate }

    /// Whether it is a field to type into, and not a picker or a toggle.
    fileprivate var isTyped: Bool {
        if case .text = entry { !isDate } else { false }
    }
}
