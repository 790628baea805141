extension Question {
    /// The same question, shown beside what has a name on the screen, by a renderer that can point at something.
    ///
    /// ```swift
    /// let deletion = try await ask(.delete("Groceries").anchored(to: "trash"))
    /// ```
    ///
    /// - Parameter name: the name. Where nothing in view has it, the question shows as ever.
    /// - Returns: the question.
    public func anchored(to name: String) -> Question {
        var question = self
        question.content.anchor = name
        return question
    }
}
