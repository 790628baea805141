package import Aside

/// The end of the input: the user has pressed Ctrl-C, or the input has closed.
///
/// It cancels the running flows. If a flow keeps asking, it is left behind, so that the program can end.
@MainActor
package final class EndOfInput {
    /// Called once, at the end of the input.
    var whenReached: () -> Void = {}
    /// Called once, when the user presses Ctrl-C.
    var whenInterrupted: () -> Void = {}
    /// Called once, when nobody is asked and a question has no default answer.
    var whenUnanswered: (UnansweredError) -> Void = { _ in }
    /// Called once, when code that is no running flow keeps asking after the end of the input.
    var whenEndless: (UnansweredError) -> Void = { _ in }
    private var isEndless = false
    private(set) var isReached = false
    private(set) var wasInterrupt = false
    /// The reason why nobody answers any more; `nil` for Ctrl-C and the end of the input between questions.
    private(set) var reason: Reason?
    /// Whether nobody is asked, and a question had no default answer.
    var isUnanswered: Bool { if case .unanswered(let error) = reason { error.cause == .nobodyAsked } else { false } }
    /// Whether the input ended while a question waited.
    var hasRunOut: Bool { if case .ended = reason { true } else { false } }
    private var running: [CancellableFlow] = []

    /// Why nobody answers any more.
    package enum Reason {
        /// A question was not answered.
        case unanswered(UnansweredError)
        /// The input ended while a question waited, which this message names.
        case ended(String)
    }

    /// A flow that is refused this many times in a row counts as an endless loop.
    private static let endless = 12

    /// Ends the running flows, and every later flow.
    package func reach(byInterrupt: Bool = false, because reason: Reason? = nil) {
        if !isReached { self.reason = reason }
        if byInterrupt, !wasInterrupt {
            wasInterrupt = true
            whenInterrupted()
        }
        guard !isReached else { return }
        isReached = true
        for flow in running { flow.cancel() }
        whenReached()
        if case .unanswered(let error) = reason, isUnanswered { whenUnanswered(error) }
    }

    /// Called when a question was refused.
    ///
    /// If a cancelled flow keeps asking, it is left behind. Other code cannot be left behind, so that its question is only
    /// named, once.
    package func refused(_ question: RefusedQuestion) {
        guard question.times >= Self.endless else { return }
        let error = UnansweredError(
            cause: .endless, question: question.name,
            description: "The flow keeps asking after the end of the input. Its last question was \(question.name), at "
                + "\(question.source).")
        for flow in running where flow.isCancelled { flow.leave(error) }
        guard isReached, running.isEmpty, !isEndless else { return }
        isEndless = true
        whenEndless(error)
    }

    /// Runs the body as a task that is cancelled at the end of the input.
    ///
    /// The task begins at once if the system can do that, so that the first question is shown before anything else is done.
    func cancelling<Result>(
        on stage: Stage, _ body: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        var result: Result?
        try await run(on: stage) { result = try await body() }
        guard let result else { throw CancellationError() }
        return result
    }

    // The part that needs no result, so that each type of result takes little code.
    private func run(on stage: Stage, _ body: @escaping @MainActor () async throws -> Void) async throws {
        var error: (any Error)?
        let flow = CancellableFlow()
        running.append(flow)
        if isReached { flow.cancel() }
        flow.start(on: stage) {
            do { try await body() } catch let thrown { error = thrown }
        }
        await withTaskCancellationHandler {
            await flow.end()
        } onCancel: {
            Task { @MainActor in flow.cancel() }
        }
        running.removeAll { $0 === flow }
        // A flow that goes on without an answer has no result, but it may report an error of its own.
        let isOwn = error.map { !($0 is CancellationError) } ?? !isUnanswered
        if case .unanswered(let reason) = reason, !isOwn, isUnanswered || flow.error == nil { throw reason }
        if let error = flow.error ?? error { throw error }
    }
}

/// A running flow, until it has ended or is left behind.
@MainActor
private final class CancellableFlow {
    private(set) var isCancelled = false
    private(set) var error: UnansweredError?
    private var task: Task<Void, Never>?
    private var isOver = false
    private var waiting: CheckedContinuation<Void, Never>?

    func start(on stage: Stage, _ body: @escaping @MainActor () async -> Void) {
        let started = stage.start { [self] in
            await body()
            finish()
        }
        guard !isOver else { return }
        task = started
        if isCancelled { started.cancel() }
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }

    func leave(_ error: UnansweredError) {
        guard !isOver else { return }
        self.error = error
        finish()
    }

    func end() async {
        await withCheckedContinuation { continuation in
            if isOver { continuation.resume() } else { waiting = continuation }
        }
    }

    private func finish() {
        isOver = true
        task = nil
        waiting?.resume()
        waiting = nil
    }
}
