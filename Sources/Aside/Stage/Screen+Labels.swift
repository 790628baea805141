/// Acting on a control by its label, as a user and a test do.
///
/// A label means the control directly on the screen, or else the only one in its rows and blocks. Where several have
/// it, the label of the row or block around one tells them apart.
extension Screen {
    /// Performs an action, as the screen's own work.
    ///
    /// - Parameters:
    ///   - label: the action's label.
    ///   - group: the label of the row or block it is in, if there are several such actions.
    /// - Returns: the started work, to be awaited or cancelled.
    /// - Throws: ``ControlError`` if it is not there, several are, it is disabled or busy, or the screen is not on a stage.
    @discardableResult
    public func press(_ label: String, in group: String? = nil) throws(ControlError) -> Task<Void, Never> {
        try press(find(.action, label, in: group).id)
    }

    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - label: the field's label.
    ///   - text: all of its new text.
    ///   - group: the label of the block it is in, if there are several such fields.
    /// - Throws: ``ControlError`` if it is not there, several are, or it is disabled.
    public func fill(_ label: String, _ text: String, in group: String? = nil) throws(ControlError) {
        try fill(find(.field, label, in: group).id, text)
    }

    /// Turns a switch on or off.
    ///
    /// - Parameters:
    ///   - label: the switch's label.
    ///   - isOn: its new state; by default the other one.
    ///   - group: the label of the block it is in, if there are several such switches.
    /// - Throws: ``ControlError`` if it is not there, several are, or it is disabled.
    public func toggle(_ label: String, to isOn: Bool? = nil, in group: String? = nil) throws(ControlError) {
        try toggle(find(.switch, label, in: group).id, to: isOn)
    }

    /// Chooses an option of a selection.
    ///
    /// - Parameters:
    ///   - label: the selection's label.
    ///   - option: the option's name.
    ///   - group: the label of the block it is in, if there are several such selections.
    /// - Throws: ``ControlError`` if it or the option is not there, several are, or it is disabled.
    public func pick(_ label: String, _ option: String, in group: String? = nil) throws(ControlError) {
        let item = try find(.selection, label, in: group)
        guard case .selection(let options, _) = item.kind else { return }
        let matches = options.indices.filter { options[$0] == option }
        guard let index = matches.first else { throw .noOption(option, among: options, of: item) }
        guard matches.count == 1 else { throw .ambiguousOption(option, of: item) }
        try pick(item.id, index)
    }

    private func find(
        _ noun: Outline.Kind.Noun, _ label: String, in group: String?
    ) throws(ControlError) -> Outline.Item {
        let screen = TypeName(of: self)
        return try ControlLookup(outline: outline, screen: screen, noun: noun, label: label, group: group).item()
    }
}
