/// A result builder for a screen's ``ScreenContent``, with `if`, `switch`, `for` and `#available`.
///
/// `Root` is the type of the screen, which is the root of the key paths of fields, switches and selections.
@resultBuilder
@MainActor
public enum ScreenContentBuilder<Root> {
    /// Adds an element that fits any screen.
    public static func buildExpression<Element: ContentElement>(_ element: Element) -> ScreenContent {
        element.content
    }

    // `where` is better than `some ScreenElement<Root>` here, whose compiler message about a mistyped key path
    // misleads.
    /// Adds an element that reads and writes this type of screen.
    public static func buildExpression<Element: ScreenElement>(_ element: Element) -> ScreenContent
    where Element.Root == Root {
        element.content
    }

    /// Explains with a message how to show text.
    @available(*, unavailable, message: "Text is shown by an element: write Paragraph(…) or Heading(…)")
    public static func buildExpression<Text: StringProtocol>(_ text: Text) -> ScreenContent { ScreenContent() }

    /// Joins the statements of a block.
    public static func buildBlock(_ contents: ScreenContent...) -> ScreenContent { ScreenContent(joining: contents) }

    /// Joins the rounds of a loop.
    public static func buildArray(_ contents: [ScreenContent]) -> ScreenContent { ScreenContent(joining: contents) }

    /// Adds nothing if the condition of an `if` without `else` is false.
    public static func buildOptional(_ content: ScreenContent?) -> ScreenContent { content ?? ScreenContent() }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first content: ScreenContent) -> ScreenContent { content }

    /// Takes another branch of an `if` or `switch`.
    public static func buildEither(second content: ScreenContent) -> ScreenContent { content }
}
