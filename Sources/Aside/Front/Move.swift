/// What a user does, as plain data: it is made, recorded, replayed, explored, and sent as JSON.
///
/// ```swift
/// func enterCoupon(on stage: Stage) throws {
///     try stage.make([.fill("Code", "SAVE10"), .press("Use")], at: stage.front.id)
/// }
/// ```
///
/// A control is named by its label, as a user means it, or by the identity that the screen gives it. The label of the row or
/// block that contains it is needed if several controls have the same label.
public enum Move: Hashable, Sendable {
    /// Presses a button.
    case press(_ label: String, in: String? = nil)
    /// Replaces the text of a field; without a label, of the only field.
    ///
    /// A switch is filled with `true` or `false`, a selection with the label of an option. The text is `nil` for a secret
    /// that is not given: a recording holds no text of a secure field.
    case fill(_ label: String?, _ text: String?, in: String? = nil)
    /// Turns a switch on or off; `nil` changes it to the other state.
    case toggle(_ label: String, to: Bool? = nil, in: String? = nil)
    /// Picks these options and no others, of a selection or a list; without a label, of the list of a question.
    case pick(_ options: [String], from: String? = nil, in: String? = nil)
    /// Ends the editing of a field, so that its checks run.
    case leave(_ label: String, in: String? = nil)
    /// Does what Enter does.
    case submit
    /// Does what Esc does: goes back, or dismisses.
    case back
    /// Publishes a value at a screen, as JSON, `nil` if it cannot be written; only in recordings and tests.
    case publish(_ value: String?)
    /// Lets time pass; only in recordings and tests.
    case wait(seconds: Double)
    /// Cancels the flow; only in recordings and tests.
    case cancel
}

extension Move {
    /// What a move is for, by its name in JSON.
    package enum Kind: String, Codable, CaseIterable {
        case press, fill, toggle, pick, leave, submit, back, publish, wait, cancel
    }

    package var kind: Kind {
        switch self {
        case .press: .press
        case .fill: .fill
        case .toggle: .toggle
        case .pick: .pick
        case .leave: .leave
        case .submit: .submit
        case .back: .back
        case .publish: .publish
        case .wait: .wait
        case .cancel: .cancel
        }
    }

    /// The label of the control, if it is named.
    package var label: String? {
        switch self {
        case .press(let label, _), .toggle(let label, _, _), .leave(let label, _): label
        case .fill(let label, _, _), .pick(_, let label, _): label
        case .submit, .back, .publish, .wait, .cancel: nil
        }
    }
}

extension Move: Codable {
    /// The version of the JSON of fronts, moves and recordings.
    package static let formatVersion = 2

    /// A move in its encoded form: flat, and without what is `nil`.
    private struct Written: Codable {
        var move: Kind
        var label: String?
        var group: String?
        var text: String?
        var options: [String]?
        var on: Bool?
        var value: String?
        var seconds: Double?
    }

    /// Reads a move.
    public init(from decoder: any Decoder) throws {
        let written = try Written(from: decoder)
        let (label, group) = (written.label ?? "", written.group)
        self =
            switch written.move {
            case .press: .press(label, in: group)
            case .fill: .fill(written.label, written.text, in: group)
            case .toggle: .toggle(label, to: written.on, in: group)
            case .pick: .pick(written.options ?? [], from: written.label, in: group)
            case .leave: .leave(label, in: group)
            case .submit: .submit
            case .back: .back
            case .publish: .publish(written.value)
            case .wait: .wait(seconds: written.seconds ?? 0)
            case .cancel: .cancel
            }
    }

    /// Writes the move.
    public func encode(to encoder: any Encoder) throws {
        var written = Written(move: kind, label: label)
        switch self {
        case .press(_, let group), .leave(_, let group): written.group = group
        case .fill(_, let text, let group): (written.text, written.group) = (text, group)
        case .toggle(_, let isOn, let group): (written.on, written.group) = (isOn, group)
        case .pick(let options, _, let group): (written.options, written.group) = (options, group)
        case .publish(let value): written.value = value
        case .wait(let seconds): written.seconds = seconds
        case .submit, .back, .cancel: break
        }
        try written.encode(to: encoder)
    }
}

extension Move: CustomStringConvertible {
    /// The move in a few words, such as `press “Continue”`.
    public var description: String {
        switch self {
        case .press(let label, let group), .leave(let label, let group): "\(kind) “\(label)”\(Self.place(group))"
        case .fill: "fill in \(filling ?? "")"
        case .toggle(let label, let isOn, let group):
            "turn “\(label)” \(isOn.map { $0 ? "on" : "off" } ?? "over")\(Self.place(group))"
        case .pick(let options, _, let group):
            "pick \(options.isEmpty ? "nothing" : options.map { "“\($0)”" }.joined(separator: ", "))\(Self.place(group))"
        case .submit: "submit"
        case .back: "go back"
        case .publish(let value): "publish \(value ?? "a value that cannot be written")"
        case .wait(let seconds): "wait \(seconds) seconds"
        case .cancel: "cancel the flow"
        }
    }

    private static func place(_ group: String?) -> String { group.map { " in “\($0)”" } ?? "" }

    /// The field and its text, such as `Name: “Ada”`; `nil` for another move.
    private var filling: String? {
        guard case .fill(let label, let text, let group) = self else { return nil }
        let name = label.map { $0.isEmpty ? "" : "\($0): " } ?? ""
        return name + (text.map { $0.isEmpty ? "no text" : "“\($0)”" } ?? "a secret") + Self.place(group)
    }

    /// Several moves in a few words.
    package static func words(for moves: [Move]) -> String {
        let fillings = moves.prefix { $0.kind == .fill }
        let filled = fillings.compactMap(\.filling).joined(separator: ", ")
        let rest = moves.dropFirst(fillings.count)
        if rest.first == .submit, rest.count == 1 { return "submit \(filled.isEmpty ? "it as it is" : filled)" }
        if rest.count == 2, rest.first?.kind == .pick, rest.last == .submit { return "\(rest[rest.startIndex])" }
        return ((filled.isEmpty ? [] : ["fill in \(filled)"]) + rest.map(\.description)).joined(separator: ", ")
    }
}
