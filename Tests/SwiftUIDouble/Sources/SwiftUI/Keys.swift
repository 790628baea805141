extension View {
    /// Says which key presses the button.
    package func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        changing(\.isButton) { $0.key = shortcut }
    }

    /// The key of a character changes nothing here.
    package func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers) -> some View { unchanged() }

    /// Says what is told when the field gets or loses the focus, and what gives it the focus.
    package func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        changing(\.isField) { field in
            field.isFocused = binding.wrappedValue == value
            field.focus = { binding.wrappedValue = value }
        }
    }

    /// Does something when Return is pressed in a field inside.
    package func onSubmit(_ action: @escaping () -> Void) -> some View {
        changing(\.isField) { $0.submit.append(action) }
    }

    private func changing(
        _ isMeant: KeyPath<Element, Bool>, _ change: @escaping @MainActor (inout Element) -> Void
    ) -> some View {
        modified { context, draw in draw(context).map { $0.changing(isMeant, change) } }
    }
}

extension Element {
    fileprivate var isButton: Bool { kind == .button }
    fileprivate var isField: Bool { kind == .field }

    fileprivate func changing(_ isMeant: KeyPath<Element, Bool>, _ change: (inout Element) -> Void) -> Element {
        var element = self
        if self[keyPath: isMeant] { change(&element) }
        element.children = children.map { $0.changing(isMeant, change) }
        return element
    }
}

/// A key.
package struct KeyEquivalent: Sendable {
    package init(_ character: Character) {}
}

/// Keys that are held.
package struct EventModifiers: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
}

/// A key that does something.
package enum KeyboardShortcut: Sendable {
    /// Return: the key for what is mostly meant.
    case defaultAction
    /// Esc: the key for leaving things as they are.
    case cancelAction
}
