public import Aside

extension Path.Place {
    /// Makes the place of a screen, by the screen's type; of a question that is a step, by its kind and title.
    ///
    /// - Parameter screen: The screen.
    @MainActor
    public init(_ screen: any Screen) {
        if let step = screen as? any ShownQuestion {
            self.init(step.question)
        } else {
            self = .screen(SwiftType.name(type(of: screen)))
        }
    }

    /// Makes the place of a modal, by the modal's kind and title.
    ///
    /// - Parameter content: What the modal shows.
    public init(_ content: ModalContent) {
        self = .modal(content.kind, content.title)
    }
}

/// The names of types in words that compile where their modules are imported.
package enum SwiftType {
    /// Returns the name with the types that contain it, but without its module.
    package static func name(_ type: Any.Type) -> String {
        // If a type is in a function, or private to a file, its name has parts in parentheses that no code can write.
        var depth = 0
        var parts = [""]
        for letter in String(reflecting: type) {
            if letter == "<" || letter == "(" { depth += 1 }
            if letter == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
            if letter == ">" || letter == ")" { depth -= 1 }
        }
        let isPrivate = parts.contains { $0.hasPrefix("(") }
        return isPrivate ? String(describing: type) : parts.dropFirst().joined(separator: ".")
    }
}
