import Aside
import AsideText
import Testing

@testable import AsideTerminal

/// What keys do in a field for a date.
@MainActor
struct DateKeysTests {
    private static func moment(_ year: Int, _ month: Int, _ day: Int) -> Outline.Moment {
        Outline.Moment(year: year, month: month, day: day) ?? .earliest
    }

    private static let range = Outline.DateRange(
        pattern: "dd.MM.yyyy", first: moment(2026, 1, 1), last: moment(2027, 12, 31), today: moment(2026, 11, 22))

    @Test(
        "Arrows change the marked part of a date and move to other parts; digits replace it, and a full part moves on",
        arguments: [
            ("up", "25.12.2026"), ("down", "23.12.2026"), ("'+'", "25.12.2026"), ("right up", "24.01.2027"),
            ("right right up", "24.12.2027"), ("right right right up", "24.12.2027"), ("right left up", "25.12.2026"),
            ("left up", "25.12.2026"), ("'t'", "22.11.2026"), ("'T' up", "22.11.2027"), ("'07'", "07.12.2026"),
            ("'0705'", "07.05.2026"), ("'07052027'", "07.05.2027"), ("'7.5.2027'", "7.5.2027"), ("'3'", "3.12.2026"),
            ("'31' up", "31.01.2027"), ("right '02' left '31'", "24.31.2026"), ("home up", "25.12.2026"),
            ("end down", "01.01.2026"), ("backspace", "24.12.202"), ("right backspace", "24.1.2026"),
            ("\"1.2.2027\"", "1.2.2027"), ("\"soon\"", "24.12.2026soon"), ("up ctrl-_", "24.12.2026"),
            ("'x'", "24.12.2026x"), ("'x' up", "22.11.2026"), ("ctrl-u '1'", "1"), ("ctrl-u up", "22.11.2026"),
        ] as [(Keys, String)])
    func edits(_ keys: Keys, _ text: String) async throws {
        try await withPrompt { stage in
            var handler = InputHandler()
            for event in keys.events { handler.take(event, on: StageSnapshot(stage))?.carryOut(on: stage) }
            #expect(stage.modals.first?.content.body.first?.text == text)
        }
    }

    @Test("A user who leaves a date field and comes back is at its first part again")
    func comingBack() async throws {
        try await withPrompt { stage in
            var handler = InputHandler()
            for event in Keys("right right tab shift-tab up").events {
                handler.take(event, on: StageSnapshot(stage))?.carryOut(on: stage)
            }
            #expect(stage.modals.first?.content.body.first?.text == "25.12.2026")
        }
    }

    private func withPrompt(_ body: @MainActor (Stage) async throws -> Void) async throws {
        try await withStage {
            _ = try await $0.prompt("Book", fields: [.date("Arrival", text: "24.12.2026", in: Self.range)]) { $0[0] }
        } _: {
            try await body($0)
        }
    }
}
