/// A step that puts a screen on the stack.
@MainActor
public struct ScreenStep<Shown: Screen>: Step {
    let screen: Shown
    let stage: Stage
    private let source: SourceLine
    private var first: Shown.Value?
    private var replacesTop = false

    init(_ screen: Shown, on stage: Stage, at source: SourceLine) {
        self.screen = screen
        self.stage = stage
        self.source = source
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
        let outlet = screen.outlet
        guard let level = enter() else { throw await refusal() }
        return try await withTaskCancellationHandler {
            while true {
                try await level.waitForValue()
                var result: Swift.Result<Result, any Error>?
                let afterClosure = await level.runClosure {
                    do {
                        guard let value = outlet.take() else { throw CancellationError() }
                        result = .success(try await next(value))
                        return .value
                    } catch {
                        result = .failure(error)
                        return error is CancellationError ? .cancellation : .error
                    }
                }
                switch (afterClosure, result) {
                case (.finish, let result?):
                    await MainActorTurn.giveIfDue()
                    hasReturned(level)
                    return try result.get()
                case (.left, _), (.finish, nil): throw CancellationError()
                case (.again, _): continue
                }
            }
        } onCancel: {
            level.abandon()
        }
    }

    /// Enters the step, takes one value, and removes the screen; see ``Step/value()``.
    @discardableResult
    public func value() async throws -> Shown.Value {
        let outlet = screen.outlet
        guard let level = enter() else { throw await refusal() }
        return try await withTaskCancellationHandler {
            try await level.waitForValue()
            let value = outlet.take()
            // `value()` has no closure to run.
            stage.beginClosure(of: level.id)
            _ = stage.endClosure(of: level, with: .value)
            await MainActorTurn.giveIfDue()
            hasReturned(level)
            guard let value else { throw CancellationError() }
            return value
        } onCancel: {
            level.abandon()
        }
    }

    private func hasReturned(_ level: StackLevel) {
        stage.hasReturned(level)
        // What follows the first question of a wizard may print, or be the end of the process.
        if level.id.position == 0, screen is any ShownQuestion { stage.settle() }
    }

    /// Puts the screen on the stack; returns `nil` if the current task cannot show one.
    ///
    /// The function is not async, because each async function takes a part of the memory of a task that waits.
    private func enter() -> StackLevel? {
        if let first { (screen as? any StartShowing<Shown.Value>)?.show(first) }
        guard stage.refusal == nil else { return nil }
        if let first { screen.outlet.keep(first) }
        return stage.push(screen, at: source, replacingTop: replacesTop)
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
