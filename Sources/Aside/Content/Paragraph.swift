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

    /// Makes a paragraph of which parts are bold, italic, code or links.
    ///
    /// ```swift
    /// Paragraph(markdown: "See **Trash** or [the docs](https://example.com)")
    /// ```
    ///
    /// Tests and readers find it by what it says: `See Trash or the docs`.
    ///
    /// - Parameter text: what it says, in Markdown; see ``Markup/init(markdown:)``.
    public init(markdown text: String) {
        let markup = Markup(markdown: text)
        content = ScreenContent(BoundElement(kind: .paragraph, label: markup.text, markup: markup))
    }
}
