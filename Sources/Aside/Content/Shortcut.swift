/// A key that performs an action without the focus being on it.
public enum Shortcut: Hashable, Sendable {
    /// The Enter or Return key: the action is the screen's default.
    case enter

    /// A plain key, such as `.key("n")`. It types instead while a field has the focus.
    case key(Character)
}
