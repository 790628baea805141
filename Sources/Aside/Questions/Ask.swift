extension Flow {
    /// Asks a question and waits for the answer.
    ///
    /// `alert`, `confirm`, `prompt` and the others are short forms of this function.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The answer. If the user dismisses the question, the answer of the cancel choice, if there is one.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func ask<Answer>(
        _ question: Question<Answer>, file: String = #fileID, line: Int = #line
    ) async throws(CancellationError) -> Answer {
        try await stage.begin(question, file, line).answer()
    }

    /// Shows an alert until the user acknowledges it.
    ///
    /// It never throws: it also returns when the user dismisses the alert, and when the alert is cancelled or refused.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    public func ask(_ alert: Question<Acknowledged>, file: String = #fileID, line: Int = #line) async {
        _ = try? await stage.begin(alert, file, line).answer()
    }
}
