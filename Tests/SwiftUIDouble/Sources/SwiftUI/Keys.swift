extension View {
    /// Sets the key that presses the button.
    package func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        changing(.button) { $0.key = shortcut }
    }

    /// Ignores the key, because a character changes nothing here.
    package func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers) -> some View { unchanged() }

    /// Connects the focus of the field with a value.
    package func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modified { context, draw in
            draw(context).map { element in
                element.changing(.field) { field in
                    field.isFocused = binding.wrappedValue == value
                    field.focus = { binding.wrappedValue = value }
                }
            }
        }
    }

    /// Does something when the user presses Return in a field inside.
    package func onSubmit(_ action: @escaping () -> Void) -> some View {
        changing(.field) { $0.submit.append(action) }
    }

    private func changing(
        _ kind: Element.Kind, _ change: @escaping @MainActor (inout Element) -> Void
    ) -> some View {
        modified { context, draw in draw(context).map { $0.changing(kind, change) } }
    }
}

extension Element {
    fileprivate func changing(_ meant: Kind, _ change: (inout Element) -> Void) -> Element {
        var element = self
        if kind == meant { change(&element) }
        element.children = children.map { $0.changing(meant, change) }
        return element
    }
}

/// A key.
package struct KeyEquivalent: Sendable {
    package init(_ character: Character) {}
}

/// Modifier keys.
package struct EventModifiers: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
}

/// A key that has an effect.
package enum KeyboardShortcut: Sendable {
    /// Return, the key for the default action.
    case defaultAction
    /// Esc, the key that leaves things as they are.
    case cancelAction
}
