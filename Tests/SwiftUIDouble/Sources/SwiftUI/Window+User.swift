/// The user of a window.
extension Window {
    /// Everything in front that the user can see.
    package var screen: [Element] { front.flatMap(\.all) }

    /// All texts in front, in reading order.
    package var texts: [String] { screen.filter { $0.kind == .text }.map(\.label) }

    /// The enabled buttons in front.
    package var buttons: [String] {
        guard isTouchable else { return [] }
        return screen.filter { $0.press != nil && $0.isEnabled && $0.kind == .button && !$0.isSilent }.map(\.label)
    }

    /// The fields in front.
    package var fields: [String] { screen.filter { $0.kind == .field && $0.isEnabled }.map(\.label) }

    /// Empty items in a bar.
    package var emptyToolbarItems: Int {
        canvases.flatMap(\.elements).flatMap(\.all).count {
            $0.kind == .toolbarItem && $0.children.flatMap(\.all).allSatisfy { $0.kind == .group }
        }
    }

    /// Presses a button, or turns a toggle.
    ///
    /// - Parameter label: The label, or the beginning of it.
    /// - Returns: Whether there is an enabled button with this label.
    @discardableResult
    package func press(_ label: String) -> Bool {
        guard isTouchable else { return false }
        let pressable = screen.filter { $0.press != nil && $0.isEnabled && !$0.isSilent }
        guard
            let button = pressable.first(where: { $0.label == label })
                ?? pressable.first(where: { $0.label.hasPrefix(label) })
        else { return false }
        press(button)
        return true
    }

    func press(_ button: Element) {
        button.press?()
        invalidate()
    }

    /// Fills in a field, which gets the focus.
    @discardableResult
    package func fill(_ label: String, _ text: String) -> Bool {
        guard isTouchable, let field = screen.first(where: { $0.kind == .field && $0.label == label && $0.isEnabled })
        else { return false }
        field.focus?()
        field.fill?(text)
        invalidate()
        return true
    }

    /// Acts as VoiceOver's user who dismisses what is in front.
    package func escape() {
        screen.lazy.compactMap(\.escape).first?()
        invalidate()
    }

    /// Whether anything is presented.
    package var isPresenting: Bool { !presented.isEmpty }
}
