/// A key that types no text: a named key, or a character with Control or Alt.
package struct Key: Hashable, Sendable {
    /// The key without its modifiers.
    package enum Code: Hashable, Sendable {
        case character(Character)
        case enter
        case tab
        case escape
        case backspace
        case delete
        case insert
        case up
        case down
        case left
        case right
        case home
        case end
        case pageUp
        case pageDown
        /// A function key; F1 is 1.
        case function(Int)
    }

    /// The modifier keys that are held down.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        // The bits have the values that terminals send.
        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    package var code: Code
    package var modifiers: Modifiers

    package init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// Returns a letter or sign with Control.
    ///
    /// Letters are lower-case.
    package static func control(_ character: Character) -> Key {
        Key(.character(character), .control)
    }

    /// Returns a character with Alt, as the user would type it without Alt.
    package static func alt(_ character: Character) -> Key {
        Key(.character(character), .alt)
    }
}
