/// An action of the user, reported just before it takes effect.
package enum UserAction {
    /// The user operates a control of a screen or a modal.
    ///
    /// The group distinguishes the control from others with the same label.
    indirect case operated(any Operable, Outline.Item, Outline.Operation, group: String?)
    /// A screen publishes a value without a use of its controls, such as from a view of its own.
    case published(any Screen, Any)
    /// The user goes back from a screen.
    case wentBack(StackEntry)
    /// The user sends a modal away without an answer.
    case dismissed(Modal)
    /// The user presses the button of a notice.
    case pressedNotice(Notice)
}

/// An observer of what the user does on a stage, under any presenter.
@MainActor
package protocol UserActionObserver: AnyObject {
    func userActs(_ action: UserAction)
}

extension Stage {
    /// The observer of what the user does on this stage.
    ///
    /// The stages of sheets share it.
    package var userActionObserver: (any UserActionObserver)? {
        get { host.userActionObserver }
        set { host.userActionObserver = newValue }
    }

    /// Makes a move on the stack.
    ///
    /// If the user and not the program made the move, tells the observer which screens the user left.
    func tellingOfGoingBack(_ move: () -> Bool) -> Bool {
        guard let observer = userActionObserver, Work.current == nil else { return move() }
        let before = entries
        let isTaken = move()
        if isTaken { for entry in before.dropFirst(entries.count).reversed() { observer.userActs(.wentBack(entry)) } }
        return isTaken
    }
}

extension StackLevel {
    /// Tells the observer of a value, unless a button of the screen has published it.
    func tellOfPublishing(_ value: Any) {
        guard let observer = stage.userActionObserver, Work.current == nil else { return }
        observer.userActs(.published(entry.screen, value))
    }
}

extension Screen {
    /// The line of the flow that shows the screen, while it is shown.
    package var sourceLine: SourceLine? { outlet.level?.entry.source }
}

extension Operable {
    /// Returns the group that must be named with the label of a control, if the label alone is ambiguous.
    package func group(telling item: Outline.Item) -> String? { outline.group(telling: item) }
}
