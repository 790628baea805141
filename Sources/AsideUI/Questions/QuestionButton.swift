public import Aside

/// A button of a question, for your own view of the question.
///
/// <!-- sample: not compiled, needs SwiftUI -->
/// ```swift
/// ForEach(modal.buttons) { button in
///     Button(button.label) { button() }.disabled(!button.isEnabled)
/// }
/// ```
@MainActor
public struct QuestionButton: @MainActor Identifiable {
    /// The identity of the button in its question.
    public let id: Outline.Item.ID
    /// The label.
    public let label: String
    /// The meaning of the button for the user.
    public let role: Role
    /// Whether the user can press the button now.
    public let isEnabled: Bool
    private let modal: Modal

    init?(_ item: Outline.Item, of modal: Modal) {
        guard let role = item.role else { return nil }
        (id, label, self.role, self.modal) = (item.id, item.label, role, modal)
        isEnabled = item.isEnabled && !item.isBusy
    }

    /// Presses the button.
    ///
    /// - Returns: `false` if the question refuses, because it has ended or the button is not enabled.
    @discardableResult
    public func callAsFunction() -> Bool {
        (try? modal.operate(id, .press)) != nil
    }
}

extension Modal {
    /// The buttons of the question, in reading order.
    @MainActor public var buttons: [QuestionButton] {
        outline.items.compactMap { QuestionButton($0, of: self) }
    }
}
