import TestSupport

@testable import Aside

/// Every kind of question, for tests of rules that hold for all of them.
enum EveryKind: CaseIterable {
    case acknowledgement, alert, error, confirmation, choice, choiceOfMany, prompt, form, screenSheet, flowSheet
    case progress, retrying

    /// Asks, and throws the error of the asking function.
    @MainActor
    func ask(on stage: Stage, _ way: Variant = .waiting) async throws {
        switch self {
        case .acknowledgement: await stage.ask(way.asking(.alert("Q")))
        case .alert:
            let question = Question("Q") {
                Choice("One", 1)
                Choice("Two", 2)
            }
            _ = try await stage.ask(way.asking(question))
        case .error: await stage.alert(Broken())
        case .confirmation: _ = try await stage.ask(way.asking(.confirm("Q")))
        case .choice: _ = try await stage.ask(way.asking(.choose("Q", from: [1, 2], initial: 1)))
        case .choiceOfMany: _ = try await stage.ask(way.asking(.chooseMany("Q", from: [1, 2])))
        case .prompt: _ = try await stage.ask(way.asking(.prompt("Q", .text().parsed { $0 })))
        case .form:
            let question = Question.form("Q", ["", ""] as [String]) {
                Field("A", \.[0])
                Field("B", \.[1])
            }
            _ = try await stage.ask(way.asking(question))
        case .screenSheet: _ = try await stage.sheet(Page("Q"), once: way.id)
        case .flowSheet:
            let page = Page("inner")
            _ = try await stage.sheet("Q", once: way.id) { try await $0.show(page).value() }
        case .progress:
            let gate = EveryKind.gate
            _ = try await stage.progress("Q", once: way.id) { _ in
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

    /// How a question is queued, coalesced or expired.
    enum Variant {
        case waiting, rejecting, once, expiring

        @MainActor
        func asking<Answer>(_ question: Question<Answer>) -> Question<Answer> {
            switch self {
            case .waiting: question
            case .rejecting: question.rejecting()
            case .once: question.once("same")
            case .expiring: question.expiring(after: .seconds(1))
            }
        }

        fileprivate var id: String? { self == .once ? "same" : nil }
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

    /// Whether the kind can be asked in this way; the others always wait their turn.
    func canBeAsked(_ way: Variant) -> Bool {
        switch (self, way) {
        case (.retrying, _), (.error, _): way == .waiting
        case (.screenSheet, _), (.flowSheet, _), (.progress, _): way == .waiting || way == .once
        default: true
        }
    }

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
