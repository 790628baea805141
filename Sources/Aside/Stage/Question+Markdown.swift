extension Question {
    /// The same question, with parts of its message bold, italic, code or links.
    ///
    /// ```swift
    /// try await ask(.alert("Moved", message: "It is in **Trash** now.").markdown())
    /// ```
    ///
    /// Its title and its buttons stay as they are. Tests and readers find the message by what it says: `It is in Trash now.`
    ///
    /// - Returns: the question, whose message is read as Markdown; see ``Markup/init(markdown:)``.
    public func markdown() -> Question {
        guard let message = content.message, content.messageMarkup == nil else { return self }
        let markup = Markup(markdown: message)
        var question = self
        question.content.message = markup.text
        question.content.messageMarkup = markup
        return question
    }
}
