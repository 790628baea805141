extension Input where Value == String {
    /// Makes an input for a line of text.
    ///
    /// - Parameters:
    ///   - start: The text that a prompt starts from. A field starts from the value of its property.
    ///   - placeholder: An example of what to enter, shown while the field is empty.
    /// - Returns: The input.
    public static func text(_ start: String = "", placeholder: String = "") -> Input {
        Input(
            InputControl(shape: .text(nil), placeholder: placeholder), start: .text(start),
            reading: InputReading { $0.text }, write: { .text($0) })
    }

    /// Makes an input for a text of several lines.
    ///
    /// - Parameters:
    ///   - start: The text that a prompt starts from. Its lines end with `\n`.
    ///   - placeholder: An example of what to enter, shown while the field is empty.
    /// - Returns: The input.
    public static func lines(_ start: String = "", placeholder: String = "") -> Input {
        Input(
            InputControl(shape: .text(.lines), placeholder: placeholder), start: .text(start),
            reading: InputReading { $0.text }, write: { .text($0) })
    }

    /// Returns the same input, with its text hidden from view and from screen readers, as for a password.
    ///
    /// A secure field has no suggestions and no history.
    public func secure() -> Input {
        changing("be secure") { $0.isSecure = true }
    }

    /// Returns the same input, which suggests texts while the user types.
    ///
    /// - Parameter texts: The texts. The field suggests those that match its entry. The user may enter any other text,
    ///   too.
    /// - Returns: The input.
    public func suggesting(_ texts: [String]) -> Input {
        changing("suggest texts") { $0.suggestions = texts }
    }

    /// Returns the same input, which searches for suggestions while the user types.
    ///
    /// - Parameter find: Finds suggestions for a text, the best first. The user may enter any other text, too. Typing on
    ///   cancels the search, and so does the end of the screen or the question. If the search throws an error, the
    ///   field suggests nothing.
    /// - Returns: The input.
    public func suggesting(_ find: @escaping @MainActor (String) async throws -> [String]) -> Input {
        changing("suggest texts") { $0.search = find }
    }

    /// Returns the same input, with earlier entries, which the arrow keys of a terminal recall.
    ///
    /// - Parameter entries: The earlier entries, the oldest first.
    /// - Returns: The input.
    public func history(_ entries: [String]) -> Input {
        changing("recall earlier entries") { $0.history = entries }
    }

    /// Changes the control of a line of text; other controls for texts are programmer errors.
    private func changing(_ ability: String, _ change: (inout InputControl) -> Void) -> Input {
        require(
            control.shape == .text(nil),
            "Only a line of text can \(ability), and not \(control.shape.name). Write .text() in its place.")
        var input = self
        change(&input.control)
        return input
    }
}

extension InputControl.Shape {
    /// The factory that makes it, as messages name it.
    fileprivate var name: String {
        switch self {
        case .text(.lines): ".lines()"
        case .text(.number): ".number()"
        case .text(.date): ".date()"
        case .text(nil): ".text()"
        case .toggle: ".toggle()"
        case .options: ".choice(from:)"
        }
    }
}

// Each factory stands twice: here it can begin a chain of modifiers that ends with another type.
extension Input {
    /// Makes an input for a line of text, to begin a chain that ends with another type.
    @_disfavoredOverload
    public static func text(_ start: String = "", placeholder: String = "") -> Input<String> {
        .text(start, placeholder: placeholder)
    }

    /// Makes an input for a text of several lines, to begin a chain that ends with another type.
    @_disfavoredOverload
    public static func lines(_ start: String = "", placeholder: String = "") -> Input<String> {
        .lines(start, placeholder: placeholder)
    }
}
