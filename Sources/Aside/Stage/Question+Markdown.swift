extension Question {
    /// Returns the same question, with its message read as Markdown: bold, italic, code and links.
    ///
    /// ```swift
    /// try await ask(.alert("Moved", message: "It is in **Trash** now.").markdown())
    /// ```
    ///
    /// The title and the buttons stay as they are. Tests and screen readers see the plain text: `It is in Trash now.`
    ///
    /// - Returns: The question. ``Markup/init(markdown:)`` describes the accepted Markdown.
    public func markdown() -> Question {
        guard let message = content.message, content.messageMarkup == nil else { return self }
        let markup = Markup(markdown: message)
        var question = self
        question.content.message = markup.text
        question.content.messageMarkup = markup
        return question
    }
}
