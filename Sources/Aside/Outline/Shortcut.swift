/// A key that performs an action even if the focus is elsewhere.
public enum Shortcut: Hashable, Sendable {
    /// The Enter or Return key: the action is the screen's default.
    case enter

    /// A plain key, such as `.key("n")`.
    ///
    /// While a field has the focus, the key types into the field instead.
    case key(Character)
}

extension Shortcut {
    /// Reads a key from its name; `nil` if no key has that name.
    init?(named name: String) {
        if name == "enter" {
            self = .enter
        } else if let key = name.first, name.count == 1 {
            self = .key(key)
        } else {
            return nil
        }
    }

    /// The key's name: `enter`, or the character.
    var name: String {
        switch self {
        case .enter: "enter"
        case .key(let key): String(key)
        }
    }
}
