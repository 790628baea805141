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

    /// Throws where the user cannot press Enter, as nothing is the default.
    func checkDefault() throws(Plan.Misfit) {
        guard kind == .choose else {
            if defaultChoice != nil { return }
            throw Plan.Misfit(
                problem: "The \(name) has no default, which Enter would take.",
                advice: kind == .sheet
                    ? Self.bySheet : "say which choice is meant; its choices are \(Self.list(choices.map(\.label))).")
        }
        let taken = options.filter(\.isSelected).count
        if count != nil { return try check(taken) }
        guard taken > 0 else {
            throw Plan.Misfit(
                problem: "The \(name) starts from no option, which Enter would take.",
                advice: "say which one is meant; its options are \(Self.list(options.map(\.label))).")
        }
    }

    /// Throws where a list does not take so many options.
    func check(_ number: Int) throws(Plan.Misfit) {
        guard let count, !count.contains(number) else { return }
        let few =
            count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
        throw Plan.Misfit(
            problem: "The \(name) takes \(few) of its options, and \(number) were given.",
            advice: "give as many as it takes.")
    }

    var isNotDismissible: Plan.Misfit {
        Plan.Misfit(
            problem: "The user cannot dismiss \(name).",
            advice: kind == .sheet ? Self.bySheet : "answer it, or wait until it has ended.")
    }

    static let bySheet =
        "drive its screen, or give a stub for that: `ui.answer(TheScreen.self) { screen in … }`."
}
