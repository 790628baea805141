/// A line of text that the user edits.
@MainActor
public struct Field<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: what the field is for.
    ///   - text: the screen's property that holds the text.
    ///   - placeholder: an example of what to enter, shown while the field is empty.
    ///   - error: what is wrong with the text, shown beside it.
    ///   - isSecure: whether the text is hidden while it is entered, and from what reads the screen.
    ///   - suggestions: texts that are offered while the user types; any other text is as good. A secure field offers none.
    ///   - isEnabled: whether the text can be edited now.
    public init(
        _ label: String,
        text: ReferenceWritableKeyPath<Root, String>,
        placeholder: String = "",
        error: String? = nil,
        isSecure: Bool = false,
        suggestions: [String] = [],
        isEnabled: Bool = true
    ) {
        content = ScreenContent { (root: Root) in
            BoundElement(
                kind: .field(text: root[keyPath: text], placeholder: placeholder, error: error, isSecure: isSecure),
                label: label,
                isEnabled: isEnabled,
                suggestions: isSecure ? [] : suggestions,
                response: .fill { root[keyPath: text] = $0 }
            )
        }
    }
}
