package import Aside

/// What the Enter key does now.
///
/// The code that draws the sign of Enter and the code that handles the key both use this.
extension StageSnapshot.Layer {
    /// Returns the next empty field below the focused field, if there is one.
    package func emptyField(after target: Target?) -> Target? {
        target.flatMap { outline?.emptyField(after: $0.item) }.map { Target($0) }
    }

    /// The action that Enter performs from anywhere on a screen, even while it is disabled.
    package var defaultAction: Outline.Item? {
        guard asked == nil, let items = outline?.items else { return nil }
        let hasEnter = { (item: Outline.Item) in
            if case .action(_, .enter) = item.kind { true } else { false }
        }
        return items.firstAtAnyDepth { $0.isEnabled && hasEnter($0) } ?? items.firstAtAnyDepth(where: hasEnter)
    }

    /// Returns the button that Enter presses now.
    ///
    /// This is the button with the focus. If the focus is in a field, on a switch or a selection, or on a row of a list to
    /// choose many from, it is the default button.
    package func button(enteredFrom target: Target?) -> Target? {
        // If there is no focus, the surface is covered.
        guard let target, let item = outline?[target.item] else { return nil }
        switch item.kind {
        case .action: return target
        case .list(_, nil): return nil
        case .switch, .selection: return (asked.map(defaultButton) ?? defaultAction).map { Target($0.id) }
        default: break
        }
        // Enter makes a new line in a text area.
        if item.format == .lines || emptyField(after: target) != nil { return nil }
        return (asked.map(defaultButton) ?? defaultAction).map { Target($0.id) }
    }

    private func defaultButton(of question: ModalContent) -> Outline.Item? {
        let buttons = outline?.items.filter(\.kind.isAction) ?? []
        return question.defaultChoice.flatMap { buttons.indices.contains($0.id) ? buttons[$0.id] : nil }
    }
}
