extension Question {
    /// Returns the same question, shown beside a named element of the screen if the renderer can do so.
    ///
    /// ```swift
    /// let deletion = try await ask(.delete("Groceries").anchored(to: "trash"))
    /// ```
    ///
    /// - Parameter name: The name. If no element in view has it, the question is shown as usual.
    /// - Returns: The question.
    public func anchored(to name: String) -> Question {
        var question = self
        question.content.anchor = name
        return question
    }
}
