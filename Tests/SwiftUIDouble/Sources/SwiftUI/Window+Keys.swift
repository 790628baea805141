/// The keyboard of the user.
extension Window {
    /// The name of the field that has the focus.
    package var focusedField: String? { focused?.label }

    private var focused: Element? { screen.first { $0.isFocused && $0.isEnabled } }

    /// Presses Return: in a field, and on the button that has this key.
    ///
    /// On a Mac, a field hands Return on to the default button of its window unless it acts itself. What SwiftUI makes of that
    /// is not documented.
    package func pressReturn() {
        guard isTouchable else { return }
        // This is the button as it was drawn when the key went down.
        let button = button(for: .defaultAction)
        if let focused {
            if focused.hasLines { focused.fill?(focused.value + "\n") }
            for submit in focused.submit { submit() }
            invalidate()
        }
        if let button { press(button) }
    }

    /// Presses Esc: the button that has this key, or the cancel button of an alert or a dialog.
    package func pressEscape() {
        guard isTouchable else { return }
        let cancel = screen.first { $0.value == "cancel" && $0.kind == .button && $0.isEnabled }
        if let button = button(for: .cancelAction) ?? cancel { press(button) }
    }

    private func button(for key: KeyboardShortcut) -> Element? {
        screen.first { $0.key == key && $0.press != nil && $0.isEnabled }
    }
}
