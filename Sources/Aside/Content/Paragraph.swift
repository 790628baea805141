/// Text to read, wrapped where it does not fit.
@MainActor
public struct Paragraph: ContentElement {
    /// What the element shows.
    public let content: Content

    /// Makes a paragraph.
    ///
    /// - Parameter text: what it says.
    public init(_ text: String) {
        content = Content(BoundElement(kind: .paragraph, label: text))
    }
}
