extension Screen {
    /// Operates a control; returns the task of an action.
    func operateScreen(
        _ id: Outline.Item.ID, _ operation: Outline.Operation
    ) throws(MoveError) -> Task<Void, Never>? {
        if operation == .press { return try begin(id) }
        let (item, content) = try control(id)
        guard case .field(let field) = content.response(of: id) else {
            throw .wrongKind(item, for: operation.noun, on: controlPlace)
        }
        if operation == .leave {
            guard let drafts = outlet.keptFields else { return nil }
            // The focus passes through many fields. Only a check makes a difference.
            if drafts.checksOnLeaving(id, field, words) != nil { tell(item, operation) }
            drafts.leave(id, field, of: outlet.level?.typing, words)
            return nil
        }
        let (entry, told) = try item.entry(of: operation, on: controlPlace)
        tell(item, told)
        leaveField(for: id)
        outlet.checkedFields.enter(entry, into: id, field, of: outlet.level?.typing, words)
        return nil
    }

    /// Performs an action as the screen's own work.
    private func begin(_ id: Outline.Item.ID) throws(MoveError) -> Task<Void, Never> {
        let (item, content) = try control(id)
        guard case .press(let work) = content.response(of: id) else {
            throw .wrongKind(item, for: .action, on: controlPlace)
        }
        guard !item.isBusy else { throw .busy(item, on: controlPlace) }
        tell(item, .press)
        let isSubmission = item.kind.shortcut == .enter
        let needsChecks =
            isSubmission && content.fields.contains { $0.isChecked && outlet.checkedFields.needsChecks($0, words) }
        if !needsChecks { leaveField(for: id) }
        let busy = item.isRepeatable ? nil : outlet.busyActions
        // The action is busy from now on, although the work itself may begin a turn later.
        busy?.begin(id)
        let task = perform {
            defer { busy?.end(id) }
            if needsChecks {
                try await self.work(of: id, whenPassed: content.fields)?()
            } else {
                try await work()
            }
        }
        guard let task else {
            busy?.end(id)
            throw .notOnStage(item, on: controlPlace)
        }
        return task
    }

    /// The field that the user is still in and whose checks run when the user leaves it, if there is one.
    package var fieldToLeave: Outline.Item? {
        guard let drafts = outlet.keptFields, let entered = drafts.entered,
            let (item, content) = try? control(entered), case .field(let field) = content.response(of: entered),
            drafts.checksOnLeaving(entered, field, words) != nil
        else { return nil }
        return item
    }

    /// Leaves the field that the user entered something into, because the user operates another control.
    private func leaveField(for id: Outline.Item.ID) {
        guard let drafts = outlet.keptFields, let entered = drafts.entered, entered != id else { return }
        guard case .field(let field) = boundContent(around: entered).response(of: entered) else { return }
        drafts.leave(entered, field, of: outlet.level?.typing, words)
    }

    /// Checks fields, and then returns the work of the default action as it is then; `nil` if a field has not passed,
    /// or if the action is not enabled any more.
    private func work(
        of id: Outline.Item.ID, whenPassed fields: [PlacedField]
    ) async throws -> (@MainActor () async throws -> Void)? {
        guard let level = outlet.level, await outlet.checkedFields.check(fields, of: level.typing, words),
            let (_, content) = try? control(id), case .press(let work) = content.response(of: id)
        else { return nil }
        return work
    }

    private func tell(_ item: Outline.Item, _ operation: Outline.Operation) {
        guard let observer = outlet.level?.stage.userActionObserver else { return }
        observer.userActs(.operated(self, item, operation, group: group(telling: item)))
    }

    /// Returns a control, and as much of the content as it depends on.
    private func control(_ id: Outline.Item.ID) throws(MoveError) -> (Outline.Item, BoundContent) {
        let content = boundContent(around: id)
        guard let item = content.outline[id] else { throw .gone(id, from: controlPlace) }
        guard item.isEnabled else { throw .disabled(item, on: controlPlace) }
        return (item, content)
    }
}
