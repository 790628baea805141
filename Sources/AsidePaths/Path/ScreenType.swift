public import Aside

extension Path.Place {
    /// A screen, by its type.
    ///
    /// - Parameter screen: the screen.
    @MainActor
    public init(_ screen: any Screen) {
        self = .screen(SwiftType.name(type(of: screen)))
    }

    /// A modal, by its kind and title.
    ///
    /// - Parameter content: what the modal shows.
    public init(_ content: ModalContent) {
        self = .modal(content.kind, content.title)
    }
}

/// The name of a type in words that compile where its module is imported.
package enum SwiftType {
    /// The name, with the types that contain it, and without its module.
    package static func name(_ type: Any.Type) -> String {
        // The name of a type in a function, or private to a file, has parts in parentheses that no code can write.
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
