import Aside
import Observation

/// A menu of every question, which shows the last answer.
@Observable
final class QuestionsScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Questions"
    private(set) var answer = "none yet"
    private let flow: GalleryFlow

    init(_ flow: GalleryFlow) {
        self.flow = flow
    }

    var content: Content {
        Heading("Every question")
        Row("Answer", detail: answer)
        for group in SampleGroup.all {
            Block(group.name) {
                for sample in group.samples {
                    Action(sample.name, shortcut: .key(sample.key)) { try await self.ask(sample) }
                }
            }
        }
        Action("Done", shortcut: .enter) { self.publish() }
    }

    private func ask(_ sample: Sample) async throws {
        answer = try await flow.nilIfDismissed { try await sample.ask(flow) } ?? "dismissed"
    }
}
