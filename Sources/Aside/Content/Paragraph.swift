/// Text to read.
///
/// It is wrapped if it does not fit.
@MainActor
public struct Paragraph: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a paragraph.
    ///
    /// - Parameter text: The text.
    public init(_ text: String) {
        content = ScreenContent(BoundElement(kind: .paragraph, label: text))
    }

    /// Makes a paragraph with parts that are bold, italic, code or links.
    ///
    /// ```swift
    /// Paragraph(markdown: "See **Trash** or [the docs](https://example.com)")
    /// ```
    ///
    /// Tests and screen readers see the plain text: `See Trash or the docs`.
    ///
    /// - Parameter text: The text in Markdown; see ``Markup/init(markdown:)``.
    public init(markdown text: String) {
        let markup = Markup(markdown: text)
        content = ScreenContent(BoundElement(kind: .paragraph, label: markup.text, markup: markup))
    }
}
