import Aside
import Observation

/// A screen with long work: it counts down, and then continues by itself.
///
/// The work is the screen's own: it is cancelled when the screen leaves.
@Observable
final class SecondScreen: Screen, Flow {
    let outlet = Outlet<String>()
    let stage: Stage
    private(set) var secondsLeft: Int?
    private(set) var note = ""
    private let clock: any Clock<Duration>

    init(_ clock: any Clock<Duration>, on stage: Stage) {
        self.clock = clock
        self.stage = stage
    }

    var content: Content {
        Heading("Second")
        if let secondsLeft {
            Paragraph("It goes on in \(secondsLeft) s.")
        } else {
            Action("Go on in ten seconds") { try await self.countDown() }
        }
        Row("Note", detail: note.isEmpty ? "none" : note) {
            Action("Write it down") { self.note = try await self.sheet(NoteScreen(self.note)) }
        }
        Action("Third", shortcut: .enter) { self.publish(self.note) }
    }

    private func countDown() async throws {
        defer { secondsLeft = nil }
        for second in stride(from: 10, to: 0, by: -1) {
            secondsLeft = second
            try await clock.sleep(for: .seconds(1))
        }
        publish(note)
    }
}
