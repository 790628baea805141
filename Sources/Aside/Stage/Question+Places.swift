/// Finds the answers of a question by the places of their choices, for tests.
extension Question where Answer: Equatable {
    /// Returns the labels of the choice, the row or the rows that give an answer; `nil` if none of them does.
    package func labels(giving answer: Answer) -> [String]? {
        if case .interaction(let make) = reading {
            return make().places(of: answer)?.map { content.options[$0].label }
        }
        return placeLabels.enumerated().first { reading.answer(at: $0.offset) == answer }.map { [$0.element] }
    }
}

extension Question {
    /// The labels and the answers of all places; empty if a place alone is not an answer.
    package var labelledAnswers: [(label: String, answer: Answer)] {
        placeLabels.enumerated().compactMap { place, label in reading.answer(at: place).map { (label, $0) } }
    }

    /// Returns the text, or the label, that stands for an answer of a prompt; `nil` if there is none.
    package func text(of answer: Answer) -> String? {
        if case .interaction(let make) = reading { make().text(of: answer) } else { nil }
    }

    private var placeLabels: [String] {
        content.kind == .choose ? content.options.map(\.label) : content.choices.map(\.label)
    }
}
