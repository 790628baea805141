/// A title for what follows it.
///
/// A screen's first heading is the title of the screen, unless the screen defines another one.
@MainActor
public struct Heading: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a heading.
    ///
    /// - Parameter text: The text of the heading.
    public init(_ text: String) {
        content = ScreenContent(BoundElement(kind: .heading, label: text))
    }
}
