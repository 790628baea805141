import Aside

/// The last screen, with two ways back to the first: it yields a value, or pops the stack.
final class ThirdScreen: Screen {
    enum Choice: Codable {
        case finish
        case startOver
    }

    let outlet = Outlet<Choice>()
    private let note: String
    private let stage: Stage

    init(note: String, on stage: Stage) {
        self.note = note
        self.stage = stage
    }

    var content: Content {
        Heading("Third")
        Paragraph(note.isEmpty ? "You have written nothing down." : "You have written down: \(note)")
        Action("Finish", shortcut: .enter) { self.publish(.finish) }
        Action("Start over") { self.publish(.startOver) }
        Action("Jump to the first") { self.stage.stack.popToRoot() }
    }
}
