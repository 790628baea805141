package import Aside

/// What the Enter key does now: said in one place for those who draw its sign, and those who press it.
extension StageSnapshot.Layer {
    /// The next field that is still empty, below the one that has the focus: Enter leads there before it submits.
    ///
    /// - Parameter target: what has the focus.
    /// - Returns: the field; `nil` where the focus is in no field, or all below it have a text.
    package func emptyField(after target: Target?) -> Target? {
        guard let target, let controls = outline?.controls,
            let place = controls.firstIndex(where: { $0.id == target.item }), controls[place].text != nil
        else { return nil }
        return controls[(place + 1)...].first { $0.isEnabled && $0.text?.isEmpty == true }.map { Target($0.id) }
    }

    /// The action that Enter performs from anywhere on a screen, also while it cannot be used.
    package var defaultAction: Outline.Item? {
        guard asked == nil, let outline else { return nil }
        return outline.action(for: .enter)
            ?? outline.controls.first { item in
                if case .action(_, .enter) = item.kind { true } else { false }
            }
    }

    /// The button that Enter presses now on a screen with a default: that, or another one that has the focus.
    func button(enteredFrom target: Target?) -> Target? {
        // Without a focus the surface is covered.
        guard let target, let action = defaultAction else { return nil }
        if outline?[target.item]?.kind.isAction == true { return target }
        // In a text area Enter makes a new line.
        if outline?[target.item]?.format == .lines { return nil }
        return emptyField(after: target) == nil ? Target(action.id) : nil
    }
}
