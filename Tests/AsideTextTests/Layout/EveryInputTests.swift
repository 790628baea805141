import Aside
import AsideTesting
import EveryInput
import TestSupport
import Testing

@testable import AsideText

@MainActor
@Suite("Every input in every place, drawn")
struct EveryInputTests {
    @Test(
        "An input is drawn with its label, what was entered, and below it why that was refused",
        arguments: EveryInput.allCases, EveryInput.Place.allCases)
    func everywhere(input: EveryInput, place: EveryInput.Place) async throws {
        try await withStage {
            _ = try await input.ask(on: $0, in: place)
        } until: {
            $0.modals.first != nil || $0.stack.top != nil
        } _: { stage in
            let owner: any Operable = try #require(stage.modals.first ?? stage.stack.top)
            if let wrong = input.wrong {
                try owner.enter(wrong)
                submit(on: stage)
                await until { owner.problem == "No." && stage.modals.first?.content.isBusy != true }
                let lines = stage.text(columns: 60).split(separator: "\n")
                let field = try #require(lines.firstIndex { $0.contains(input.drawn(wrong)) })
                #expect(lines[(field + 1)...].contains { $0.contains("✗ No.") }, "\(lines)")
            }
            try owner.enter(input.entry)
            let frame = stage.text(columns: 60)
            #expect(frame.contains("Value"))
            #expect(frame.contains(input.drawn(input.entry)), "\(frame)")
            #expect(!frame.contains("No."))
            #expect(frame.contains(input.entry.text) == !input.isSecure || input.entry.text == "true")
        }
    }

    /// Presses the button, unless the check while typing does not need it.
    private func submit(on stage: Stage) {
        if let modal = stage.modals.first {
            if modal.content.typingCheck == nil { modal.submit() }
        } else {
            _ = try? stage.stack.top?.press("Done")
        }
    }
}

extension EveryInput {
    /// An entry as a field shows it.
    fileprivate func drawn(_ entry: Entry) -> String {
        switch entry {
        case .text(let text): isSecure ? String(repeating: "•", count: text.count) : text
        case .option(let option): option
        case .on: "x"
        }
    }
}
