import Aside
import Observation

/// A flow that asks random kinds of questions, and records the outcomes in the answers.
struct RandomFlow: Flow {
    let stage: Stage
    let dice: Dice
    let answers: AnswerRecord
    /// Whether something other than its questions can end the work.
    var mayEnd = false

    /// Asks several questions, one after the other.
    func run(depth: Int) async throws {
        for _ in 0...dice.number(below: 2) {
            try await askSomething(depth: depth)
            try Task.checkCancellation()
        }
    }

    private func askSomething(depth: Int) async throws {
        switch dice.number(below: depth > 0 ? 10 : 5) {
        case 0: try await askAlert()
        case 1: try await askConfirmation()
        case 2: try await askChoice()
        case 3: try await askPrompt(depth: depth)
        case 4: try await askMany()
        case 5: try await showPage(depth: depth)
        case 6: try await presentPage()
        case 7: try await presentFlow(depth: depth)
        case 8: try await work()
        default: try await askTogether()
        }
    }

    /// Asks, compares the outcome with what the user did, and continues if there was no answer.
    private func ask(
        _ title: String, cancel: String? = nil, _ question: @MainActor () async throws -> String
    ) async throws {
        answers.note("asks: \(title)")
        let outcome = try await outcome(of: question)
        answers.end(title, outcome, cancel: cancel, mayEnd: mayEnd || Task.isCancelled)
    }

    // MARK: Simple questions

    private func askAlert() async throws {
        let title = answers.newTitle("alert")
        let count = dice.number(below: 3)
        let severity = dice.pick(Severity.allCases)
        let hasCancel = dice.one(in: 2)
        try await ask(title, cancel: hasCancel ? "cancel" : nil) {
            try await alert(title, severity: severity) {
                for index in 0...count { Choice("choice \(index)", "choice \(index)") }
                if hasCancel { Choice("cancel", role: .cancel, "cancel") }
            }
        }
    }

    private func askConfirmation() async throws {
        let title = answers.newTitle("confirm")
        try await ask(title, cancel: "no") {
            try await ask(.confirm(title, action: "yes").cancel("no")) ? "yes" : "no"
        }
    }

    private func askChoice() async throws {
        let title = answers.newTitle("choose")
        let rows = (0...dice.number(below: 9)).map { "row \($0)" }
        let initial = dice.one(in: 2) ? rows[0] : nil
        try await ask(title) { try await choose(title, from: rows, initial: initial) }
    }

    private func askMany() async throws {
        let title = answers.newTitle("many")
        try await ask(title) {
            try await chooseMany(title, from: ["a", "b", "c"]).joined()
        }
    }

    private func askPrompt(depth: Int) async throws {
        let title = answers.newTitle("prompt")
        let isLong = dice.one(in: 4)
        let asksInside = depth > 0 && dice.one(in: 3)
        var refusals = dice.number(below: 3)
        try await ask(title) {
            let check: @MainActor () async throws -> Void = {
                if asksInside {
                    try await RandomFlow(stage: stage, dice: dice, answers: answers, mayEnd: true).run(depth: 0)
                }
                if refusals > 0 {
                    refusals -= 1
                    throw InvalidInput("Once more.")
                }
            }
            // A prompt that suggests texts has a view; a plain one is an alert.
            let text = isLong ? Input.text().suggesting(["a"]) : .text()
            return try await prompt(title, text.checked { _ in try await check() })
        }
    }

    // MARK: Questions that contain others

    private func showPage(depth: Int) async throws {
        let title = answers.newTitle("page")
        let page = dice.one(in: 3) ? GuardedPage(title, stage, answers) : Page(title)
        let play = self
        var rounds = 0
        do {
            _ = try await show(page).then { value in
                rounds += 1
                // The user can go back at any time, which cancels closures of pages.
                var inner = play
                inner.mayEnd = true
                if rounds < 3 { try await inner.run(depth: depth - 1) }
                return value
            }
        } catch is CancellationError {}
    }

    private func presentPage() async throws {
        let title = answers.newTitle("sheet")
        let style = dice.pick([SheetStyle.sheet, .fullScreen, .popover, .sheet(detents: [.medium])])
        let isDismissible = dice.one(in: 2)
        let page = dice.one(in: 2) ? GuardedPage(title, stage, answers) : Page(title)
        try await ask(title) { try await sheet(page, style: style, undismissible: !isDismissible) }
    }

    private func presentFlow(depth: Int) async throws {
        let title = answers.newTitle("flow")
        let style = dice.pick([SheetStyle.sheet, .fullScreen, .popover])
        let isEmpty = dice.one(in: 4)
        try await ask(title) {
            try await sheet(title, style: style) { stage in
                let inner = RandomFlow(stage: stage, dice: dice, answers: answers, mayEnd: true)
                if !isEmpty { try await inner.run(depth: depth - 1) }
                // A flow in a sheet returns an answer that nobody has to press.
                answers.offer("returned", of: title)
                return "returned"
            }
        }
    }

    private func work() async throws {
        let title = answers.newTitle("progress")
        let asksInside = dice.one(in: 2)
        try await ask(title) {
            try await progress(title) { report in
                report(0.5, "half")
                let inner = RandomFlow(stage: stage, dice: dice, answers: answers, mayEnd: true)
                // This work shows no pages, because its own sign would cover them.
                if asksInside { try await inner.run(depth: 0) }
                try Task.checkCancellation()
                answers.offer("done", of: title)
                return "done"
            }
        }
    }

    /// Runs two questions that wait for each other; the second may be cancelled.
    private func askTogether() async throws {
        var other = self
        other.mayEnd = true
        let asking = other
        let second = Task { try await asking.run(depth: 0) }
        // Questions from here may appear above the other question's modal, and end with that modal.
        try await other.run(depth: 0)
        if dice.one(in: 2) { second.cancel() }
        try? await second.value
    }
}

/// A screen that yields its title.
@Observable
class Page: Screen {
    let outlet = Outlet<String>()
    let title: String

    init(_ title: String) {
        self.title = title
    }
}

/// A screen that asks before the user leaves it.
final class GuardedPage: Page, CloseGuarding {
    private let stage: Stage
    private let answers: AnswerRecord

    init(_ title: String, _ stage: Stage, _ answers: AnswerRecord) {
        self.stage = stage
        self.answers = answers
        super.init(title)
    }

    func mayClose() async -> Bool {
        let title = answers.newTitle("guard")
        let answer = try? await stage.outcome(of: {
            try await stage.ask(.confirm(title, action: "yes").cancel("no")) ? "yes" : "no"
        })
        answers.end(title, answer ?? .cancelled, cancel: "no", mayEnd: true)
        return answer?.answer == "yes"
    }
}
