/// The navigation stack of a stage.
///
/// Use it to go back from outside of a flow, such as for a deep link. It asks no close guard; the Back button of a
/// presenter calls ``Screen/dismiss()``, which does. It cannot push: a flow that wants a screen's value pushes that
/// screen.
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
    /// - Returns: `false` if there is no screen to go back to; the root stays.
    @discardableResult
    public func pop() -> Bool {
        stage.tellingOfGoingBack { stage.perform(stage.machine.pop()) }
    }

    /// Goes back to a screen.
    ///
    /// The work above the screen is cancelled, and the screen waits for its next value.
    ///
    /// - Parameter screen: The screen to uncover.
    /// - Returns: `false` if the screen is not on the stack.
    @discardableResult
    public func pop(to screen: any Screen) -> Bool {
        guard let entry = entries.last(where: { $0.screen === screen }) else { return false }
        return uncover(entry.id)
    }

    /// Goes back to the topmost screen of a type.
    ///
    /// The work above the screen is cancelled, and the screen waits for its next value.
    ///
    /// - Parameter type: The type of the screen.
    /// - Returns: `false` if no screen of that type is on the stack.
    @discardableResult
    public func pop<Shown: Screen>(to type: Shown.Type) -> Bool {
        guard let entry = entries.last(where: { $0.screen is Shown }) else { return false }
        return uncover(entry.id)
    }

    /// Goes back to the screen at an index of the stack; the root has the index 0.
    ///
    /// - Parameter index: The index. An index that the stack does not have stops the program.
    /// - Returns: `false` if the screen there is ending.
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
    /// - Returns: `false` if the stack is empty.
    @discardableResult
    public func popToRoot() -> Bool {
        guard let root = entries.first else { return false }
        return uncover(root.id)
    }

    private func uncover(_ id: EntryID) -> Bool {
        stage.tellingOfGoingBack { stage.uncover(id) }
    }

    /// The entries in view, including those that were entered with a value and are about to show.
    private var entries: [StackEntry] {
        stage.reveal()
        return stage.entries
    }
}

extension Stage {
    /// The navigation stack, for code outside of a flow.
    public var stack: StackProxy { StackProxy(stage: self) }
}
