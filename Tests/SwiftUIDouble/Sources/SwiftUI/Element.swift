/// One thing on the screen, as far as a user can tell.
@MainActor
public struct Element {
    /// What it is.
    public enum Kind: Equatable, Sendable {
        /// Text to read.
        case text
        /// Something to press.
        case button
        /// Something to fill in.
        case field
        /// Something that is on or off.
        case toggle
        /// One out of several.
        case picker
        /// Work that goes on.
        case progress
        /// A place for buttons in a bar.
        case toolbarItem
        /// What holds other elements.
        case group
    }

    /// What it is.
    public var kind: Kind
    /// What it says, or what it is called.
    public var label = ""
    /// Whether the user can act on it.
    public var isEnabled = true
    /// The text of a field, or whether a toggle is on.
    public var value = ""
    /// Whether it has the focus.
    public var isFocused = false
    /// The parts of a text, with how each looks.
    public var runs: [Text.Run] = []
    /// What it holds.
    public var children: [Element] = []

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
    public var all: [Element] { [self] + children.flatMap(\.all) }

    /// All that it says, in reading order.
    var text: String { all.filter { $0.kind == .text }.map(\.label).joined(separator: " ") }
}
