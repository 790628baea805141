/// One thing of a list: what it is, something about it, and what can be done with it.
///
/// A row whose only action is called like the row itself is shown as that action, as in a menu.
@MainActor
public struct Row: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - label: what the row stands for. Tests and readers name the row's actions with it.
    ///   - detail: something short about it, such as a price.
    ///   - actions: what can be done with it.
    public init(_ label: String, detail: String? = nil, @ActionBuilder actions: () -> [Action] = { [] }) {
        let children = ScreenContent(joining: actions().map(\.content))
        content = ScreenContent(BoundElement(kind: .row(detail: detail), label: label), children: children)
    }
}
