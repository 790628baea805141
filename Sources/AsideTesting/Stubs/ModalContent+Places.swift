import Aside

/// Finding what a label means, or why it means nothing.
extension ModalContent {
    func choice(_ label: String) throws(Plan.Misfit) -> Choice.ID {
        try place(of: label, among: choices.map(\.label), "choice")
    }

    func option(_ label: String) throws(Plan.Misfit) -> Option.ID {
        try place(of: label, among: options.map(\.label), "option")
    }

    /// A field; the only one needs no label.
    func field(_ label: String?) throws(Plan.Misfit) -> Field.ID {
        let labels = fields.map(\.label)
        if let label { return try place(of: label, among: labels, "field") }
        if labels.count == 1 { return 0 }
        throw Plan.Misfit(
            problem: "The \(name) has \(labels.count) fields, and one text was given.",
            advice: labels.isEmpty
                ? "answer it by the label of a choice: \(Self.list(choices.map(\.label)))."
                : "say which field is meant; the fields are \(Self.list(labels))."
        )
    }

    private func place(of label: String, among labels: [String], _ noun: String) throws(Plan.Misfit) -> Int {
        let places = labels.indices.filter { labels[$0] == label }
        if places.count == 1 { return places[0] }
        guard places.isEmpty else {
            throw Plan.Misfit(
                problem: "The \(name) has \(places.count) \(noun)s “\(label)”.", advice: "give them different labels.")
        }
        let guess = nearestMatch(to: label, among: labels).map { "write “\($0)”, if that is meant; " } ?? ""
        let list = labels.isEmpty ? "it has none." : "its \(noun)s are \(Self.list(labels))."
        throw Plan.Misfit(problem: "The \(name) has no \(noun) “\(label)”.", advice: guess + list)
    }
}
