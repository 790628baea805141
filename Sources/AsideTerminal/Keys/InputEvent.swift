/// An event from a terminal.
package enum InputEvent: Equatable, Sendable {
    /// Typed characters, as many as came at once.
    ///
    /// The two parts of a cluster may come separately. The decoder does not wait for the second part. The receiver
    /// joins the text with the text that it already has.
    case text(String)
    case key(Key)
    /// A complete paste.
    ///
    /// It contains no control characters except tabs and line feeds.
    case paste(String)
    case mouse(Mouse)
    /// A reply of the terminal itself, not of the user.
    case reply(TerminalReply)
}

/// A key that types no text: a named key, or a character with Control or Alt.
package struct Key: Equatable, Sendable {
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
    package struct Modifiers: OptionSet, Sendable {
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

    /// Returns how many rows the key moves down, or up if it is negative.
    func rows(ofPage rows: Int) -> Int {
        switch code {
        case .up: -1
        case .down: 1
        case .pageUp: -rows
        case .pageDown: rows
        default: 0
        }
    }

    /// Returns a character with Alt, as the user would type it without Alt.
    package static func alt(_ character: Character) -> Key {
        Key(.character(character), .alt)
    }
}

/// A mouse event: a press of the left button, or the wheel.
///
/// Other events are ignored.
package struct Mouse: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        case press
        case wheelUp
        case wheelDown
    }

    package let action: Action
    /// The place of the pointer, counted from 0.
    package let row: Int
    package let column: Int

    package init(_ action: Action, row: Int, column: Int) {
        self.action = action
        self.row = row
        self.column = column
    }
}
