/// What the result builders of this library have in common: each statement makes a list of parts.
///
/// The builders support `if`, `switch`, `for` and `#available`.
public protocol PartsBuilder {
    /// What the statements make.
    associatedtype Part
}

extension PartsBuilder {
    /// Joins the statements of a block.
    @inlinable
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.reduce(into: [], +=) }

    /// Joins the rounds of a loop.
    @inlinable
    public static func buildArray(_ rounds: [[Part]]) -> [Part] { rounds.reduce(into: [], +=) }

    /// Adds nothing if the condition of an `if` without `else` is false.
    @inlinable
    public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

    /// Takes the first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(first parts: [Part]) -> [Part] { parts }

    /// Takes another branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(second parts: [Part]) -> [Part] { parts }
}

/// A result builder for the actions of a ``Row``.
@resultBuilder
public enum ActionBuilder: PartsBuilder {
    /// An action.
    public typealias Part = Action

    /// Adds an action.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
}

/// A result builder for the choices of an alert.
@resultBuilder
public enum ChoiceBuilder<Answer>: PartsBuilder {
    /// A choice.
    public typealias Part = Choice<Answer>

    /// Adds a choice.
    @inlinable
    public static func buildExpression(_ choice: Choice<Answer>) -> [Choice<Answer>] { [choice] }

    /// Adds the choices of a list.
    @inlinable
    public static func buildExpression(_ choices: [Choice<Answer>]) -> [Choice<Answer>] { choices }

    /// Explains with a message that the answers have different types.
    @available(*, unavailable, message: "all choices of an alert have answers of one type")
    public static func buildExpression<Other>(_ choice: Choice<Other>) -> [Choice<Answer>] { [] }
}

/// A result builder for the ``ScreenContent`` of a screen or a form.
///
/// `Root` is the type of the screen, or the ``Draft`` of a form: the root of the key paths of fields.
@resultBuilder
@MainActor
public enum ScreenBuilder<Root>: PartsBuilder {
    /// A part of the content.
    public typealias Part = ScreenContent

    /// Adds an element that fits any screen.
    @_disfavoredOverload  // In the content of such an element, both functions fit.
    public static func buildExpression<Element: ContentElement>(_ element: Element) -> [ScreenContent]
    where Element.Root == Never {
        [element.content]
    }

    // `where` is better than `some ContentElement<Root>` here, whose compiler message about a mistyped key path
    // misleads.
    /// Adds an element that reads and writes this type of screen.
    public static func buildExpression<Element: ContentElement>(_ element: Element) -> [ScreenContent]
    where Element.Root == Root {
        [element.content]
    }

    /// Explains with a message how to show text.
    @available(*, unavailable, message: "Text is shown by an element: write Paragraph(…) or Heading(…)")
    public static func buildExpression<Text: StringProtocol>(_ text: Text) -> [ScreenContent] { [] }

    /// Returns the elements as one content.
    public static func buildFinalResult(_ contents: [ScreenContent]) -> ScreenContent {
        contents.count == 1 ? contents[0] : ScreenContent(joining: contents)
    }
}
