import Aside
import AsideTesting
import Testing

extension TestPresenter {
    /// The titles of the screens in view, after each change that left some.
    var stacks: [[String]] {
        transcript.entries.compactMap { entry in
            if case .screens(let titles, in: nil) = entry.event { titles } else { nil }
        }
    }

    /// The titles of what was asked, in order.
    var asked: [String] {
        transcript.entries.compactMap { entry in
            if case .asked(let question) = entry.event { question.title } else { nil }
        }
    }

    /// Waits for a modal, to hand in what a renderer can, and see what is refused.
    func raw(_ question: Question, sourceLocation: SourceLocation = #_sourceLocation) async throws -> Modal {
        try await modal(question, sourceLocation: sourceLocation)
        return try #require(stage.modals.last { !$0.isLeaving }, sourceLocation: sourceLocation)
    }
}
