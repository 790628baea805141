/// One thing on the screen, as a user sees it.
@MainActor
package struct Element {
    /// The kinds of elements.
    package enum Kind: Equatable, Sendable {
        case text
        case button
        case field
        case toggle
        case picker
        /// A place for buttons in a bar.
        case toolbarItem
        /// A container of other elements.
        case group
    }

    /// The kind of the element.
    package var kind: Kind
    /// The text or the name of the element.
    package var label = ""
    /// Whether the user can operate the element.
    package var isEnabled = true
    /// The text of a field, or whether a toggle is on.
    package var value = ""
    package var isFocused = false
    /// Whether VoiceOver passes the element and all elements inside over.
    var isSilent = false
    /// The elements inside.
    package var children: [Element] = []

    /// The effect of a press.
    var press: (@MainActor () -> Void)?
    /// The effect of entering a text.
    var fill: (@MainActor (String) -> Void)?
    /// Gives the focus to the element.
    var focus: (@MainActor () -> Void)?
    /// The effects of Return in the element, the innermost first.
    var submit: [() -> Void] = []
    /// Whether Return makes a new line in the element.
    var hasLines = false
    /// The key that presses the element.
    var key: KeyboardShortcut?
    /// What VoiceOver's escape gesture does.
    var escape: (@MainActor () -> Void)?
    /// The tag of the element in a picker.
    var tag: AnyHashable?

    /// The element and all elements inside, in reading order.
    package var all: [Element] { [self] + children.flatMap(\.all) }

    /// All texts of the element, in reading order.
    var text: String { all.filter { $0.kind == .text }.map(\.label).joined(separator: " ") }
}
