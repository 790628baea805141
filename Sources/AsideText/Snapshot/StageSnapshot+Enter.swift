package import Aside

/// What the Enter key does now.
///
/// The code that draws the sign of Enter and the code that handles the key both use this.
extension StageSnapshot.Layer {
    /// Returns the field below a field, to which Enter moves; `nil` if Enter does something else.
    ///
    /// In a form, Enter goes through all fields, so that nobody submits what they have not seen. A screen has more than
    /// fields, and its default action is the usual next step, so Enter goes only to what is empty there.
    package func nextField(after target: Target?) -> Target? {
        guard let target, let outline else { return nil }
        guard asked != nil else { return outline.emptyField(after: target.item).map { Target($0) } }
        let fields = outline.controls.filter { $0.kind.isField && ($0.isEnabled || $0.id == target.item) }
        let place = fields.firstIndex { $0.id == target.item }
        return place.flatMap { fields[($0 + 1)...].first }.map { Target($0.id) }
    }

    /// The action that Enter performs from anywhere on a screen, even while it is disabled.
    package var defaultAction: Outline.Item? {
        guard asked == nil, let items = outline?.items else { return nil }
        return items.firstAtAnyDepth { $0.isEnabled && $0.kind.shortcut == .enter }
            ?? items.firstAtAnyDepth { $0.kind.shortcut == .enter }
    }

    /// Returns the button that Enter presses now.
    ///
    /// This is the button with the focus. If the focus is in a field from which Enter does not move to another one, or on
    /// a row of a list to choose many from, it is the default button.
    package func button(enteredFrom target: Target?) -> Target? {
        // If there is no focus, the surface is covered.
        guard let target, let item = outline?[target.item] else { return nil }
        switch item.kind {
        case .action: return target
        case .list(_, nil): return nil
        default: break
        }
        // Enter makes a new line in a text area.
        if item.format == .lines || nextField(after: target) != nil { return nil }
        return submitButton.map { Target($0.id) }
    }

    /// The button that submits the question or the screen, even while it is disabled.
    private var submitButton: Outline.Item? { asked.map(defaultButton) ?? defaultAction }

    private func defaultButton(of question: ModalContent) -> Outline.Item? {
        let buttons = outline?.items.filter(\.kind.isAction) ?? []
        return question.defaultChoice.flatMap { buttons.indices.contains($0.id) ? buttons[$0.id] : nil }
    }
}
