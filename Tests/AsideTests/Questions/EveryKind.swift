import TestSupport

@testable import Aside

/// Every kind of question, for tests of rules that hold for all of them.
enum EveryKind: CaseIterable {
    case acknowledgement, alert, error, confirmation, choice, choiceOfMany, prompt, form, screenSheet, flowSheet
    case progress, retrying

    /// Asks, and throws the error of the asking function; the operation of progress waits for the gate.
    @MainActor
    func ask(on stage: Stage, _ work: Gate? = nil) async throws {
        switch self {
        case .acknowledgement: await stage.alert("Q")
        case .alert:
            _ = try await stage.alert("Q") {
                Choice("One", 1)
                Choice("Two", 2)
            }
        case .error: await stage.alert(Broken())
        case .confirmation: _ = try await stage.confirm("Q")
        case .choice: _ = try await stage.choose("Q", from: [1, 2], initial: 1)
        case .choiceOfMany: _ = try await stage.chooseMany("Q", from: [1, 2])
        case .prompt: _ = try await stage.prompt("Q", .text().parsed { $0 })
        case .form:
            _ = try await stage.form("Q", ["", ""] as [String]) {
                Field("A", \.[0])
                Field("B", \.[1])
            }
        case .screenSheet: _ = try await stage.sheet(Page("Q"))
        case .flowSheet: _ = try await stage.sheet("Q") { try await $0.show(Page("inner")).value() }
        case .progress:
            try await stage.progress("Q") { _ in
                await work?.pass()
                try Task.checkCancellation()
            }
        case .retrying:
            var isFirst = true
            try await stage.retrying("Q") {
                defer { isFirst = false }
                if isFirst { throw Broken() }
            }
        }
    }

    /// Answers as a user would.
    @MainActor
    func answer(_ modal: Modal) {
        switch self {
        case .screenSheet, .flowSheet: (modal.stage?.stack.top as? Page)?.publish("x")
        case .progress: break
        default: modal.submit()
        }
    }
}
