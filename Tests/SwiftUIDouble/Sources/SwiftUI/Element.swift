/// One thing on the screen, as far as a user can tell.
@MainActor
package struct Element {
    /// What it is.
    package enum Kind: Equatable, Sendable {
        case text
        case button
        case field
        case toggle
        case picker
        case progress
        /// A place for buttons in a bar.
        case toolbarItem
        /// What holds other elements.
        case group
    }

    /// What it is.
    package var kind: Kind
    /// What it says, or what it is called.
    package var label = ""
    /// Whether the user can act on it.
    package var isEnabled = true
    /// The text of a field, or whether a toggle is on.
    package var value = ""
    package var isFocused = false
    /// The parts of a text, with how each looks.
    package var runs: [Text.Run] = []
    /// What it holds.
    package var children: [Element] = []

    /// What pressing it does.
    var press: (@MainActor () -> Void)?
    /// What entering a text does.
    var fill: (@MainActor (String) -> Void)?
    /// What gives it the focus.
    var focus: (@MainActor () -> Void)?
    /// What Return does in it, the innermost first.
    var submit: [() -> Void] = []
    /// Whether Return makes a new line in it.
    var hasLines = false
    /// The key that presses it.
    var key: KeyboardShortcut?
    /// What it stands for in a picker.
    var tag: AnyHashable?

    /// It and all that it holds, in reading order.
    package var all: [Element] { [self] + children.flatMap(\.all) }

    /// All that it says, in reading order.
    var text: String { all.filter { $0.kind == .text }.map(\.label).joined(separator: " ") }
}
