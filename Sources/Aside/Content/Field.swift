/// A line of text that the user edits.
@MainActor
public struct Field<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: What the field is for.
    ///   - text: The screen's property that holds the text.
    ///   - placeholder: An example of what to enter, shown while the field is empty.
    ///   - error: What is wrong with the text, shown beside it.
    ///   - isSecure: Whether the text is hidden from view and from screen readers.
    ///   - suggestions: Texts that are suggested while the user types. The user may enter any other text, too. A secure
    ///     field suggests nothing.
    ///   - isEnabled: Whether the text can be edited now.
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

    /// Makes a field that searches for suggestions while the user types.
    ///
    /// - Parameters:
    ///   - label: What the field is for.
    ///   - text: The screen's property that holds the text.
    ///   - placeholder: An example of what to enter, shown while the field is empty.
    ///   - error: What is wrong with the text, shown beside it.
    ///   - isEnabled: Whether the text can be edited now.
    ///   - pause: How long the user must stop typing before the search begins, measured by the stage's clock.
    ///   - suggesting: Finds suggestions for a text, the best first. The user may enter any other text, too. Typing on
    ///     cancels the search, and so does leaving the screen. If the search throws an error, the field suggests
    ///     nothing. The first search is for the first text that the user types.
    public init(
        _ label: String,
        text: ReferenceWritableKeyPath<Root, String>,
        placeholder: String = "",
        error: String? = nil,
        isEnabled: Bool = true,
        pause: Duration = .milliseconds(300),
        suggesting: @escaping @MainActor (String) async throws -> [String]
    ) {
        content = ScreenContent { (root: Root) in
            BoundElement(
                kind: .field(text: root[keyPath: text], placeholder: placeholder, error: error, isSecure: false),
                label: label,
                isEnabled: isEnabled,
                response: .fill({ root[keyPath: text] = $0 }, FieldSearch(pause: pause, find: suggesting))
            )
        }
    }
}
