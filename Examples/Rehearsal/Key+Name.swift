package import AsideTerminal

extension Key {
    /// A key by its name, such as `enter`, `shift-tab`, `ctrl-c` or `alt-b`.
    ///
    /// - Parameter name: The name of the key.
    package init?(named name: String) {
        var modifiers: Modifiers = []
        var rest = Substring(name.lowercased())
        for (prefix, modifier) in [("ctrl-", Modifiers.control), ("alt-", .alt), ("shift-", .shift)] {
            guard rest.hasPrefix(prefix), rest.count > prefix.count else { continue }
            rest = rest.dropFirst(prefix.count)
            modifiers.insert(modifier)
        }
        if let code = Self.codes[String(rest)] {
            self.init(code, modifiers)
        } else if let character = rest.first, rest.count == 1, !modifiers.isEmpty {
            self.init(.character(character), modifiers)
        } else {
            return nil
        }
    }

    private static let codes: [String: Code] = [
        "enter": .enter, "tab": .tab, "esc": .escape, "backspace": .backspace, "delete": .delete, "up": .up,
        "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pageup": .pageUp,
        "pagedown": .pageDown, "f1": .function(1), "f2": .function(2),
    ]
}
