/// Something to write in a ``ScreenContent``, on a screen of any type.
///
/// Conform to make an element of your own out of others:
///
/// ```swift
/// struct Banner: ContentElement {
///     let text: String
///
///     var content: ScreenContent {
///         Heading("Please note")
///         Paragraph(text)
///     }
/// }
/// ```
@MainActor
public protocol ContentElement {
    /// What the element shows.
    @ScreenContentBuilder<Never> var content: ScreenContent { get }
}

/// Something to write in a ``ScreenContent`` that reads and writes the state of a screen by key path.
@MainActor
public protocol ScreenElement<Root> {
    /// The type of the screen, where the element's key paths start.
    associatedtype Root

    /// What the element shows.
    @ScreenContentBuilder<Root> var content: ScreenContent { get }
}
