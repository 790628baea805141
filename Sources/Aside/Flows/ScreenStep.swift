/// A step that puts a screen on the stack.
@MainActor
public struct ScreenStep<Shown: Screen>: Step {
    let screen: Shown
    let stage: Stage
    private let source: SourceLine
    private var first: Shown.Value?
    private let asksQuestion: Bool
    private var replacesTop = false

    init(_ screen: Shown, on stage: Stage, at source: SourceLine, asksQuestion: Bool = false) {
        self.screen = screen
        self.stage = stage
        self.source = source
        self.asksQuestion = asksQuestion
    }

    /// Returns the same step, entered as if the user had already chosen a value.
    ///
    /// - Parameter value: The value, used each time that a flow enters the step. The screen is still put on the stack,
    ///   and going back shows it. With `nil`, the step is entered as usual.
    /// - Returns: The step.
    public func starting(with value: Shown.Value?) -> ScreenStep {
        var step = self
        step.first = value
        return step
    }

    /// Returns the same step, which replaces the screen below it.
    ///
    /// - Returns: A step that skips the replaced screen when the user goes back. The closure of the replaced screen
    ///   continues.
    public func replacingTop() -> ScreenStep {
        var step = self
        step.replacesTop = true
        return step
    }

    /// Enters the step; see ``Step/then(_:)``.
    public func then<Result>(
        _ next: @escaping @MainActor (Shown.Value) async throws -> Result
    ) async throws -> Result {
        // The task keeps what its closures capture: they do without this step.
        let (outlet, asksQuestion) = (screen.outlet, asksQuestion)
        guard let level = try await (stage.host.trail == nil ? enter(first) : recall()) else { throw await refusal() }
        return try await withTaskCancellationHandler {
            var hasPaused = false
            while true {
                if try await level.waitForValue() { hasPaused = true }
                var end: Swift.Result<Result, any Error>?
                let afterClosure = await level.runClosure {
                    do {
                        guard let value = outlet.take() else { throw CancellationError() }
                        level.keep(value)
                        end = .success(try await next(value))
                        return .value
                    } catch {
                        end = .failure(error)
                        return error is CancellationError ? .cancellation : .error
                    }
                }
                switch afterClosure {
                case .again: level.note?.forget()
                case .left: throw CancellationError()
                case .finish:
                    if !hasPaused { await level.stage.host.tasks.giveTurnIfDue() }
                    level.hasReturned(asksQuestion: asksQuestion)
                    guard let end else { throw CancellationError() }
                    return try end.get()
                }
            }
        } onCancel: {
            level.abandon()
        }
    }

    /// Puts the screen on the stack, with the value that was chosen already; returns `nil` if the current task cannot
    /// show one.
    ///
    /// The function is not async, because each async function takes a part of the memory of a task that waits.
    private func enter(_ first: Shown.Value?, _ note: Note? = nil) -> StackLevel? {
        if let first { (screen as? any StartShowing<Shown.Value>)?.show(first) }
        guard stage.refusal == nil else { return nil }
        if let first { screen.outlet.keep(first) }
        let level = stage.push(screen, at: source, replacingTop: replacesTop)
        level.note = note
        return level
    }

    /// Enters the step with the value that a record holds, and not with what the flow would have it begin with.
    private func recall() async throws -> StackLevel? {
        let question = screen as? any StartShowing<Shown.Value>
        let name = question?.recordName ?? screen.recordName
        guard stage.refusal == nil, let note = stage.host.trail?.note(name, isStep: true) else { return enter(first) }
        if note.ending != nil {
            note.recall()
            throw CancellationError()
        }
        guard let datum = note.answer else { return enter(note.isKnown ? nil : first, note) }
        let value: Shown.Value?
        if let question {
            value = await question.recall(note, on: stage)
        } else {
            value = note.run.coder.read(datum, as: Shown.Value.self)
            if value == nil { note.refuse("is no \(Shown.Value.self)") }
        }
        if value != nil { note.recall() }
        return enter(value, note)
    }

    /// Tells the presenter that the screen cannot be shown, and gives the main actor a turn.
    private func refusal() async -> CancellationError {
        await stage.host.refuse(
            TypeName(of: screen).description, at: source, because: stage.refusal ?? .ownerGone)
        return CancellationError()
    }
}

/// A screen that shows the value with which its step starts, such as a question with its answer.
@MainActor
protocol StartShowing<Value>: Screen {
    /// Shows a value that was chosen without the user.
    func show(_ value: Value)

    /// The name by which a record knows it.
    var recordName: String { get }
    /// The answer that was given last; `nil` if it must not be recorded.
    var recordedAnswer: Datum? { get }
    /// Returns the answer that a record holds; `nil` if the user has to give it.
    func recall(_ note: Note, on stage: Stage) async -> Value?
}

extension StackLevel {
    /// Keeps the value with which the flow goes on.
    fileprivate func keep<Value>(_ value: Value) {
        guard let note, note.isPending else { return }
        if let question = entry.screen as? any StartShowing {
            note.keep(question.recordedAnswer)
        } else {
            note.keep(entry.screen.holdsUnwritten ? nil : note.run.coder.write(value))
        }
    }
}

extension Flow {
    /// Makes a step that shows a screen.
    ///
    /// Nothing happens until `then`, `until` or `value()` is awaited.
    ///
    /// - Parameters:
    ///   - screen: The screen. When the step is entered, the screen must not be shown anywhere else.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The step.
    public func show<Shown: Screen>(
        _ screen: Shown, file: String = #fileID, line: Int = #line
    ) -> ScreenStep<Shown> {
        ScreenStep(screen, on: stage, at: SourceLine(fileID: file, line: line))
    }
}
