/// Something to write in a ``ScreenContent``, on a screen of any type.
///
/// Conform to this protocol to combine elements into an element of your own:
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

/// An element of a ``ScreenContent`` that reads and writes the state of its screen by key paths.
@MainActor
public protocol ScreenElement<Root> {
    /// The type of the screen, which is the root of the element's key paths.
    associatedtype Root

    /// What the element shows.
    @ScreenContentBuilder<Root> var content: ScreenContent { get }
}
