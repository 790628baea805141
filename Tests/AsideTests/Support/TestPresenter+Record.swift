import Aside
import AsideTesting

extension TestPresenter {
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
