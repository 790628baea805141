extension Recording: CustomStringConvertible {
    /// A line for each move, such as `alert “Remove Bread?”: press “Keep”`.
    public var description: String {
        moves.isEmpty ? "nothing" : moves.map(\.description).joined(separator: "\n")
    }
}

extension Recording.Move: CustomStringConvertible {
    /// The place of the move, and what the user did.
    public var description: String {
        place == .flow ? "\(action)" : "\(place): \(action)"
    }
}

extension Recording.Place: CustomStringConvertible {
    /// The type of the screen, the kind and the title of the modal, or the text of the notice.
    public var description: String {
        switch self {
        case .screen(let type): type
        case .modal(let kind, let title): "\(ModalContent(kind: kind, title: title))"
        case .notice(let text): "notice “\(text)”"
        case .flow: "the flow"
        }
    }
}

extension Recording.Action: CustomStringConvertible {
    /// The action in a few words.
    public var description: String {
        switch self {
        case .press(let label, let group): "press “\(label)”" + Self.inside(group)
        case .pick(_, let option, let group): "pick “\(option)”" + Self.inside(group)
        case .pickMany(let options): "pick \(Self.list(options.map { "“\($0)”" }, none: "nothing"))"
        case .fill(let texts): "fill in \(Self.list(texts.map(\.description), none: "nothing"))"
        case .leave(let label, let group): "leave “\(label)”" + Self.inside(group)
        case .submit(let texts): "submit \(Self.list(texts.map(\.description), none: "it as it is"))"
        case .toggle(let label, let isOn, let group):
            "turn “\(label)” \(isOn ? "on" : "off")" + Self.inside(group)
        case .publish(let value): "publish \(value ?? "a value that cannot be written")"
        case .back: "go back"
        case .dismiss: "dismiss"
        case .wait(let duration): "wait \(duration)"
        case .cancel: "cancel the flow"
        }
    }

    private static func inside(_ group: String?) -> String { group.map { " in “\($0)”" } ?? "" }

    private static func list(_ words: [String], none: String) -> String {
        words.isEmpty ? none : words.joined(separator: ", ")
    }
}

extension Recording.FieldText: CustomStringConvertible {
    /// The label and the text, such as `Name: “Ada”` or `Password: a secret`.
    public var description: String {
        let text = text.map { $0.isEmpty ? "no text" : "“\($0)”" } ?? "a secret"
        return (label.isEmpty ? text : "\(label): \(text)") + (group.map { " in “\($0)”" } ?? "")
    }
}
