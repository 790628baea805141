/// A part of the app that is written as async functions.
///
/// Anything that holds a stage can show screens and ask questions.
///
/// ```swift
/// struct RenameFlow: Flow {
///     let stage: Stage
///
///     func run(_ list: Groceries) async throws {
///         list.name = try await prompt("New name", .text(list.name))
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

    /// Shows an alert until the user acknowledges it.
    ///
    /// It never throws: it also returns when the user dismisses the alert, and when the alert is cancelled or refused.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    public func ask(_ alert: Question<Acknowledged>, file: String = #fileID, line: Int = #line) async {
        await begin(alert, file, line).wait()
    }

    /// Asks a question for the current task, which then waits for the answer.
    ///
    /// This is the only way in which questions are asked. The function is not async, so that the question does not stay
    /// in memory while the task waits.
    @inline(never)
    func begin<Answer>(_ question: Question<Answer>, _ file: String, _ line: Int) -> Asking<Answer> {
        let stage = stage
        let host = stage.host
        let question = question.labelled(on: stage)
        let source = SourceLine(fileID: file, line: line)
        let asker = host.asker
        if let ending = host.refusal(of: asker) {
            return .refused(name: question.content.description, source, ending, host)
        }
        // Screens that have ended but are still in view leave when the modal arrives.
        stage.settle()
        if let place = host.knownAnswer(to: question.content, source, asker),
            let answer = question.reading.answer(at: place)
        {
            EndingRecord.note(.answered, host.tasks)
            return .known(answer)
        }
        #if DEBUG
            for modifier in question.idleModifiers {
                host.presenter?.warn(RuntimeWarning(idle: modifier, of: question.content, source: source))
            }
        #endif
        let asked = Asked(question, source: source, host: host)
        if let ending = host.ask(asked, question.whenTaken, question.key, asker) {
            return .refused(name: asked.description, source, ending, host)
        }
        return .asked(asked)
    }
}
