/// The navigation stack of a stage, for moving on it from outside of a flow: a back button, a swipe, a deep link.
///
/// Pushing is not here: a screen is pushed by the flow that wants its value.
@MainActor
public struct StackProxy {
    let stage: Stage

    /// The screens on the stack, the root first.
    public var screens: [any Screen] { entries.map(\.screen) }

    /// How many screens are on the stack.
    public var count: Int { entries.count }

    /// The screen that the user sees.
    public var top: (any Screen)? { entries.last?.screen }

    /// Goes back by one screen.
    ///
    /// - Returns: `false` where there is none to go back to; the root stays.
    @discardableResult
    public func pop() -> Bool {
        stage.tellingOfGoingBack { stage.pop() }
    }

    /// Goes back to a screen: what ran above it is cancelled, and it waits for its next value.
    ///
    /// - Parameter screen: the screen to uncover.
    /// - Returns: `false` where the screen is not on the stack (any more).
    @discardableResult
    public func pop(to screen: any Screen) -> Bool {
        guard let entry = entries.last(where: { $0.screen === screen }) else { return false }
        return uncover(entry.id)
    }

    /// Goes back to the topmost screen of a type: what ran above it is cancelled, and it waits for its next value.
    ///
    /// - Parameter type: the type of the screen.
    /// - Returns: `false` where no screen of that type is on the stack.
    @discardableResult
    public func pop<Shown: Screen>(to type: Shown.Type) -> Bool {
        guard let entry = entries.last(where: { $0.screen is Shown }) else { return false }
        return uncover(entry.id)
    }

    /// Goes back to the screen at a place in the stack, 0 being the root.
    ///
    /// - Parameter index: the place; one that the stack does not have is a programmer's error.
    /// - Returns: `false` where that screen is just ending.
    @discardableResult
    public func pop(to index: Int) -> Bool {
        let entries = entries
        require(
            entries.indices.contains(index),
            "There is no screen at index \(index): the stack holds \(entries.count), and index 0 is the root."
        )
        return uncover(entries[index].id)
    }

    /// Goes back to the first screen, as one change.
    ///
    /// - Returns: `false` where the stack is empty.
    @discardableResult
    public func popToRoot() -> Bool {
        guard let root = entries.first else { return false }
        return uncover(root.id)
    }

    private func uncover(_ id: EntryID) -> Bool {
        stage.tellingOfGoingBack { stage.uncover(id) }
    }

    /// What is in view, with what was entered on the way here.
    private var entries: [Entry] {
        stage.reveal()
        return stage.entries
    }
}
