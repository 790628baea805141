/// A search for the control that a label means.
struct ControlLookup {
    let outline: Outline
    let place: ControlPlace
    let noun: Outline.Kind.Noun
    let label: String

    /// The label of the row or block that contains the control, if it was given.
    let group: String?

    /// The other kinds of controls that are meant as well.
    var others: Set<Outline.Kind.Noun> = []

    /// Finds the control: one directly on the screen or in the group, or else the only one deeper inside.
    func item() throws(MoveError) -> Outline.Item {
        if let group, !groups.contains(where: { $0.isNamed(group) }) { throw groupIsMissing(group) }
        let matches = matches(in: group)
        if let item = theOne(of: matches, in: group) { return item }
        throw matches.isEmpty ? controlIsMissing() : controlIsAmbiguous(matches)
    }

    /// The controls with that identity, or else with that label.
    private func matches(in group: String?) -> [Outline.Located] {
        let candidates = candidates(in: group)
        let identified = candidates.filter { $0.item.identity == label }
        return identified.isEmpty ? candidates.filter { $0.item.label == label } : identified
    }

    private func candidates(in group: String?) -> [Outline.Located] {
        outline.located.filter { located in
            let found = located.item.kind.noun
            return (found == noun || others.contains(found))
                && (group == nil || located.groups.contains { $0.isNamed(group) })
        }
    }

    private func theOne(of matches: [Outline.Located], in group: String?) -> Outline.Item? {
        let direct = matches.filter { group == nil ? $0.groups.isEmpty : $0.groups.last?.isNamed(group) == true }
        let preferred = direct.isEmpty ? matches : direct
        return preferred.count == 1 ? preferred[0].item : nil
    }

    private var groups: [Outline.Item] {
        outline.located.map(\.item).filter { [.row, .block].contains($0.kind.noun) }
    }
}

extension ControlLookup {
    private func controlIsMissing() -> MoveError {
        let position = group.map { "in “\($0)” on \(place)" } ?? "on \(place)"
        var sentences = ["There is no \(noun) “\(label)” \(position)."]
        let candidates = candidates(in: group)
        if let other = outline.located.map(\.item).first(where: { $0.label == label && $0.kind.noun != noun }) {
            sentences.append(MoveError.advice(on: other))
        } else if let meant = nearestMatch(to: label, among: candidates.map(\.item.label)) {
            sentences.append("Did you mean “\(meant)”?")
        } else if group != nil, let elsewhere = matches(in: nil).first {
            sentences.append("There is one \(elsewhere.place).")
        } else {
            sentences.append("Correct the label, or first do what makes the \(place.noun) show it.")
        }
        let names = candidates.map { candidate in
            guard let inner = candidate.groups.last?.label, inner != group else { return candidate.item.label }
            return "\(candidate.item.label) (in \(inner))"
        }
        sentences.append(listing(noun.plural, names, place: group == nil ? "here" : "there"))
        return MoveError(.missing, sentences.joined(separator: " "))
    }

    private func groupIsMissing(_ group: String) -> MoveError {
        let labels = groups.map(\.label)
        let advice =
            nearestMatch(to: group, among: labels).map { "Did you mean “\($0)”?" }
            ?? "Correct the label, or first do what makes the \(place.noun) show it."
        let list = listing("rows and blocks", labels, place: "here")
        return MoveError(.missing, "There is no row or block “\(group)” on \(place). \(advice) \(list)")
    }

    private func controlIsAmbiguous(_ matches: [Outline.Located]) -> MoveError {
        let unambiguous = matches.flatMap { $0.groups.reversed() }.map(\.name).first { group in
            theOne(of: self.matches(in: group), in: group) != nil
        }
        let advice =
            unambiguous.map { "Say which, as in \(noun.call(label, in: $0))." }
            ?? "Give them different labels, or use the identity of one from `outline`."
        let places = MoveError.list(matches.map(\.place))
        return MoveError(
            .ambiguous,
            "There are \(matches.count) \(noun.plural) “\(label)” on \(place): \(places). \(advice)"
        )
    }

    private func listing(_ things: String, _ names: [String], place: String) -> String {
        names.isEmpty
            ? "There are no \(things) \(place)."
            : "\(things.prefix(1).uppercased() + things.dropFirst()) \(place): \(MoveError.list(names))."
    }
}

extension Outline.Located {
    /// The place of the item, such as `in “Fruit” / “Apples”`.
    fileprivate var place: String {
        groups.isEmpty ? "on the screen itself" : "in " + groups.map { "“\($0.label)”" }.joined(separator: " / ")
    }
}

extension Outline.Item {
    /// Whether a name means it: its identity, or its label.
    func isNamed(_ name: String?) -> Bool { name == identity ?? label || name == label }

    /// Finds the option with a label, or explains why there is none.
    package func place(of option: String) throws(MoveError) -> Int {
        let names = optionNames
        let matches = names.indices.filter { names[$0] == option }
        guard let place = matches.first else { throw .noOption(option, among: names, of: self) }
        guard matches.count == 1 else { throw .ambiguousOption(option, of: self) }
        return place
    }

    /// The labels of the options of a selection or a list.
    private var optionNames: [String] {
        switch kind {
        case .selection(let options, _): options
        case .list(let options, _): options.map(\.label)
        default: []
        }
    }
}

extension Outline {
    /// Returns the group that must be named with the label of a control, if the label alone is ambiguous.
    package func group(telling item: Item) -> String? {
        // Only messages name the place, and none is written here.
        let place = ControlPlace(ModalContent(kind: .form, title: ""))
        let groups = [nil] + item.id.groups.map(Optional.some)
        let telling = groups.first { group in
            let lookup = ControlLookup(
                outline: self, place: place, noun: item.kind.noun, label: item.name, group: group)
            return (try? lookup.item())?.id == item.id
        }
        return telling ?? item.id.groups.first
    }
}

/// The place where a control was looked for, in the words of a message to programmers.
struct ControlPlace: CustomStringConvertible {
    /// The name of the place, such as `CartScreen` or `the alert “Card declined”`.
    let description: String
    /// The kind of the place: `screen`, `alert`, `list`.
    let noun: String

    init(_ screen: TypeName) {
        description = "\(screen)"
        noun = "screen"
    }

    init(_ content: ModalContent) {
        description = "the \(content)"
        noun = content.noun
    }
}
