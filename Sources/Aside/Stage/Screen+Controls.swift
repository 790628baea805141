extension Screen {
    /// Performs an action, as the screen's own work.
    ///
    /// - Parameter id: the action's identity, from the ``Operable/outline``.
    /// - Returns: the started work, to be awaited or cancelled.
    /// - Throws: ``ControlError`` if the action is gone, disabled or busy, or the screen is not on a stage.
    @discardableResult
    public func press(_ id: Outline.Item.ID) throws(ControlError) -> Task<Void, Never> {
        let (item, response) = try control(id)
        guard case .press(let work) = response else { throw .wrongKind(item, for: .action, on: controlPlace) }
        guard !item.isBusy else { throw .busy(item, on: controlPlace) }
        tell(item, .press)
        let busy = item.isRepeatable ? nil : outlet.busyActions
        // Busy from the press on, although the work itself may begin a turn later.
        busy?.begin(id)
        let task = perform {
            defer { busy?.end(id) }
            try await work()
        }
        guard let task else {
            busy?.end(id)
            throw .notOnStage(item, on: controlPlace)
        }
        return task
    }

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

    /// Operates a control that is known by its identity, as a presenter does.
    ///
    /// - Parameters:
    ///   - id: the control's identity, from the ``Operable/outline``.
    ///   - operation: what is done to it.
    /// - Returns: the started work of an action, to be awaited or cancelled.
    /// - Throws: ``ControlError`` if the control is gone, of another kind, disabled or busy, or the screen is not on a
    ///   stage, where an action could run.
    @discardableResult
    public func operate(
        _ id: Outline.Item.ID, _ operation: Outline.Operation
    ) throws(ControlError) -> Task<Void, Never>? {
        if operation == .press { return try press(id) }
        let (item, response) = try control(id)
        switch (operation, response, item.kind) {
        case (.fill(let text), .fill(let write), _):
            tell(item, operation)
            write(text)
            if item.isChecked { keepDraft(text, of: id) }
        case (.toggle(let isOn), .toggle(let write), .switch(let wasOn)):
            tell(item, .toggle(to: isOn ?? !wasOn))
            write(isOn ?? !wasOn)
        case (.pick(let index), .pick(let write), .selection(let options, _)):
            guard options.indices.contains(index) else { throw .noOption(index, of: options.count, of: item) }
            tell(item, operation)
            write(index)
        default: throw .wrongKind(item, for: operation.noun, on: controlPlace)
        }
        return nil
    }

    /// Keeps what was typed into a field for a number or a date beside what its property says now.
    private func keepDraft(_ text: String, of id: Outline.Item.ID) {
        let values = BoundContent(content, of: self).outline
        guard let value = values[id]?.text else { return }
        outlet.fieldDrafts.keep(text, of: id, beside: value)
    }

    private func tell(_ item: Outline.Item, _ operation: Outline.Operation) {
        guard let observer = outlet.stay?.stage.userActionObserver else { return }
        observer.userActs(.operated(self, item, operation, group: group(telling: item)))
    }

    private func control(
        _ id: Outline.Item.ID
    ) throws(ControlError) -> (item: Outline.Item, response: BoundElement.Response) {
        // A wrong number anywhere disables the action of the Enter key.
        let content =
            outlet.hasDrafts
            ? boundContent : BoundContent(self.content, of: self, busy: outlet.busyActions.ids, around: id)
        guard let item = content.outline[id] else { throw .gone(id, from: controlPlace) }
        guard item.isEnabled else { throw .disabled(item, on: controlPlace) }
        return (item, content.response(of: id))
    }

    private var controlPlace: ControlPlace { ControlPlace(TypeName(of: self)) }
}
