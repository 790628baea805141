import Observation
import Testing

@testable import Aside

@MainActor
@Suite("TextArea")
struct TextAreaTests {
    @Test("A TextArea is a field for several lines, and accepts every text")
    func shown() throws {
        let screen = NoteScreen()
        #expect(
            screen.outline.controls.first?.kind == .field(text: "", placeholder: "Any", error: "No", isSecure: false))
        #expect(screen.outline.controls.first?.format == .lines)
        for text in ["one\n\ntwo\n", "漢字\r\n👨‍👩‍👧", String(repeating: "x\n", count: 500_000)] {
            try screen.fill("Note", text)
            #expect(screen.note == text)
        }
    }
}

@MainActor
@Observable
private final class NoteScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Note"
    var note = ""

    var content: Content {
        TextArea("Note", text: \.note, placeholder: "Any", error: "No")
        Action("Send", shortcut: .enter) { self.publish(self.note) }
    }
}
