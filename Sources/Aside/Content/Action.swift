/// Something that the user can do.
@MainActor
public struct Action: ContentElement {
    /// What the element shows.
    public var content: ScreenContent { ScreenContent(element) }

    private var element: BoundElement

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - label: what it does, in the words of the user.
    ///   - role: what it means to the user.
    ///   - shortcut: the key that performs it from anywhere on the screen.
    ///   - isEnabled: whether it can be done now.
    ///   - work: what it does. It runs as the screen's own work: leaving the screen cancels it.
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

    /// The same action, which can be pressed again while its work is running.
    ///
    /// - Returns: the action.
    public func repeatable() -> Action {
        var action = self
        action.element.isRepeatable = true
        return action
    }
}
