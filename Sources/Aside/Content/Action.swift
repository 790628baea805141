/// Something that the user can do.
@MainActor
public struct Action: ContentElement {
    /// What the element shows.
    public var content: ScreenContent { ScreenContent(element) }

    private var element: BoundElement

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - label: What the action does, in the words of the user.
    ///   - role: What the action means to the user.
    ///   - shortcut: The key that performs the action from anywhere on the screen.
    ///   - isEnabled: Whether the user can perform it now.
    ///   - work: The code to run. It runs as the screen's own work: leaving the screen cancels it.
    public init(
        _ label: String,
        role: Role = .normal,
        shortcut: Shortcut? = nil,
        isEnabled: Bool = true,
        work: @escaping @MainActor () async throws -> Void
    ) {
        element = BoundElement(
            kind: .action(role: role, shortcut: shortcut), label: label, isEnabled: isEnabled, response: .press(work))
    }

    /// Returns the same action, except that the user can press it again while it is still running.
    ///
    /// - Returns: The action.
    public func repeatable() -> Action {
        var action = self
        action.element.isRepeatable = true
        return action
    }
}
