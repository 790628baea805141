/// Builds a screen's ``Content`` from elements, with `if`, `switch`, `for` and `#available`.
///
/// `Root` is the type of the screen, where the key paths of fields, switches and selections start.
@resultBuilder
@MainActor
public enum ContentBuilder<Root> {
    /// Adds an element that fits any screen.
    public static func buildExpression<Element: ContentElement>(_ element: Element) -> Content {
        element.content
    }

    // Spelled with `where`: with `some ScreenElement<Root>` a mistyped key path is reported as something else.
    /// Adds an element that reads and writes this type of screen.
    public static func buildExpression<Element: ScreenElement>(_ element: Element) -> Content
    where Element.Root == Root {
        element.content
    }

    /// Explains how to show text.
    @available(*, unavailable, message: "Text is shown by an element: write Paragraph(…) or Heading(…)")
    public static func buildExpression<Text: StringProtocol>(_ text: Text) -> Content { Content() }

    /// Joins the statements of a block.
    public static func buildBlock(_ contents: Content...) -> Content { Content(joining: contents) }

    /// Joins the rounds of a loop.
    public static func buildArray(_ contents: [Content]) -> Content { Content(joining: contents) }

    /// Leaves out what an `if` without `else` does not show.
    public static func buildOptional(_ content: Content?) -> Content { content ?? Content() }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first content: Content) -> Content { content }

    /// Takes another branch of an `if` or `switch`.
    public static func buildEither(second content: Content) -> Content { content }

    /// Takes a branch that depends on the version of the system.
    public static func buildLimitedAvailability(_ content: Content) -> Content { content }
}
