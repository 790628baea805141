/// A key that performs an action even if the focus is elsewhere.
public enum Shortcut: Hashable, Sendable, Codable {
    /// The Enter or Return key: the action is the screen's default.
    case enter

    /// A plain key, such as `.key("n")`.
    ///
    /// While a field has the focus, the key types into the field instead.
    case key(Character)
}

extension Shortcut {
    /// Reads a key from its name: `enter`, or the character.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        if name == "enter" {
            self = .enter
        } else if let key = name.first, name.count == 1 {
            self = .key(key)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(name)” is no shortcut: expected “enter” or one character.")
        }
    }

    /// Writes the key's name: `enter`, or the character.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .enter: try container.encode("enter")
        case .key(let key): try container.encode(String(key))
        }
    }
}
