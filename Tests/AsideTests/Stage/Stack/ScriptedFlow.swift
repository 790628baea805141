@testable import Aside

/// A flow, or one run of a closure, that obeys the driver.
@MainActor
final class ScriptedFlow {
    let id: BodyID
    private let scripted: ScriptedStage
    private let isStubborn: Bool
    private var isCancelled = false
    private var waiting: CheckedContinuation<Command, Never>?

    init(_ id: BodyID, in scripted: ScriptedStage, isStubborn: Bool = false) {
        self.id = id
        self.scripted = scripted
        self.isStubborn = isStubborn
    }

    /// The body.
    func run(_ firstAct: @MainActor () -> Void = {}) async throws -> String {
        scripted.add(self)
        firstAct()
        let outcome: Outcome
        do {
            let value = try await withTaskCancellationHandler {
                try await obey()
            } onCancel: {
                MainActor.assumeIsolated { self.cancelled() }
            }
            outcome = .value(value)
        } catch {
            outcome = Outcome(error)
        }
        scripted.remove(self, outcome)
        return try outcome.get()
    }

    /// Does what the driver wants next.
    ///
    /// - Returns: `false` if the scriptedFlow is not waiting for a command.
    func obey(_ command: Command) -> Bool {
        guard let waiting else { return false }
        self.waiting = nil
        waiting.resume(returning: command)
        return true
    }

    private func obey() async throws -> String {
        while true {
            switch await command() {
            case .end(let outcome): return try outcome.get()
            case .enter(let step):
                if let value = try await enter(step) { return value }
            }
        }
    }

    private func enter(_ first: ScriptedStep) async throws -> String? {
        var step = first
        while true {
            let outcome: Outcome
            do { outcome = .value(try await scripted.show(step)) } catch { outcome = Outcome(error) }
            scripted.note("\(id) got \(outcome) of \(step.name)")
            switch step.next {
            case .pass: return try outcome.get()
            case .goBackAndPass:
                scripted.stage.stack.pop()
                return try outcome.get()
            case .stay: return nil
            case .enter(let next): step = next
            }
        }
    }

    private func command() async -> Command {
        if isCancelled, !isStubborn { return .end(.cancelled) }
        return await withCheckedContinuation { waiting = $0 }
    }

    private func cancelled() {
        isCancelled = true
        scripted.note("\(id) was cancelled")
        if !isStubborn { _ = obey(.end(.cancelled)) }
    }
}

extension ScriptedFlow {
    /// The way in which a body of code, or a `then`, ended.
    enum Outcome: Equatable, Sendable, CustomStringConvertible {
        case value(String)
        case error(String)
        case cancelled

        init(_ error: any Error) {
            if let failure = error as? Failure {
                self = .error(failure.text)
            } else {
                self = error is CancellationError ? .cancelled : .error("\(error)")
            }
        }

        func get() throws -> String {
            switch self {
            case .value(let value): return value
            case .error(let text): throw Failure(text: text)
            case .cancelled: throw CancellationError()
            }
        }

        var description: String {
            switch self {
            case .value(let value): "value \(value)"
            case .error(let text): "error \(text)"
            case .cancelled: "cancelled"
            }
        }
    }

    /// An error that is not a cancellation.
    struct Failure: Error {
        let text: String
    }

    /// A command of the driver.
    enum Command: Sendable {
        case enter(ScriptedStep)
        case end(Outcome)
    }
}
