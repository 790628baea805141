/// Text to read, wrapped where it does not fit.
@MainActor
public struct Paragraph: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a paragraph.
    ///
    /// - Parameter text: what it says.
    public init(_ text: String) {
        content = ScreenContent(BoundElement(kind: .paragraph, label: text))
    }
}
