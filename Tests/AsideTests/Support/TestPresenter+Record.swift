import Aside
import AsideTesting
import Testing

extension TestPresenter {
    /// Asks a question in a flow of its own, and operates its modal.
    func ask<Answer>(
        _ question: Question<Answer>, steps: @escaping @MainActor (TestModal) async throws -> Void
    ) async throws -> Answer {
        try await run { [stage] in
            try await stage.ask(question)
        } steps: { [self] in
            try await steps(try await modal())
        }
    }

    /// The titles of the screens in view, after each change that left at least one.
    var stacks: [[String]] {
        transcript.entries.compactMap { entry in
            if case .screens(let titles, in: nil) = entry.event, !titles.isEmpty { titles } else { nil }
        }
    }

    /// The titles of the questions, in order.
    var asked: [String] {
        transcript.entries.compactMap { entry in
            if case .asked(let question) = entry.event { question.title } else { nil }
        }
    }
}
