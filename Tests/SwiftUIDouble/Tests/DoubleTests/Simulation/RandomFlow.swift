import Aside
import SwiftUI
import TestSupport

@testable import AsideUI

/// A flow that asks random kinds of questions, and records the outcomes in the answers.
struct RandomFlow: Flow {
    let stage: Stage
    let dice: Dice
    let answers: AnswerRecord
    /// Whether something other than its questions can end the work.
    var mayEnd = false
    /// Whether a view shows the screens of the stage, and not only its questions.
    var showsScreens = true
    /// Whether questions point at views.
    var hasAnchors = true

    /// Asks several questions, one after the other.
    func run(depth: Int) async throws {
        for _ in 0...dice.number(below: depth > 1 ? 4 : 2) {
            try await askSomething(depth: depth)
            try Task.checkCancellation()
        }
    }

    private func askSomething(depth: Int) async throws {
        switch dice.number(below: depth > 0 ? 13 : 6) {
        case 0: try await askAlert()
        case 1: try await askConfirmation()
        case 2: try await askChoice()
        case 3: try await askPrompt(depth: depth)
        case 4: try await askMany()
        case 5: try await askBesideNotice()
        case 6 where showsScreens: try await showPage(depth: depth)
        case 7 where showsScreens: try await showStep(depth: depth)
        case 6, 8: try await presentPage()
        case 7, 9: try await presentView()
        case 10: try await presentFlow(depth: depth)
        case 11: try await work()
        default: try await askTogether(depth: depth)
        }
    }

