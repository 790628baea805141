import Aside
import AsideText
import Observation
import Testing

@testable import AsideTerminal

@MainActor
struct TextAreaKeysTests {
    @Test(
        "In a text area, Enter makes a new line, a paste keeps its lines, and changes can be undone",
        arguments: [
            ("'one' enter 'two'", "one\ntwo"), ("\"one\\ntwo\"", "one\ntwo"), ("enter enter", "\n\n"),
            ("'one' enter 'two' up 'x'", "onex\ntwo"), ("'one' enter 'two' home 'x'", "one\nxtwo"),
            ("'one' enter 'two' up ctrl-u", "\ntwo"),
            ("'one' enter 'two' home ctrl-k 'x' up ctrl-e '!'", "one!\nx"),
            ("'one' enter backspace", "one"),
            ("'one' enter left delete", "one"), ("'漢字' enter '👨‍👩‍👧' up 'x'", "漢x字\n👨‍👩‍👧"),
            ("'long' enter 'x' enter 'line' up down '!'", "long\nx\nline!"),
            ("'one' enter 'two' pageup '!'", "one!\ntwo"), ("'one' ctrl-w ctrl-y ctrl-y", "oneone"),
        ] as [(Keys, String)])
    func keys(_ keys: Keys, _ text: String) async throws {
        let screen = NoteScreen()
        try await with(screen) { stage in
            var handler = InputHandler()
            handler.press(keys, on: stage)
        }
        #expect(screen.note == text)
    }

    @Test("Up and down leave a text area only from its first and last row, Tab leaves at once, and Ctrl-D submits")
    func leaving() async throws {
        let screen = NoteScreen()
        screen.note = "one\ntwo"
        try await with(screen) { stage in
            var handler = InputHandler()
            @MainActor func label(after keys: Keys) -> String? {
                handler.press(keys, on: stage)
                let snapshot = StageSnapshot(stage)
                return snapshot.target(of: handler.viewState).flatMap { snapshot.front.outline?[$0.item]?.label }
            }
            #expect(label(after: "up") == "Note")
            #expect(label(after: "down") == "Note")
            #expect(label(after: "down") == "Name")
            #expect(label(after: "up") == "Note")
            #expect(label(after: "tab") == "Name")
            #expect(label(after: "shift-tab") == "Note")
            #expect(label(after: "enter ctrl-d") == "Note")
            #expect(screen.sent == ["one\ntwo\n"])
        }
    }

    @Test("Up and down move the caret by the rows in which the text is shown")
    func rows() async throws {
        let screen = NoteScreen()
        screen.note = "one two three four"
        try await with(screen) { stage in
            var handler = InputHandler()
            handler.viewState.textArea = TextAreaView(columns: 8, rows: 4)
            for event in Keys("up").events { _ = handler.take(event, on: StageSnapshot(stage)) }
            #expect(handler.viewState.caret == 12)
            for event in Keys("up up").events { _ = handler.take(event, on: StageSnapshot(stage)) }
            #expect(StageSnapshot(stage).target(of: handler.viewState)?.item == screen.outline.controls[0].id)
        }
    }

    @Test("In a text area, the hint says what Enter does, how to submit and how to leave")
    func hint() async throws {
        let screen = NoteScreen()
        try await with(screen) { stage in
            @MainActor func hint(_ columns: Int) -> String {
                StageSnapshot(stage).hint(for: ViewState(), .english, columns: columns)
            }
            #expect(hint(100) == "enter new line  ·  ctrl-d submit  ·  tab next  ·  ctrl-c quit  ·  f1 keys")
            #expect(hint(40) == "enter new line · ctrl-d submit")
            screen.name = ""
            #expect(hint(40) == "enter new line · ctrl-d next")
            #expect(!stage.text(columns: 40).contains("↵"))
        }
    }

    @Test("After pasting a megabyte, the text stays editable, and its undo steps do not pile up")
    func megabyte() async throws {
        let screen = NoteScreen()
        try await with(screen) { stage in
            var handler = InputHandler()
            let text = String(repeating: "all\nof it ", count: 110_000)
            for event in [InputEvent.paste(text), .text("!"), .key(Key(.up)), .key(Key(.backspace))] {
                handler.take(event, on: StageSnapshot(stage))?.carryOut(on: stage)
            }
            #expect(screen.note.hasSuffix("of it !"))
            let frame = Frame(StageSnapshot(stage), size: Size(columns: 40, rows: 12), viewState: handler.viewState)
            #expect(frame.cursor != nil)
        }
    }
}

@MainActor
@Observable
private final class NoteScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Note"
    var note = ""
    var name = "Ada"
    var sent: [String] = []

    var content: Content {
        Field("Note", \.note, .lines())
        Field("Name", \.name)
        Action("Send", shortcut: .enter) { self.sent.append(self.note) }
    }
}
