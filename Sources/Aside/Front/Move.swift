/// What a user does, as plain data: it is made, recorded, replayed, explored, and sent as JSON.
///
/// ```swift
/// func enterCoupon(on stage: Stage) throws {
///     try stage.make([.fill("Code", "SAVE10"), .press("Use")], at: stage.front.id)
/// }
/// ```
///
/// Make one by its functions, such as ``press(_:in:)``. The properties that a kind of move does not need are `nil`.
public struct Move: Hashable, Sendable, Codable {
    /// What is done.
    public enum Kind: String, Sendable, Codable, Hashable, CaseIterable {
        /// Presses a button.
        case press
        /// Replaces the text of a field.
        case fill
        /// Turns a switch on or off.
        case toggle
        /// Picks options of a selection or a list.
        case pick
        /// Ends the editing of a field.
        case leave
        /// Does what Enter does.
        case submit
        /// Does what Esc does.
        case back
        /// Publishes a value at a screen; only in recordings and tests.
        case publish
        /// Lets time pass; only in recordings and tests.
        case wait
        /// Cancels the flow; only in recordings and tests.
        case cancel
    }

    /// A text that is typed into a field.
    ///
    /// In JSON and in its description, a secret is left out.
    public struct Text: Hashable, Sendable {
        /// The text.
        public let string: String
        /// Whether it was typed into a secure field.
        public let isSecret: Bool
    }

    /// What is done.
    public let kind: Kind
    /// The label or the identity of the control; `nil` for the only field or the list of a question.
    public private(set) var label: String?
    /// The label of the row or block that contains the control.
    public private(set) var group: String?
    /// The new text of a field, `true` or `false` for a switch, the label of an option for a selection.
    ///
    /// It is `nil` for a secret that is not given.
    public package(set) var text: Text?
    /// The options of a selection or a list: these, and no others.
    public private(set) var options: [String]?
    /// The new state of a switch; `nil` for the other state.
    public private(set) var isOn: Bool?
    /// The published value as JSON; `nil` for one that cannot be written.
    public private(set) var value: String?
    /// How much time passes.
    public private(set) var seconds: Double?
    /// The control itself, for whoever has it from a ``Front``.
    package private(set) var item: Outline.Item.ID?
    /// The places of the options, for whoever has them from a ``Front``.
    package private(set) var places: [Int]?

    /// The version of the JSON of fronts, moves and recordings.
    package static let formatVersion = 2

    private enum CodingKeys: String, CodingKey {
        case label, group, text, options, value, seconds
        case kind = "move"
        case isOn = "on"
    }

    private init(_ kind: Kind, _ label: String? = nil, in group: String? = nil, _ set: (inout Move) -> Void = { _ in })
    {
        (self.kind, self.label, self.group) = (kind, label, group)
        set(&self)
    }
}

/// By label, as a user means a control. The group is needed if several controls have the same label.
extension Move {
    /// Presses a button.
    public static func press(_ label: String, in group: String? = nil) -> Move { Move(.press, label, in: group) }

    /// Replaces the text of a field; `nil` means the only field.
    ///
    /// A switch is filled with `true` or `false`, a selection with the label of an option.
    public static func fill(_ label: String?, _ text: String, in group: String? = nil) -> Move {
        Move(.fill, label, in: group) { $0.text = Text(string: text, isSecret: false) }
    }

    /// Fills a secure field with a text that is not given.
    package static func fillSecret(_ label: String?, in group: String? = nil) -> Move { Move(.fill, label, in: group) }

    /// Turns a switch on or off; `nil` changes it to the other state.
    public static func toggle(_ label: String, to isOn: Bool? = nil, in group: String? = nil) -> Move {
        Move(.toggle, label, in: group) { $0.isOn = isOn }
    }

    /// Picks these options and no others; `nil` means the list of a question.
    public static func pick(_ options: [String], from label: String? = nil, in group: String? = nil) -> Move {
        Move(.pick, label, in: group) { $0.options = options }
    }

    /// Ends the editing of a field, so that its checks run.
    public static func leave(_ label: String, in group: String? = nil) -> Move { Move(.leave, label, in: group) }

