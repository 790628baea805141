import Aside
import Observation

/// Records a meeting: a timer runs, and speech is written down.
///
/// The timer stops while a question is shown. Closing the sheet asks what to do with the meeting.
@Observable
final class RecordScreen: CloseGuarding, SelfStarting, Flow {
    enum Ending: Equatable {
        case save(notes: String)
        case discard
    }

    let outlet = Outlet<Ending>()
    let stage: Stage
    private(set) var elapsed = 0
    private(set) var notes = ""
    private var questions = 0
    private var hasEnded = false
    private let syncUp: SyncUp
    private let dependencies: Dependencies

    init(_ syncUp: SyncUp, in dependencies: Dependencies, on stage: Stage) {
        self.syncUp = syncUp
        self.dependencies = dependencies
        self.stage = stage
    }

    var isPaused: Bool { questions > 0 || hasEnded }

    var content: Content {
        Heading(syncUp.title)
        Meter(Double(elapsed) / Double(length), label: "Time")
        Row("Left", detail: "\(left / 60):\(left / 10 % 6)\(left % 10)")
        Row("Speaking", detail: "\(syncUp.attendees[speaker]), \(speaker + 1) of \(syncUp.attendees.count)")
        if !notes.isEmpty { Paragraph(notes) }
        if isPaused { Paragraph("Paused") }
        Action("Next speaker", isEnabled: speaker + 1 < syncUp.attendees.count) { self.hurryOn() }
        Action("End meeting", shortcut: .enter) {
            if let ending = try await self.askForEnding() { self.publish(ending) }
        }
    }

    func mayClose() async -> Bool {
        switch try? await askForEnding() {
        case .discard: return true
        case .save(let notes):
            publish(.save(notes: notes))
            return false
        case nil: return false
        }
    }

    // MARK: The course of the meeting

    func begin() async throws {
        perform { try await self.listen() }
        try await keepTime()
    }

    private func keepTime() async throws {
        while elapsed < length {
            try await dependencies.clock.sleep(for: .seconds(1))
            if !isPaused { elapsed += 1 }
        }
        end(with: .save(notes: notes))
    }

    private func listen() async throws {
        do {
            for try await words in dependencies.speech() {
                notes += (notes.isEmpty ? "" : " ") + words
            }
        } catch let error where !(error is CancellationError) {
            let goesOn = try await paused {
                try await self.alert(
                    "Nobody writes down what is said", message: "\(error) You can go on without notes.",
                    severity: .warning
                ) {
                    Choice("Go on", role: .cancel, true)
                    Choice("Discard the meeting", role: .destructive, false)
                }
            }
            if !goesOn { end(with: .discard) }
        }
    }

    private func askForEnding() async throws -> Ending? {
        let notes = notes
        let ending: Ending? = try await paused {
            try await self.alert("End meeting?", message: "You can save it, discard it, or go on.") {
                Choice("Save", role: .preferred, .save(notes: notes))
                Choice("Discard", role: .destructive, .discard)
                Choice("Resume", role: .cancel, nil)
            }
        }
        hasEnded = ending != nil
        return ending
    }

    private func end(with ending: Ending) {
        hasEnded = publish(ending)
    }

    /// Stops the timer while a question is shown.
    private func paused<Answer>(_ ask: @MainActor () async throws -> Answer) async throws -> Answer {
        questions += 1
        defer { questions -= 1 }
        return try await ask()
    }

    // MARK: Times

    private var length: Int { syncUp.minutes * 60 }
    private var left: Int { max(0, length - elapsed) }
    /// The index of the speaker; all have the same time.
    private var speaker: Int { min(elapsed * syncUp.attendees.count / length, syncUp.attendees.count - 1) }

    private func hurryOn() {
        let count = syncUp.attendees.count
        // The first second of the next speaker, rounded up.
        elapsed = (((speaker + 1) * length) + count - 1) / count
    }
}
