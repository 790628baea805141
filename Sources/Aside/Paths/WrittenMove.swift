/// A move in its encoded form: flat, with a word for the action, and without unused parts.
final class WrittenMove {
    struct Text: MadeOfParts {
        var label: String?
        var text: String?
        var isSecret: Bool?
        var group: String?

        init(_ text: Recording.FieldText) {
            label = text.label.isEmpty ? nil : text.label
            self.text = text.text
            isSecret = text.text == nil ? true : nil
            group = text.group
        }

        static var blank: Self { Self(Recording.FieldText("", nil)) }

        mutating func visit(_ parts: any NamedParts) throws {
            try parts("label", &label)
            try parts("text", &text)
            try parts("isSecret", &isSecret)
            try parts("group", &group)
        }

        /// The text; `nil` if it is missing although it is no secret.
        var fieldText: Recording.FieldText? {
            text == nil && isSecret != true ? nil : Recording.FieldText(label ?? "", text, in: group)
        }
    }

    /// The word for the action.
    var move: String
    var screen: String?
    var modal: ModalContent.Kind?
    var notice: String?
    var title: String?
    var label: String?
    var group: String?
    var option: String?
    var options: [String]?
    var texts: [Text]?
    var isOn: Bool?
    var value: String?
    var seconds: Double?
    var line: String?

    init(_ move: Recording.Move) {
        switch move.place {
        case .screen(let type): screen = type
        case .modal(let kind, let title): (modal, self.title) = (kind, title)
        case .notice(let text): notice = text
        case .flow: break
        }
        line = move.source?.description
        switch move.action {
        case .press(let label, let group): (self.move, self.label, self.group) = ("press", label, group)
        case .pick(let label, let option, let group):
            (self.move, self.label, self.option, self.group) = ("pick", label, option, group)
        case .pickMany(let options): (self.move, self.options) = ("pick", options)
        case .fill(let texts): (self.move, self.texts) = ("fill", texts.map(Text.init))
        case .leave(let label, let group): (self.move, self.label, self.group) = ("leave", label, group)
        case .submit(let texts): (self.move, self.texts) = ("submit", texts.map(Text.init))
        case .toggle(let label, let isOn, let group):
            (self.move, self.label, self.isOn, self.group) = ("toggle", label, isOn, group)
        case .publish(let value): (self.move, self.value) = ("publish", value)
        case .back: self.move = "back"
        case .dismiss: self.move = "dismiss"
        case .wait(let duration): (self.move, seconds) = ("wait", duration.seconds)
        case .cancel: self.move = "cancel"
        }
    }

    func visit(_ parts: any NamedParts) throws {
        try parts("move", &move)
        try parts("screen", &screen)
        try parts("modal", &modal)
        try parts("notice", &notice)
        try parts("title", &title)
        try parts("label", &label)
        try parts("group", &group)
        try parts("option", &option)
        try parts("options", &options)
        try parts("texts", &texts)
        try parts("isOn", &isOn)
        try parts("value", &value)
        try parts("seconds", &seconds)
        try parts("line", &line)
    }

    /// The action; `nil` if a part of it is missing.
    var action: Recording.Action? {
        let texts = texts?.compactMap(\.fieldText)
        guard texts?.count == self.texts?.count else { return nil }
        return switch move {
        case "press": label.map { .press($0, in: group) }
        case "pick": options.map { .pickMany($0) } ?? option.map { .pick(label ?? "", option: $0, in: group) }
        case "fill": texts.map { .fill($0) }
        case "leave": label.map { .leave($0, in: group) }
        case "submit": .submit(texts ?? [])
        case "toggle": label.flatMap { label in isOn.map { .toggle(label, to: $0, in: group) } }
        case "publish": .publish(value)
        case "back": .back
        case "dismiss": .dismiss
        case "wait": seconds.map { .wait(.nanoseconds(Int64(($0 * 1e9).rounded()))) }
        case "cancel": .cancel
        default: nil
        }
    }

    var place: Recording.Place {
        if let screen { return .screen(screen) }
        if let notice { return .notice(notice) }
        return modal.map { .modal($0, title ?? "") } ?? .flow
    }

    var source: SourceLine? {
        guard let line, let colon = line.lastIndex(of: ":"), let number = Int(String(line[line.index(after: colon)...]))
        else { return nil }
        return SourceLine(fileID: String(line[..<colon]), line: number)
    }
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