    /// Does what Enter does.
    public static let submit = Move(.submit)

    /// Does what Esc does: goes back, or dismisses.
    public static let back = Move(.back)

    /// Publishes a value at a screen, as JSON; `nil` for one that cannot be written.
    public static func publish(_ value: String?) -> Move { Move(.publish) { $0.value = value } }

    /// Lets time pass.
    public static func wait(seconds: Double) -> Move { Move(.wait) { $0.seconds = seconds } }

    /// Cancels the flow.
    public static let cancel = Move(.cancel)
}

/// By identity, for whoever holds the front.
extension Move {
    package static func press(_ item: Outline.Item.ID) -> Move { Move(.press) { $0.item = item } }

    package static func fill(_ item: Outline.Item.ID, _ text: String, isSecret: Bool = false) -> Move {
        Move(.fill) { ($0.item, $0.text) = (item, Text(string: text, isSecret: isSecret)) }
    }

    package static func toggle(_ item: Outline.Item.ID, to isOn: Bool? = nil) -> Move {
        Move(.toggle) { ($0.item, $0.isOn) = (item, isOn) }
    }

    /// Picks these options and no others; `nil` means the list of a question.
    package static func pick(_ places: [Int], from item: Outline.Item.ID? = nil) -> Move {
        Move(.pick) { ($0.item, $0.places) = (item, places) }
    }

    package static func leave(_ item: Outline.Item.ID) -> Move { Move(.leave) { $0.item = item } }
}

extension Move.Text: Codable {
    /// Reads a text.
    public init(from decoder: any Decoder) throws {
        self.init(string: try decoder.singleValueContainer().decode(String.self), isSecret: false)
    }

    /// Writes the text; a secret is `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if isSecret { try container.encodeNil() } else { try container.encode(string) }
    }
}

extension Move.Text: CustomStringConvertible, CustomReflectable {
    /// The text in quotation marks, or `a secret`.
    public var description: String { isSecret ? "a secret" : string.isEmpty ? "no text" : "“\(string)”" }

    /// The description, so that a dump holds no secret.
    public var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}

extension Move {
    /// The field and its text, such as `Name: “Ada”`.
    private var filling: String {
        let name = label ?? item?.description ?? ""
        return (name.isEmpty ? "" : "\(name): ") + (text?.description ?? "a secret")
            + (group.map { " in “\($0)”" } ?? "")
    }

    /// Several moves in a few words.
    package static func words(for moves: [Move]) -> String {
        let filled = moves.prefix { $0.kind == .fill }.map(\.filling).joined(separator: ", ")
        let rest = moves.drop { $0.kind == .fill }
        if rest.first == .submit, rest.count == 1 { return "submit \(filled.isEmpty ? "it as it is" : filled)" }
        if rest.count == 2, rest.first?.kind == .pick, rest.last == .submit { return "\(rest[rest.startIndex])" }
        return ((filled.isEmpty ? [] : ["fill in \(filled)"]) + rest.map(\.description)).joined(separator: ", ")
    }
}

extension Move: CustomStringConvertible {
    /// The move in a few words, such as `press “Continue”`.
    public var description: String {
        let control = (label ?? item?.description).map { " “\($0)”" } ?? ""
        let place = group.map { " in “\($0)”" } ?? ""
        switch kind {
        case .press, .leave: return "\(kind)\(control)\(place)"
        case .fill: return "fill in \(filling)"
        case .toggle: return "turn\(control) \(isOn.map { $0 ? "on" : "off" } ?? "over")\(place)"
        case .pick:
            let picked = options?.map { "“\($0)”" } ?? places?.map { "\($0)" } ?? []
            return "pick \(picked.isEmpty ? "nothing" : picked.joined(separator: ", "))\(place)"
        case .submit: return "submit"
        case .back: return "go back"
        case .publish: return "publish \(value ?? "a value that cannot be written")"
        case .wait: return "wait \(seconds ?? 0) seconds"
        case .cancel: return "cancel the flow"
        }
    }
}

/// Why a move could not be made on a live stage.
///
/// Nothing has changed then.
public struct MoveError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was tried, what there is instead, and how to fix it.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
