/// A text of several lines that the user edits.
@MainActor
public struct TextArea<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a text area.
    ///
    /// - Parameters:
    ///   - label: What the text is for.
    ///   - text: The screen's property that holds the text. Its lines end with `\n`.
    ///   - placeholder: An example of what to enter, shown while the text is empty.
    ///   - error: What is wrong with the text, shown beside it.
    ///   - isEnabled: Whether the text can be edited now.
    public init(
        _ label: String,
        text: ReferenceWritableKeyPath<Root, String>,
        placeholder: String = "",
        error: String? = nil,
        isEnabled: Bool = true
    ) {
        content = ScreenContent { (root: Root) in
            BoundElement(
                kind: .field(text: root[keyPath: text], placeholder: placeholder, error: error, isSecure: false),
                label: label,
                isEnabled: isEnabled,
                format: .lines,
                response: .fill { root[keyPath: text] = $0 }
            )
        }
    }
}