    /// Asks, compares the outcome with what the user did, and continues if there was no answer.
    private func ask(
        _ title: String, cancel: String? = nil, _ question: @escaping @MainActor () async throws -> String
    ) async throws {
        answers.note("asks: \(title)")
        let asking = Task { try await self.outcome(of: question) }
        answers.withdrawals[title] = { asking.cancel() }
        let outcome = try await withTaskCancellationHandler {
            try await asking.value
        } onCancel: {
            asking.cancel()
        }
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
        let anchor = !hasAnchors ? nil : dice.pick([nil, "publish", "publish", "nowhere"])
        let question = Question<String>.choose(title, from: rows, initial: initial)
        try await ask(title) { try await ask(anchor.map { question.anchored(to: $0) } ?? question) }
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
        let isSlow = dice.one(in: 2)
        var refusals = dice.number(below: 3)
        try await ask(title) {
            let check: @MainActor () async throws -> Void = {
                if asksInside {
                    var inner = self
                    inner.mayEnd = true
                    try await inner.run(depth: 0)
                }
                if isSlow { await answers.work() }
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

    private func askBesideNotice() async throws {
        let title = answers.newTitle("notice")
        let notice = Task { await stage.notice(title, action: "undo \(title)", for: nil) }
        defer { notice.cancel() }
        try await askConfirmation()
        notice.cancel()
        answers.over(title, wasPressed: await notice.value)
    }

    // MARK: Questions that contain others

    private func showPage(depth: Int) async throws {
        let title = answers.newTitle("page")
        let page = dice.one(in: 3) ? GuardedPage(title, stage, answers) : ButtonPage(title, answers)
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

    private func showStep(depth: Int) async throws {
        let title = answers.newTitle("step")
        var inner = self
        inner.mayEnd = true
        let play = inner
        var rounds = 0
        let goOn: @MainActor (String) async throws -> Void = { answer in
            answers.went(on: answer, from: title)
            rounds += 1
            if rounds < 3 { try await play.run(depth: depth - 1) }
        }
        do {
            if dice.one(in: 2) {
                let question = Question.confirm(title, action: "yes").cancel("no")
                try await show(question).then { try await goOn($0 ? "yes" : "no") }
            } else {
                try await show(.prompt(title)).then { try await goOn($0) }
            }
        } catch is CancellationError {}
    }

    /// Presents the app's own view, which gives its answer twice.
    private func presentView() async throws {
        let title = answers.newTitle("view")
        let isGuarded = dice.one(in: 3)
        let mayClose: @MainActor () async -> Bool = { await answers.mayClose(on: stage) }
        try await ask(title) {
            try await sheet(for: String.self, title, mayClose: isGuarded ? mayClose : nil) { answer in
                Button("Publish") {
                    answer(title)
                    answer("Once more")
                }
            }
        }
    }

    private func presentPage() async throws {
        let title = answers.newTitle("sheet")
        let anchor = hasAnchors ? "publish" : nil
        let style = dice.pick([SheetStyle.sheet, .fullScreen, .popover, .popover(at: anchor)])
        let isDismissible = dice.one(in: 2)
        let page = dice.one(in: 2) ? GuardedPage(title, stage, answers) : ButtonPage(title, answers)
        try await ask(title) { try await sheet(page, style: style, undismissible: !isDismissible) }
    }

    private func presentFlow(depth: Int) async throws {
        let title = answers.newTitle("flow")
        let style = dice.pick([SheetStyle.sheet, .fullScreen, .popover])
        let isEmpty = dice.one(in: 4)
        let isSlow = dice.one(in: 3)
        try await ask(title) {
            try await sheet(title, style: style) { stage in
                let inner = RandomFlow(stage: stage, dice: dice, answers: answers, mayEnd: true, hasAnchors: hasAnchors)
                if isSlow { await answers.work() }
                if !isEmpty { try await inner.run(depth: depth - 1) }
                try Task.checkCancellation()
                // A flow in a sheet returns an answer that nobody has to press.
                answers.offer("returned", of: title)
                return "returned"
            }
        }
    }

    private func work() async throws {
        let title = answers.newTitle("progress")
        let (isSlow, asksInside) = (dice.one(in: 2), dice.one(in: 2))
        try await ask(title) {
            try await progress(title) { report in
                report(0.5, "half")
                let inner = RandomFlow(stage: stage, dice: dice, answers: answers, mayEnd: true, hasAnchors: hasAnchors)
                // This work shows no pages, because its own sign would cover them.
                if isSlow { await answers.work() }
                if asksInside { try await inner.run(depth: 0) }
                try Task.checkCancellation()
                answers.offer("done", of: title)
                return "done"
            }
        }
    }

    /// Runs two questions that wait for each other; the second may be cancelled.
    private func askTogether(depth: Int) async throws {
        var other = self
        other.mayEnd = true
        let asking = other
        let second = Task { try await asking.run(depth: depth - 1) }
        // Questions from here may appear above the other question's modal, and end with that modal.
        try? await other.run(depth: 0)
        if Task.isCancelled || dice.one(in: 2) { second.cancel() }
        await withTaskCancellationHandler {
            try? await second.value
        } onCancel: {
            second.cancel()
        }
    }
}

/// A screen with a button that yields its title.
class ButtonPage: Page, ViewProviding {
    let answers: AnswerRecord

    init(_ title: String, _ answers: AnswerRecord = AnswerRecord()) {
        self.answers = answers
        super.init(title)
    }

    @ViewBuilder var view: some View {
        Button("Publish") { self.publish(self.title) }
        if answers.hasAnchors { Text("Anchor").questionAnchor("publish") }
    }
}

/// A screen that asks before the user leaves it.
final class GuardedPage: ButtonPage, CloseGuarding {
    private let stage: Stage

    init(_ title: String, _ stage: Stage, _ answers: AnswerRecord) {
        self.stage = stage
        super.init(title, answers)
    }

    func mayClose() async -> Bool {
        answers.note("asks to close: \(self.title)")
        return await answers.mayClose(on: stage)
    }
}

extension AnswerRecord {
    /// Asks whether the user may leave something.
    fileprivate func mayClose(on stage: Stage) async -> Bool {
        let title = newTitle("guard")
        let answer = try? await stage.outcome(of: {
            try await stage.ask(.confirm(title, action: "yes").cancel("no")) ? "yes" : "no"
        })
        end(title, answer ?? .cancelled, cancel: "no", mayEnd: true)
        return answer?.answer == "yes"
    }
}
