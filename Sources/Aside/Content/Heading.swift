/// A line that names what follows; a screen's first heading is its title unless it says otherwise.
@MainActor
public struct Heading: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a heading.
    ///
    /// - Parameter text: what it says.
    public init(_ text: String) {
        content = ScreenContent(BoundElement(kind: .heading, label: text))
    }
}
