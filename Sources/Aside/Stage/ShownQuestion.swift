/// A question that the user sees and answers: a modal, or a step on the stack.
///
/// Presenters draw and operate both in the same way.
@MainActor
package protocol ShownQuestion: Operable, Sendable {
    /// What is shown now.
    var question: ModalContent { get }
    /// What is shown, without the number of the step.
    var questionAlone: ModalContent { get }
    /// The fields, the list and the buttons.
    var controls: Outline { get }
    /// The fields whose entries are being checked.
    var pendingFields: Set<Outline.Item.ID> { get }
    /// The identity of a step on the stack; `nil` for a modal, and for a step that has left.
    var entryID: StackEntry.ID? { get }
    /// Whether a step was answered, and the place of the choice or the row that was picked, if there was one.
    var answered: (isAnswered: Bool, place: Int?) { get }

    /// Whether it takes no input any more, because it has ended or is taken away.
    var isLeaving: Bool { get }

    /// Does what the user does with a button or a row, by its place; returns `false` if it is refused.
    func operate(_ operation: Outline.Operation, at place: Int) -> Bool

    /// Takes what the user enters into a field; returns `false` if it is refused.
    func enter(_ entry: FieldEntry, into field: Outline.Item.ID) -> Bool

    /// Checks what the user entered into a field, because the user leaves it.
    func leave(_ field: Outline.Item.ID)

    /// Who observes what the user does; `nil` if it takes no input any more.
    var actionObserver: (any UserActionObserver)? { get }

    /// Presses the default button, or picks the selected row of a list of one; returns `false` if nothing was done.
    @discardableResult func submit() -> Bool

    /// Leaves the question, as Esc does: dismisses the modal, or goes back from the step.
    @discardableResult func dismiss() -> Bool
}

extension ShownQuestion {
    /// The modal; `nil` for a step.
    package var modal: Modal? { self as? Modal }

    /// Presses a button, by its place among the buttons; returns `false` if it is refused.
    @discardableResult
    package func press(_ choice: ModalContent.Choice.ID) -> Bool {
        if actionObserver != nil { tell(.press, ofItem: question.body.count + choice) }
        return operate(.press, at: choice)
    }

    /// Picks a row, by its place; returns `false` if it is refused.
    ///
    /// In a list of one, this is the answer; in a list of many, it selects or deselects the row.
    @discardableResult
    package func pick(_ row: Int) -> Bool {
        if actionObserver != nil { tell(.pick(row), ofItem: 0) }
        return operate(.pick(row), at: row)
    }

    /// Presses the default button, or picks the selected row of a list of one; returns `false` if nothing was done.
    package func pressDefault() -> Bool {
        let content = question
        if content.kind == .choose, content.count == nil {
            return content.options.firstIndex(where: \.isSelected).map { pick($0) } ?? false
        }
        guard let choice = content.defaultChoice else { return false }
        return press(choice.id)
    }

    /// Tells the observer what the user is about to do with a control, named by its place.
    private func tell(_ operation: Outline.Operation, ofItem index: Int) {
        let items = controls.items
        if items.indices.contains(index) { tell(operation, of: items[index]) }
    }

    private func tell(_ operation: Outline.Operation, of item: Outline.Item) {
        guard let actionObserver else { return }
        let group = question.fields.isEmpty ? nil : controls.group(telling: item)
        actionObserver.userActs(.operated(self, item, operation, group: group))
    }

    /// Operates a control by its identity.
    func operateQuestion(_ id: Outline.Item.ID, _ operation: Outline.Operation) throws(MoveError) {
        if case .pick(let row) = operation, try isRow(row, of: id) {
            guard pick(row) else { throw try refusal(of: id) }
            return
        }
        var place: ControlPlace { ControlPlace(question) }
        let outline = controls
        guard let item = outline[id] else { throw .gone(id, from: place) }
        guard item.isEnabled else { throw .disabled(item, on: place) }
        let isTaken: Bool
        switch (operation, item.kind) {
        case (.press, .action):
            let index = outline.items.firstIndex { $0.id == id } ?? 0
            isTaken = press(index - question.body.count)
        case (.leave, _) where question.isFilledIn: return leave(id)
        default:
            let (entry, told) = try item.entry(of: operation, on: place)
            tell(told, of: item)
            isTaken = enter(entry, into: id)
        }
        guard isTaken else { throw try refusal(of: id) }
    }

    /// Returns whether the user can pick a row of a list, and not an option of a field.
    ///
    /// It keeps nothing of the list, so that picking many rows does not copy it for each of them.
    private func isRow(_ row: Int, of id: Outline.Item.ID) throws(MoveError) -> Bool {
        guard let item = controls[id], item.isEnabled, case .list = item.kind else { return false }
        try item.checkOption(row)
        return true
    }

    private func refusal(of id: Outline.Item.ID) throws(MoveError) -> MoveError {
        let place = ControlPlace(question)
        guard let item = controls[id] else { throw .gone(id, from: place) }
        return isLeaving ? .over(item, on: place) : .full(item)
    }
}

extension Modal: ShownQuestion {
    package final var question: ModalContent { content }
    package final var questionAlone: ModalContent { content }
    package final var controls: Outline { content.outline }
    package final var entryID: StackEntry.ID? { nil }
    package final var answered: (isAnswered: Bool, place: Int?) { (ending == .answered, answeredPlace) }
}
