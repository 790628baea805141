import Aside

extension ModalContent {
    /// What is done to it, in the words that it shows.
    func saying(_ plan: Plan) -> String {
        switch plan {
        case .press(let choice): choices.first { $0.id == choice }?.label ?? "?"
        case .pick(let option): options.first { $0.id == option }?.label ?? "?"
        case .pickAll(let places): Self.row(places.map { options[$0].label })
        case .dismiss: cancelChoice?.label ?? "dismissed"
        case .submit(let texts): saying(texts)
        }
    }

    private func saying(_ texts: [Field.ID: String]) -> String {
        if kind == .choose { return Self.row(options.filter(\.isSelected).map(\.label)) }
        guard kind == .prompt else { return defaultChoice?.label ?? "submitted" }
        let shown = fields.map { field in
            let text = texts[field.id] ?? field.text
            let said = field.isSecure ? "a secret" : "“\(text)”"
            return field.label.isEmpty ? said : "\(field.label): \(said)"
        }
        return shown.joined(separator: ", ")
    }

    private static func row(_ labels: [String]) -> String {
        labels.isEmpty ? "none" : labels.joined(separator: ", ")
    }
}

extension Ending {
    /// Why nobody answered.
    var reason: String {
        switch self {
        case .answered: "it was answered"
        case .dismissed: "it was dismissed"
        case .cancelled: "its task was cancelled"
        case .ownerGone: "who asked has gone"
        case .replaced: "another question took its place"
        case .rejected: "its place was taken"
        case .expired: "its time was up"
        }
    }
}
