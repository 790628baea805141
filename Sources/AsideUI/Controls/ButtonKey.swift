import Aside

/// The key that presses a button, on a system with a keyboard.
enum ButtonKey: Hashable, Sendable {
    case enter
    case escape
    case character(Character)
}

extension Operable {
    /// Returns the key of a button: that of its action.
    ///
    /// In a question, it is Enter for the default choice and Esc for the cancel choice. While Enter has an effect in
    /// the focused field, it presses no button.
    func key(of item: Outline.Item, focused: Outline.Item.ID? = nil) -> ButtonKey? {
        let key = key(of: item)
        return key == .enter && focused.map(keepsEnter) == true ? nil : key
    }

    private func key(of item: Outline.Item) -> ButtonKey? {
        guard case .action(let role, let shortcut) = item.kind else { return nil }
        if let modal = self as? Modal {
            if modal.content.defaultChoice?.label == item.label { return .enter }
            return role == .cancel ? .escape : nil
        }
        switch shortcut {
        case nil: return nil
        case .enter?: return .enter
        case .key(let key)?: return .character(key)
        }
    }

    /// Returns whether Enter makes a new line in a field, or moves to another field.
    private func keepsEnter(in field: Outline.Item.ID) -> Bool {
        outline[field]?.format == .lines || outline.emptyField(after: field) != nil
    }

    /// Does what Enter does in a field.
    ///
    /// - Returns: The field that has the focus afterwards.
    func enter(in field: Outline.Item.ID) -> Outline.Item.ID {
        if outline[field]?.format == .lines { return field }
        leaveField(field)
        if let next = outline.emptyField(after: field) { return next }
        submit()
        return field
    }

    /// Presses the default button.
    func submit() {
        if let modal = self as? Modal {
            modal.submit()
        } else if let action = outline.action(for: .enter) {
            perform(action.id)
        }
    }

    /// The field that has the focus at the start.
    var firstField: Outline.Item.ID? {
        outline.controls.first { $0.text != nil && $0.isEnabled }?.id
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Makes a key press a button, on systems with a keyboard.
        @ViewBuilder
        func key(_ key: ButtonKey?) -> some View {
            #if os(tvOS) || os(watchOS)
                self
            #else
                switch key {
                case nil: self
                case .enter?: keyboardShortcut(.defaultAction)
                case .escape?: keyboardShortcut(.cancelAction)
                case .character(let key)?: keyboardShortcut(KeyEquivalent(key), modifiers: [])
                }
            #endif
        }
    }
#endif
