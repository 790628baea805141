extension Screen {
    /// Performs an action as the screen's own work.
    ///
    /// - Parameter id: The action's identity, from the ``Operable/outline``.
    /// - Returns: The started task, so that you can await or cancel it.
    /// - Throws: ``ControlError`` if the action is gone, disabled or busy, or if the screen is not on a stage.
    @discardableResult
    public func press(_ id: Outline.Item.ID) throws(ControlError) -> Task<Void, Never> {
        let (item, response) = try control(id)
        guard case .press(let work) = response else { throw .wrongKind(item, for: .action, on: controlPlace) }
        guard !item.isBusy else { throw .busy(item, on: controlPlace) }
        tell(item, .press)
        let busy = item.isRepeatable ? nil : outlet.busyActions
        // The action is busy from now on, although the work itself may begin a turn later.
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

    /// Performs an action as the screen's own work.
    ///
    /// - Parameters:
    ///   - label: The label of the action.
    ///   - group: The label of the row or block that contains the action. Needed if several actions have the same
    ///     label.
    /// - Returns: The started task, so that you can await or cancel it.
    /// - Throws: ``ControlError`` if the action is missing, ambiguous, disabled or busy, or if the screen is not on a
    ///   stage.
    @discardableResult
    public func press(_ label: String, in group: String? = nil) throws(ControlError) -> Task<Void, Never> {
        try press(find(.action, label, in: group).id)
    }

    /// Operates a control by its identity, as a presenter does.
    ///
    /// - Parameters:
    ///   - id: The control's identity, from the ``Operable/outline``.
    ///   - operation: What to do with the control.
    /// - Returns: The task of an action, so that you can await or cancel it; `nil` for other controls.
    /// - Throws: ``ControlError`` if the control is gone, disabled, busy or of another kind, or if an action is pressed
    ///   while the screen is not on a stage.
    @discardableResult
    public func operate(
        _ id: Outline.Item.ID, _ operation: Outline.Operation
    ) throws(ControlError) -> Task<Void, Never>? {
        if operation == .press { return try press(id) }
        let (item, response) = try control(id)
        switch (operation, response, item.kind) {
        case (.fill(let text), .fill(let write, let search), _):
            tell(item, operation)
            write(text)
            if item.isChecked { keepDraft(text, of: id) }
            if let search { begin(search, in: id) }
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

    /// Keeps the text that the user typed into a number or date field, together with the current value of its property.
    private func keepDraft(_ text: String, of id: Outline.Item.ID) {
        let values = BoundContent(content, of: self, busy: [], around: id).outline
        guard let value = values[id]?.text else { return }
        outlet.fieldDrafts.keep(text, of: id, beside: value)
    }

    /// Searches for suggestions for the present text of the field, which the property may have changed after typing.
    private func begin(_ search: FieldSearch, in id: Outline.Item.ID) {
        let content = BoundContent(content, of: self, busy: [], around: id)
        guard let stay = outlet.stay, let text = content.outline[id]?.text else { return }
        outlet.fieldSearches.search(search, for: text, in: id, of: stay)
    }

    private func tell(_ item: Outline.Item, _ operation: Outline.Operation) {
        guard let observer = outlet.stay?.stage.userActionObserver else { return }
        observer.userActs(.operated(self, item, operation, group: group(telling: item)))
    }

    private func control(
        _ id: Outline.Item.ID
    ) throws(ControlError) -> (item: Outline.Item, response: BoundElement.Response) {
        var content =
            outlet.hasDrafts
            ? boundContent : BoundContent(self.content, of: self, busy: outlet.busyActions.ids, around: id)
        // A wrong number in any field disables the action of the Enter key.
        if content.hasCheckedField, case .action(_, .enter)? = content.outline[id]?.kind { content = boundContent }
        guard let item = content.outline[id] else { throw .gone(id, from: controlPlace) }
        guard item.isEnabled else { throw .disabled(item, on: controlPlace) }
        return (item, content.response(of: id))
    }

    private var controlPlace: ControlPlace { ControlPlace(TypeName(of: self)) }
}
