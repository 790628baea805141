#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import Aside
    import UIKit

    extension UIAlertController {
        /// Makes an alert or a dialog with the fields and the buttons of a modal.
        ///
        /// - Parameters:
        ///   - modal: The modal.
        ///   - style: An alert or a dialog.
        ///   - pressed: Called after a button was pressed. The alert keeps it.
        convenience init(_ modal: Modal, _ style: Style, pressed: @escaping @MainActor () -> Void) {
            self.init(title: modal.content.title, message: modal.content.explanation, preferredStyle: style)
            for item in modal.fieldsOfAlert { addTextField { $0.edit(item, of: modal) } }
            for button in AlertButton.all(of: modal) {
                let action = UIAlertAction(title: button.label, style: UIAlertAction.Style(button.role)) { _ in
                    button.press()
                    pressed()
                }
                addAction(action)
                if style == .alert, button.isDefault { preferredAction = action }
            }
        }
    }

    extension UITextField {
        /// Shows a field of a modal, and fills it in.
        fileprivate func edit(_ item: Outline.Item, of modal: Modal) {
            text = item.text
            accessibilityLabel = item.label
            placeholder = modal.content.prompt(of: item)
            isSecureTextEntry = item.isSecure
            let filling = UIAction { [weak self] _ in
                if let self { modal.setText(text ?? "", of: item.id) }
            }
            addAction(filling, for: .editingChanged)
        }
    }

    extension UIAlertAction.Style {
        fileprivate init(_ role: Role) {
            switch role {
            case .normal, .preferred: self = .default
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }
#endif
