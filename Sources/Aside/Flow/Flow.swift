/// A part of the app that is written as async functions.
///
/// Anything that holds a stage can show screens and ask questions.
///
/// ```swift
/// struct RenameFlow: Flow {
///     let stage: Stage
///
///     func run(_ list: Groceries) async throws {
///         list.name = try await prompt("New name", text: list.name)
///     }
/// }
/// ```
@MainActor
public protocol Flow {
    /// The stage on which the flow shows its screens and modals.
    var stage: Stage { get }
}

extension Stage: Flow {
    /// The stage itself: a stage is the simplest flow.
    public var stage: Stage { self }
}

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
        try await begin(question, file, line).answer()
    }

    /// Starts asking a question, and returns before it is answered.
    ///
    /// This function is not async, so that the question does not stay in memory while the task waits for the answer.
    @inline(never)
    func begin<Answer>(_ question: Question<Answer>, _ file: String, _ line: Int) -> Asking<Answer> {
        stage.ask(question, file, line)
    }
}
