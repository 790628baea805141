/// The navigation stack of a stage, for moving on it from outside of a flow: a back button, a swipe, a deep link.
///
/// Pushing is not here: a screen is pushed by the flow that wants its value.
@MainActor
public struct StackProxy {
    let stage: Stage

    /// The screens in view, the root first.
    public var screens: [any Screen] { stage.entries.map(\.screen) }

    /// How many screens are in view.
    public var count: Int { stage.entries.count }

    /// The screen that the user sees.
    public var top: (any Screen)? { stage.entries.last?.screen }

    /// Goes back by one screen.
    ///
    /// - Returns: `false` where there is none to go back to; the root stays.
    @discardableResult
    public func pop() -> Bool {
        stage.pop()
    }

    /// Goes back to a screen: what ran above it is cancelled, and it waits for its next value.
    ///
    /// - Parameter screen: the screen to uncover.
    /// - Returns: `false` where the screen is not on the stack (any more).
    @discardableResult
    public func pop(to screen: any Screen) -> Bool {
        guard let entry = stage.entries.last(where: { $0.screen === screen }) else { return false }
        return stage.uncover(entry.id)
    }

    /// Goes back to the screen at a place in the stack, 0 being the root.
    ///
    /// - Parameter index: the place; one that the stack does not have is a programmer's error.
    /// - Returns: `false` where that screen is just ending.
    @discardableResult
    public func pop(to index: Int) -> Bool {
        precondition(
            stage.entries.indices.contains(index),
            "There is no screen at index \(index): the stack holds \(count), and index 0 is the root."
        )
        return stage.uncover(stage.entries[index].id)
    }

    /// Goes back to the first screen, as one change.
    ///
    /// - Returns: `false` where the stack is empty.
    @discardableResult
    public func popToRoot() -> Bool {
        guard let root = stage.entries.first else { return false }
        return stage.uncover(root.id)
    }
}
