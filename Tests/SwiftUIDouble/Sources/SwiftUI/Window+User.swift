/// The user of a window.
extension Window {
    /// Everything in front that the user can see.
    package var screen: [Element] { (layers.last?.elements ?? elements).flatMap(\.all) }

    /// How each thing is presented, from the lowest.
    package var presented: [String] { layers.map { $0.isAlert ? "alert" : "sheet" } }

    /// All texts in front, in reading order.
    package var texts: [String] { screen.filter { $0.kind == .text }.map(\.label) }

    private var pressable: [Element] { screen.filter { $0.press != nil && $0.isEnabled && !$0.isSilent } }

    /// The enabled buttons in front.
    package var buttons: [String] { pressable.filter { $0.kind == .button }.map(\.label) }

    /// The fields in front.
    package var fields: [String] { screen.filter { $0.kind == .field && $0.isEnabled }.map(\.label) }

    /// Empty items in a bar.
    package var emptyToolbarItems: Int {
        screen.count { $0.kind == .toolbarItem && $0.children.flatMap(\.all).allSatisfy { $0.kind == .group } }
    }

    /// Presses a button, or turns a toggle.
    ///
    /// - Parameter label: The label, or the beginning of it.
    package func press(_ label: String) {
        press(pressable.first { $0.label == label } ?? pressable.first { $0.label.hasPrefix(label) })
    }

    private func press(_ button: Element?) {
        button?.press?()
        invalidate()
    }

    /// Fills in a field, which gets the focus.
    package func fill(_ label: String, _ text: String) {
        guard let field = screen.first(where: { $0.kind == .field && $0.label == label && $0.isEnabled }) else {
            return
        }
        field.focus?()
        field.fill?(text)
        invalidate()
    }

    /// Acts as VoiceOver's user who dismisses what is in front.
    package func escape() {
        screen.lazy.compactMap(\.escape).first?()
        invalidate()
    }

    /// Swipes a sheet away, if that is possible.
    ///
    /// - Returns: Whether it is going.
    package func sendAway() -> Bool {
        guard let layer = layers.last, !layer.isAlert, !layer.isLocked else { return false }
        layer.close()
        invalidate()
        return true
    }

    // MARK: The keyboard

    /// The name of the field that has the focus.
    package var focusedField: String? { focused?.label }

    private var focused: Element? { screen.first { $0.isFocused && $0.isEnabled } }

    /// Presses Return: in a field, and on the button that has this key.
    ///
    /// On a Mac, a field hands Return on to the default button of its window unless it acts itself. What SwiftUI makes of that
    /// is not documented.
    package func pressReturn() {
        // This is the button as it was drawn when the key went down.
        let button = pressable(by: .defaultAction)
        if let focused {
            if focused.hasLines { focused.fill?(focused.value + "\n") }
            for submit in focused.submit { submit() }
        }
        press(button)
    }

    /// Presses Esc: the button that has this key.
    package func pressEscape() { press(pressable(by: .cancelAction)) }

    private func pressable(by key: KeyboardShortcut) -> Element? {
        screen.first { $0.key == key && $0.press != nil && $0.isEnabled }
    }
}
