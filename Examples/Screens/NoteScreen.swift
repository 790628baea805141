import Aside
import Observation

/// The entry of a note, in a sheet.
@Observable
final class NoteScreen: Screen {
    let outlet = Outlet<String>()
    var text: String { didSet { problem = nil } }
    private var problem: String?

    init(_ text: String) {
        self.text = text
    }

    var content: Content {
        Heading("Note")
        Field("Text", \.text, error: problem)
        Action("Keep it", shortcut: .enter) { self.submit() }
    }

    private func submit() {
        let length = text.count
        if text.allSatisfy(\.isWhitespace) {
            problem = "There is nothing to keep."
        } else if length > 200 {
            problem = "A note has room for 200 letters; these are \(length)."
        } else {
            publish(text)
        }
    }
}
