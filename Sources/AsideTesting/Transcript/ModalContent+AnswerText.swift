import Aside

extension ModalContent {
    /// Returns an answer in the words that the modal shows.
    func answerText(of plan: AnswerPlan) -> String {
        switch plan {
        case .press(let place): Self.label(place, in: choiceLabels)
        case .pick(let place): Self.label(place, in: optionLabels)
        case .pickAll(let places): Self.row(places.map { Self.label($0, in: optionLabels) })
        case .dismiss: cancelPlace.map { Self.label($0, in: choiceLabels) } ?? "dismissed"
        case .submit(let texts): submissionText(texts)
        }
    }

    private func submissionText(_ texts: [Int: String]) -> String {
        if kind == .choose { return Self.row(selectedPlaces.map { Self.label($0, in: optionLabels) }) }
        guard isFilledIn else { return defaultPlace.map { Self.label($0, in: choiceLabels) } ?? "submitted" }
        return fieldTexts(replacing: texts, empty: "a secret")
            .map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }
            .joined(separator: ", ")
    }

    private static func label(_ place: Int, in labels: [String]) -> String {
        labels.indices.contains(place) ? labels[place] : "?"
    }

    private static func row(_ labels: [String]) -> String {
        labels.isEmpty ? "none" : labels.joined(separator: ", ")
    }
}
