/// Something that the user does, as it is about to take effect.
package enum UserAction {
    /// A control of a screen or a modal is operated; with the group that tells it from others of its label.
    case operated(any Operable, Outline.Item, Outline.Operation, group: String?)
    /// A screen publishes a value that no control of its content has led to, such as from a view of its own.
    case published(any Screen, Any)
    /// The user goes back from a screen.
    case wentBack(Entry)
    /// The user sends a modal away without an answer.
    case dismissed(Modal)
    /// The user presses the button of a notice.
    case pressedNotice(Notice)
}

/// Is told what the user does on a stage, whoever presents it.
@MainActor
package protocol UserActionObserver: AnyObject {
    func userActs(_ action: UserAction)
}

extension Stage {
    /// Who is told what the user does; a sheet's stage has the same.
    package var userActionObserver: (any UserActionObserver)? {
        get { host.userActionObserver }
        set { host.userActionObserver = newValue }
    }

    /// Moves on the stack, and tells from which screens the user goes back by that, unless the program does it.
    func tellingOfGoingBack(_ move: () -> Bool) -> Bool {
        guard let observer = userActionObserver, Work.current == nil else { return move() }
        let before = entries
        let isTaken = move()
        if isTaken { for entry in before.dropFirst(entries.count).reversed() { observer.userActs(.wentBack(entry)) } }
        return isTaken
    }
}

extension ScreenStay {
    /// Tells of a value, unless a button of the screen has led to it.
    func tellOfPublishing(_ value: Any) {
        guard let observer = stage.userActionObserver, Work.current == nil else { return }
        observer.userActs(.published(entry.screen, value))
    }
}

extension Modal {
    /// Tells of what the user does to a control, which is about to be taken.
    func tell(_ index: Int, _ operation: Outline.Operation) {
        guard let observer = host.userActionObserver, host.isOpen(id) else { return }
        let items = outline.items
        guard items.indices.contains(index) else { return }
        observer.userActs(.operated(self, items[index], operation, group: nil))
    }

    /// Tells that the user sends the modal away without an answer.
    func tellOfDismissing() {
        guard let observer = host.userActionObserver, host.isOpen(id) else { return }
        observer.userActs(.dismissed(self))
    }
}

extension Screen {
    /// The line of the flow that shows it, while it is shown.
    package var sourceLine: SourceLine? { outlet.stay?.entry.source }
}

extension Operable {
    /// The group that has to be named with a control's label, where the label alone does not tell.
    package func group(telling item: Outline.Item) -> String? {
        let alone = try? find(item.kind.noun, item.label, in: nil)
        return alone?.id == item.id ? nil : item.id.group
    }
}
