/// A part of the app as an async function: whatever holds a stage can show screens and ask questions on it.
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
    /// Where screens and modals show.
    var stage: Stage { get }
}

extension Stage: Flow {
    /// A stage is the simplest flow.
    public var stage: Stage { self }
}

extension Flow {
    /// Asks a question and waits for the answer: the one way that `alert`, `confirm`, `prompt` and all the others go.
    ///
    /// - Parameters:
    ///   - question: what is asked.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: the answer. A dismissal gives that of the cancel choice, where there is one.
    /// - Throws: `CancellationError` where the question ended without an answer.
    public func ask<Answer>(
        _ question: Question<Answer>, file: String = #fileID, line: Int = #line
    ) async throws(CancellationError) -> Answer {
        try await begin(question, file, line).answer()
    }

    /// Asks a question, and returns before it is answered.
    ///
    /// It is not async, so that whoever waits for the answer does not keep the question in memory.
    @inline(never)
    func begin<Answer>(_ question: Question<Answer>, _ file: String, _ line: Int) -> AskedQuestion<Answer> {
        let stage = stage
        if question.lacksLabels { return begin(question.labelled(by: stage.strings), file, line) }
        let source = SourceLine(fileID: file, line: line)
        if let known = stage.knownAnswer(source, to: { question.content }), let answer = question.answer(at: known) {
            return AskedQuestion(known: answer)
        }
        return stage.ask(question, source: source)
    }
}
