/// One entry of a list: a label, a detail, and what the user can do with it.
///
/// If the only action of a row has the same label as the row, the row is shown as that action, as in a menu.
@MainActor
public struct Row: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - label: What the row stands for. Tests and screen readers name the row's actions together with this label.
    ///   - detail: A short text about it, such as a price.
    ///   - actions: What the user can do with it.
    public init(_ label: String, detail: String? = nil, @ActionBuilder actions: () -> [Action] = { [] }) {
        let children = ScreenContent(joining: actions().map(\.content))
        content = ScreenContent(BoundElement(kind: .row(detail: detail), label: label), children: children)
    }
}
