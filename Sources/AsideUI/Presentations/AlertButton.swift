import Aside

/// A button of an alert or a dialog: a row or a choice of a modal.
@MainActor
struct AlertButton {
    let label: String
    let role: Role
    /// Whether Enter presses the button.
    let isDefault: Bool
    let press: @MainActor () -> Void

    /// The rows and the choices of a modal, in reading order.
    static func all(of modal: Modal) -> [AlertButton] {
        modal.outline.items.flatMap { item in
            var buttons = item.options.enumerated().map { place, option in
                AlertButton(label: option.label, role: .normal, isDefault: false) { try? modal.pick(item.id, place) }
            }
            if let role = item.role {
                let isDefault = modal.content.defaultChoice?.label == item.label
                buttons.append(
                    AlertButton(label: item.label, role: role, isDefault: isDefault) { modal.perform(item.id) })
            }
            return buttons
        }
    }
}

extension Modal {
    /// The lines of text that the user fills in in an alert.
    var fieldsOfAlert: [Outline.Item] { outline.items.filter { $0.text != nil } }
}
