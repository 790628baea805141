/// The name of an object's type, for messages to programmers and as words for users.
struct TypeName: CustomStringConvertible {
    /// The name without its module and generic arguments.
    let description: String

    init(of object: AnyObject) {
        self.init(String(describing: type(of: object)))
    }

    init(_ name: String) {
        description = String(name.prefix { $0 != "<" && $0 != " " })
    }

    /// The words of the name without “Screen” at its end: “Credit Card” for `CreditCardScreen`.
    var title: String {
        let words = words
        let isSuffixed = words.count > 1 && words.last == "Screen"
        return (isSuffixed ? words.dropLast() : words[...]).joined(separator: " ")
    }

    /// The words of the name.
    ///
    /// A capital letter starts a word. In a row of capital letters, the last one does: “HTML Editor”.
    private var words: [String] {
        let letters = Array(description)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let followsCapital = index > 0 && letters[index - 1].isUppercase
            let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            if index == 0 || letter.isUppercase && (!followsCapital || precedesSmall) { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
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
