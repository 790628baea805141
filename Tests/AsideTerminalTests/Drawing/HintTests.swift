import Aside
import AsideText
import TestSupport
import Testing

@testable import AsideTerminal

struct HintTests {
    @Test(
        "The hint says what the keys do at the user's place",
        arguments: [
            (Scene.alert, "", "enter press | ←→ move | esc close | ctrl-c quit | f1 keys"),
            (.confirmation, "", "enter press | ←→ move | esc close | ctrl-c quit | y/n answer | f1 keys"),
            (.list, "'n'", "enter pick | type to filter | ↑↓ move | esc clear filter | ctrl-c quit | f1 keys"),
            (.message, "", "enter press | esc close | ctrl-c quit | f1 keys"),
            (.list, "", "enter pick | type to filter | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.list, "end down", "enter press | type to filter | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (
                .listOfMany, "",
                "space take | select 1 to 2 | type to filter | ↑↓ move | esc close | ctrl-c quit | f1 keys"
            ),
            (.listOfMany, "enter", "select 1 to 2"),
            (.form, "", "enter next | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.form, "tab", "enter submit | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.form, "end end tab tab", "enter press | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.filledForm, "tab", "+ - step | enter next | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.filledForm, "tab tab", "←→ change | enter next | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.filledForm, "tab tab tab", "space take | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.number, "", "↑↓ + - step | enter submit | tab next | esc close | ctrl-c quit | f1 keys"),
            (.history, "", "enter submit | ↑ earlier text | tab next | esc close | ctrl-c quit | f1 keys"),
            (.busyForm, "", "Checking… | esc close | ctrl-c quit"),
            (.progress, "", "esc cancel | ctrl-c quit | f1 keys"),
            (.screen, "", "enter submit | ↑↓ move | ctrl-c quit | f1 keys"),
            (.screen, "tab", "space take | ↑↓ move | ctrl-c quit | f1 keys"),
            (.screen, "tab tab", "←→ change | ↑↓ move | ctrl-c quit | f1 keys"),
            (.screen, "tab tab tab", "enter press | ↑↓ move | ctrl-c quit | f1 keys"),
            (.second, "", "enter submit | ↑↓ move | esc back | ctrl-c quit | f1 keys"),
            (.blank, "", "enter next | ↑↓ move | ctrl-c quit | f1 keys"),
            (.reading, "", "ctrl-c quit | f1 keys"),
            (.sheet, "", "enter submit | ↑↓ move | esc close | ctrl-c quit | f1 keys"),
            (.sheetOfFlow, "", "enter submit | ↑↓ move | esc back | ctrl-c quit | f1 keys"),
        ] as [(Scene, Keys, String)])
    func hint(_ scene: Scene, _ keys: Keys, _ hint: String) async throws {
        let words = Words { word, _ in word.name == "terminal.separator" ? " | " : nil }
        try await with(scene) { stage in
            var handler = InputHandler()
            for event in keys.events { _ = handler.take(event, on: StageSnapshot(stage)) }
            #expect(StageSnapshot(stage).hint(for: handler.viewState, words, columns: 200) == hint)
        }
    }

    @Test("The line of keys is never cut off, at any width of the terminal", arguments: [60, 88, 89, 100, 110, 200])
    func wide(columns: Int) async throws {
        try await with(.listOfMany) { stage in
            let size = Size(columns: columns, rows: 20)
            let canvas = ScreenCanvas(size: size, theme: .plain, words: .english) { _ in }
            let lines = canvas.frame(of: StageSnapshot(stage), ViewState()).description.split(separator: "\n")
            #expect(lines.last?.contains("ctrl-c quit") == true)
            #expect(lines.last?.contains("…") == false)
        }
    }

    @Test(
        "If there is little room, obvious keys are left out first, and then the separators shrink",
        arguments: [
            (.list, 73, "enter pick  ·  type to filter  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit"),
            (.list, 72, "enter pick  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit"),
            (.list, 54, "enter pick  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit"),
            (.list, 53, "enter pick · ↑↓ move · esc close · ctrl-c quit"),
            (.list, 40, "enter pick · esc close · ctrl-c quit"), (.list, 30, "enter pick · esc close"),
            (.list, 20, "enter pick"), (.list, 1, "enter pick"),
            (.listOfMany, 40, "space take · esc close · ctrl-c quit"), (.listOfMany, 30, "space take · esc close"),
            (.alert, 40, "enter press · esc close · ctrl-c quit"), (.form, 40, "enter next · esc close · ctrl-c quit"),
            (.second, 40, "enter submit · esc back · ctrl-c quit"),
            (.number, 40, "↑↓ + - step · enter submit · esc close"),
        ] as [(Scene, Int, String)])
    func narrow(_ scene: Scene, _ columns: Int, _ hint: String) async throws {
        try await with(scene) { stage in
            #expect(StageSnapshot(stage).hint(for: ViewState(), .english, columns: columns) == hint)
        }
    }

    @Test("In a long list, the hint prefers the filter to the key that quits")
    func longList() async throws {
        let ask: @MainActor (Stage) async throws -> Void = { _ = try await $0.choose("Which?", from: 1...9) }
        try await withStage(ask) { stage in
            let hint = StageSnapshot(stage).hint(for: ViewState(), .english, columns: 46)
            #expect(hint == "enter pick · type to filter · esc close")
        }
    }
}
