/// Acting on a control that is known by its identity, as a presenter does.
extension Screen {
    /// Performs an action, as the screen's own work.
    ///
    /// - Parameter id: the action's identity, from the ``outline``.
    /// - Returns: the started work, to be awaited or cancelled.
    /// - Throws: ``ControlError`` if the action is gone, disabled or busy, or the screen is not on a stage.
    @discardableResult
    public func press(_ id: Outline.Item.ID) throws(ControlError) -> Task<Void, Never> {
        let (item, response) = try control(id)
        guard case .press(let work) = response else { throw .wrongKind(item, for: .action, on: TypeName(of: self)) }
        guard !item.isBusy else { throw .busy(item, on: TypeName(of: self)) }
        let busy = item.isRepeatable ? nil : outlet.busyActions
        let task = perform {
            busy?.begin(id)
            defer { busy?.end(id) }
            try await work()
        }
        guard let task else { throw .notOnStage(item, on: TypeName(of: self)) }
        return task
    }

    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - id: the field's identity, from the ``outline``.
    ///   - text: all of its new text.
    /// - Throws: ``ControlError`` if the field is gone or disabled.
    public func fill(_ id: Outline.Item.ID, _ text: String) throws(ControlError) {
        let (item, response) = try control(id)
        guard case .fill(let write) = response else { throw .wrongKind(item, for: .field, on: TypeName(of: self)) }
        write(text)
    }

    /// Turns a switch on or off.
    ///
    /// - Parameters:
    ///   - id: the switch's identity, from the ``outline``.
    ///   - isOn: its new state; by default the other one.
    /// - Throws: ``ControlError`` if the switch is gone or disabled.
    public func toggle(_ id: Outline.Item.ID, to isOn: Bool? = nil) throws(ControlError) {
        let (item, response) = try control(id)
        guard case .toggle(let write) = response, case .switch(let wasOn) = item.kind else {
            throw .wrongKind(item, for: .switch, on: TypeName(of: self))
        }
        write(isOn ?? !wasOn)
    }

    /// Chooses an option of a selection.
    ///
    /// - Parameters:
    ///   - id: the selection's identity, from the ``outline``.
    ///   - index: which of its options, counted from 0.
    /// - Throws: ``ControlError`` if the selection or the option is gone or the selection is disabled.
    public func pick(_ id: Outline.Item.ID, _ index: Int) throws(ControlError) {
        let (item, response) = try control(id)
        guard case .pick(let write) = response, case .selection(let options, _) = item.kind else {
            throw .wrongKind(item, for: .selection, on: TypeName(of: self))
        }
        guard options.indices.contains(index) else { throw .noOption(index, of: options.count, of: item) }
        write(index)
    }

    private func control(
        _ id: Outline.Item.ID
    ) throws(ControlError) -> (item: Outline.Item, response: BoundElement.Response) {
        let content = boundContent
        guard let item = content.outline[id] else { throw .gone(id, from: TypeName(of: self)) }
        guard item.isEnabled else { throw .disabled(item, on: TypeName(of: self)) }
        return (item, content.response(of: id))
    }
}
