@testable import Aside

/// Every kind of question, for tests of rules that hold for all of them.
enum EveryKind: CaseIterable {
    case acknowledgement, alert, error, confirmation, choice, choiceOfMany, prompt, form, screenSheet, flowSheet
    case progress, retrying

    /// Asks, and throws the error of the asking function.
    @MainActor
    func ask(on stage: Stage, _ policy: AnyPolicy = .queue) async throws {
        switch self {
        case .acknowledgement: await stage.alert("Q", policy: policy.of())
        case .alert:
            _ = try await stage.alert("Q", policy: policy.of()) {
                Choice("One", 1)
                Choice("Two", 2)
            }
        case .error: await stage.alert(Broken(), policy: policy.of())
        case .confirmation: _ = try await stage.confirm("Q", policy: policy.of())
        case .choice: _ = try await stage.choose("Q", from: [1, 2], initial: 1, policy: policy.of())
        case .choiceOfMany: _ = try await stage.chooseMany("Q", from: [1, 2], policy: policy.of())
        case .prompt: _ = try await stage.prompt("Q", policy: policy.of()) { $0 }
        case .form:
            _ = try await stage.prompt(
                "Q", fields: [PromptField("A"), PromptField("B")], policy: policy.of()
            ) {
                $0["A"] + $0["B"]
            }
        case .screenSheet: _ = try await stage.sheet(Page("Q"), policy: policy.of())
        case .flowSheet:
            let page = Page("inner")
            _ = try await stage.sheet("Q", policy: policy.of()) { try await $0.show(page).value() }
        case .progress:
            let gate = EveryKind.gate
            _ = try await stage.progress("Q", policy: policy.of()) { _ in
                try await EveryKind.$gate.withValue(gate) { try await EveryKind.work() }
            }
        case .retrying:
            var isFirst = true
            try await stage.retrying("Q") {
                if isFirst {
                    isFirst = false
                    throw Broken()
                }
            }
        }
    }

    /// A policy for any type of answers.
    enum AnyPolicy {
        case queue, reject, once, expiring

        func of<Answer>() -> QuestionPolicy<Answer> {
            switch self {
            case .queue: .queue
            case .reject: .reject
            case .once: .once("same")
            case .expiring: .expiring(after: .seconds(1))
            }
        }
    }

    /// Answers as a user would.
    @MainActor
    func answer(_ modal: Modal) {
        switch self {
        case .screenSheet, .flowSheet: (modal.stage?.stack.top as? Page)?.publish("x")
        case .progress: EveryKind.gate?.finish()
        default: modal.submit()
        }
    }

    /// Whether the kind accepts a policy; the others always wait their turn.
    var takesPolicy: Bool { self != .retrying }

    /// Whether a presenter can know the answer before a modal is made.
    var canBeKnown: Bool {
        switch self {
        case .acknowledgement, .alert, .error, .confirmation, .choice, .retrying: true
        case .choiceOfMany, .prompt, .form, .screenSheet, .flowSheet, .progress: false
        }
    }

    /// Lets the operation of a progress modal end; each test has its own.
    @TaskLocal static var gate: Finish?

    @MainActor private static func work() async throws {
        let signals = gate?.signals ?? AsyncStream { $0.finish() }
        for await _ in signals {}
        try Task.checkCancellation()
    }

    struct Finish {
        let signals: AsyncStream<Never>
        private let source: AsyncStream<Never>.Continuation

        init() {
            (signals, source) = AsyncStream<Never>.makeStream()
        }

        func finish() { source.finish() }
    }
}
