import Aside
import AsideText
import Testing

@testable import AsideTerminal

struct HintTests {
    @Test(
        "The hint names what the keys do where the user is, the most useful first",
        arguments: [
            (Scene.alert, "", "enter press | ↑↓ move | esc close | ctrl-c quit"),
            (.message, "", "enter press | esc close | ctrl-c quit"),
            (.list, "", "enter pick | type to filter | ↑↓ move | esc close | ctrl-c quit"),
            (.list, "end", "enter press | type to filter | ↑↓ move | esc close | ctrl-c quit"),
            (.listOfMany, "", "space take | enter submit | type to filter | ↑↓ move | esc close | ctrl-c quit"),
            (.form, "", "enter submit | ↑↓ move | esc close | ctrl-c quit"),
            (.form, "end end tab tab", "enter press | ↑↓ move | esc close | ctrl-c quit"),
            (.progress, "", "esc close | ctrl-c quit"),
            (.screen, "", "enter submit | ↑↓ move | ctrl-c quit"),
            (.screen, "tab", "space take | ↑↓ move | ctrl-c quit"),
            (.screen, "tab tab", "←→ change | ↑↓ move | ctrl-c quit"),
            (.screen, "tab tab tab", "enter press | ↑↓ move | ctrl-c quit"),
            (.second, "", "enter submit | ↑↓ move | esc back | ctrl-c quit"),
            (.blank, "", "↑↓ move | ctrl-c quit"),
            (.reading, "", "ctrl-c quit"),
            (.sheet, "", "enter submit | ↑↓ move | esc close | ctrl-c quit"),
            (.sheetOfFlow, "", "enter submit | ↑↓ move | esc back | ctrl-c quit"),
        ] as [(Scene, Keys, String)])
    func hint(_ scene: Scene, _ keys: Keys, _ hint: String) async throws {
        var words = TerminalWords.english
        words.separator = " | "
        try await with(scene) { stage in
            var handling = Handling()
            for event in keys.events { _ = handling.take(event, on: Tableau(stage)) }
            #expect(Tableau(stage).hint(for: handling.attention, words, columns: 200) == hint)
        }
    }

    @Test(
        "Where there is little room, separators shrink, and whole hints are left out from the end",
        arguments: [
            (75, "enter pick  ·  type to filter  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit"),
            (74, "enter pick · type to filter · ↑↓ move · esc close · ctrl-c quit"),
            (67, "enter pick · type to filter · ↑↓ move · esc close · ctrl-c quit"),
            (66, "enter pick · type to filter · ↑↓ move · esc close"),
            (40, "enter pick · type to filter"), (20, "enter pick"), (1, "enter pick"),
        ])
    func narrow(_ columns: Int, _ hint: String) async throws {
        try await with(.list) { stage in
            #expect(Tableau(stage).hint(for: Attention(), .english, columns: columns) == hint)
        }
    }

    @Test("Every word can be replaced")
    func words() async throws {
        var words = TerminalWords()
        words.press = "drücken"
        words.move = "gehen"
        words.close = "zu"
        words.quit = "Schluss"
        words.separator = "/"
        try await with(.alert) { stage in
            #expect(Tableau(stage).hint(for: Attention(), words, columns: 80) == "drücken/gehen/zu/Schluss")
        }
    }
}
