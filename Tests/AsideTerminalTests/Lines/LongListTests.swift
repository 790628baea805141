import Aside
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Long lists in lines")
struct LongListTests {
    private let list = LongList(options: (1...100).map { ListOption("Place \($0)") } + [ListOption("Oslo")]) {
        _ in
        .done
    }

    @Test(
        "A line means an option by its number, its label or its beginning, and otherwise finds labels that contain it",
        arguments: [
            ("7", .option(6)), ("101", .option(100)), ("oslo", .option(100)), ("OSL", .option(100)),
            ("place 1", .option(0)), ("os", .found([100])), ("99", .option(98)), ("e 9", .found([8] + Array(89...98))),
            ("place", .tooMany(100)), ("rome", .nothing), ("102", .nothing),
        ] as [(String, LongList.Match)])
    func match(line: String, meaning: LongList.Match) {
        #expect(list.match(line) == meaning)
    }

    @Test("A hundred thousand rows are not printed: a part of a label lists those with it, and a number picks one")
    func printed() async throws {
        try await withStage { stage in
            _ = try await stage.choose("Which?", from: 1...100_000, initial: 500) { "Row \($0)" }
        } _: { stage in
            let question = try #require(LineQuestion(on: stage, .english, isTyped: true))
            #expect(
                question.text.lines == [
                    "Which?", "  100000 choices: enter a part of a label to list those that contain it",
                    "  an empty line keeps Row 500",
                    "  100001) Cancel",
                ])
            guard case .found(let lines) = question.answer("w 9999") else {
                Issue.record("It finds nothing.")
                return
            }
            #expect(lines.count == 11)
            #expect(lines.first == "  9999) Row 9999")
        }
    }

    @Test("A part that nothing contains, or too much, is refused with a reason")
    func refused() async throws {
        try await withStage { stage in
            _ = try await stage.choose("Which?", from: 1...51) { "Row \($0)" }
        } _: { stage in
            let question = try #require(LineQuestion(on: stage, .english, isTyped: true))
            for (line, reason) in [
                ("x", "No label contains “x”."), ("row", "51 labels contain “row”. Enter more of one."),
                ("", "Enter a number from 1 to 51."),
            ] {
                guard case .refused(reason) = question.answer(line) else {
                    Issue.record("“\(line)” was not refused.")
                    continue
                }
            }
        }
    }

    @Test("Several rows of a long list are taken by numbers in one line")
    func several() async throws {
        try await withStage { stage in
            _ = try await stage.chooseMany("Which?", from: 1...60) { "Row \($0)" }
        } _: { stage in
            let modal = try #require(stage.modals.last)
            let question = try #require(LineQuestion(on: stage, .english, isTyped: true))
            guard case .taken = question.answer("2 60, Row 7") else {
                Issue.record("It was not taken.")
                return
            }
            #expect(modal.content.options.filter(\.isSelected).map(\.label) == ["Row 2", "Row 7", "Row 60"])
        }
    }
}
