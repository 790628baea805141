import Aside
import SwiftUI
import Testing

@testable import AsideUI

/// Views that show one stage in turn: a sheet of the app's own, and several windows.
@Suite("Several views of one stage in the double", .timeLimit(.minutes(1)))
@MainActor
struct HandoverTests {
    private let stage = Stage()
    private let app = AppContent()

    nonisolated static let scenarios: [Scenario] = [false, true].flatMap { swallows in
        [false, true].map { keeps in
            var scenario = Scenario()
            scenario.swallowsWhileLeaving = swallows
            scenario.keepsDismissedState = keeps
            return scenario
        }
    }

    private func visitor(_ scenario: Scenario = Scenario(), isObservable: Bool = true) -> Visitor {
        let (stage, app) = (stage, app)
        return Visitor(scenario, isObservable: isObservable) { AppContentView(stage: stage, content: app) }
    }

    private func open(_ user: Visitor) async {
        app.ownSheet = AppContent.OwnSheet()
        await user.until { $0.buttons.contains("Close") }
    }

    /// Waits until the question comes, and answers it.
    private func answer(_ question: Task<Bool?, Never>?, _ user: Visitor, over count: Int) async {
        await user.sees("Sure?")
        #expect(user.window.presented.count == count + 1)
        await user.press("OK")
        await user.until { _ in stage.modals.isEmpty }
        #expect(await question?.value == true)
    }

    /// Takes the sheet of the app away from under a question, and answers the question where it comes then.
    private func takeSheetAway(
        under question: Task<Bool?, Never>, _ user: Visitor, over count: Int, isSeen: Bool = true
    ) async {
        await user.sees("Sure?")
        user.settle()
        app.ownSheet = nil
        if isSeen {
            user.settle()
            user.look()
        }
        await answer(question, user, over: count)
    }

    @Test("When a sheet of the app has gone, the view beneath shows the next question", arguments: scenarios)
    func afterSheet(scenario: Scenario) async {
        let user = visitor(scenario)
        for _ in 0..<2 {
            await open(user)
            let inSheet = Task { try? await stage.confirm("Sure?") }
            await answer(inSheet, user, over: 1)
            await user.press("Close")
            await user.until { $0.presented.isEmpty }
            let beneath = Task { try? await stage.confirm("Sure?") }
            await answer(beneath, user, over: 0)
        }
    }

    /// What is asked, and what it shows.
    enum Asked: CaseIterable { case alert, sheet }

    private func ask(_ asked: Asked) -> Task<Bool?, Never> {
        Task {
            switch asked {
            case .alert: try? await stage.confirm("Sure?")
            case .sheet: try? await stage.prompt("Sure?", .text().suggesting(["Ada"]).parsed { _ in true })
            }
        }
    }

    @Test(
        "4.7: a question that is asked while a sheet of the app is going comes over the view beneath",
        arguments: scenarios, Asked.allCases)
    func whileLeaving(scenario: Scenario, asked: Asked) async {
        let user = visitor(scenario)
        await open(user)
        user.window.press("Close")
        user.window.draw()
        #expect(user.window.isMoving)
        let question = ask(asked)
        await user.until { _ in !stage.modals.isEmpty }
        await answer(question, user, over: 0)
    }

    @Test(
        "4.3: when the app takes away its sheet from under a question, the view beneath shows the question",
        arguments: scenarios, Asked.allCases)
    func underQuestion(scenario: Scenario, asked: Asked) async {
        let user = visitor(scenario)
        await open(user)
        await takeSheetAway(under: ask(asked), user, over: 0)
    }

    @Test(
        "4.3: nobody has to see that a sheet of the app has gone for the view beneath to show what was asked in it",
        arguments: scenarios, Asked.allCases)
    func unseen(scenario: Scenario, asked: Asked) async {
        let user = visitor(scenario, isObservable: false)
        await open(user)
        await takeSheetAway(under: ask(asked), user, over: 0, isSeen: false)
    }

    @Test(
        "4.3: an alert over a sheet comes over the view beneath when a sheet of the app has gone with both",
        arguments: scenarios, [true, false])
    func alertOverSheet(scenario: Scenario, isObservable: Bool) async {
        let user = visitor(scenario, isObservable: isObservable)
        await open(user)
        let question = Task { try? await stage.sheet("Flow") { try await $0.confirm("Sure?") } }
        await takeSheetAway(under: question, user, over: 1)
    }

    @Test(
        "4.3: the end of a sheet of the app need not be reported for the view beneath to show the next question",
        arguments: Asked.allCases, [true, false])
    func unreported(asked: Asked, isObservable: Bool) async {
        var scenario = Scenario()
        // If nobody can find out what is in view, the state of the view tells.
        scenario.keepsDismissedState = isObservable
        let user = visitor(scenario, isObservable: isObservable)
        await open(user)
        user.window.deliver = { if $0.kind != .disappeared { $0.call() } }
        await user.press("Close")
        await user.until { $0.presented.isEmpty }
        let question = ask(asked)
        await user.until { _ in !stage.modals.isEmpty }
        await answer(question, user, over: 0)
    }

    @Test(
        "4.3: when a sheet of the app has gone from under our sheet, and one view has not said so, our sheet comes again",
        arguments: 0..<3)
    func unreportedUnderSheet(leftOut: Int) async throws {
        var scenario = Scenario()
        scenario.keepsDismissedState = true
        let user = visitor(scenario)
        await open(user)
        let question = ask(.sheet)
        await user.sees("Sure?")
        user.settle()
        var disappeared = 0
        user.window.deliver = { report in
            if report.kind == .disappeared { disappeared += 1 }
            if report.kind != .disappeared || disappeared != leftOut + 1 { report.call() }
        }
        app.ownSheet = nil
        user.settle()
        user.look()
        user.settle()
        try #require(!stage.modals.isEmpty, "The question has gone.")
        await answer(question, user, over: 0)
    }

    @Test("4.3: our sheet comes again when no covered view has said so, and something else covers the view beneath")
    func unreportedAndCovered() async throws {
        var scenario = Scenario()
        scenario.keepsDismissedState = true
        scenario.hidesCovered = true
        let user = visitor(scenario)
        user.window.deliver = { if $0.kind != .disappeared { $0.call() } }
        await open(user)
        let question = ask(.sheet)
        await user.sees("Sure?")
        user.settle()
        user.window.deliver = { $0.call() }
        app.ownSheet = nil
        user.settleButPauses()
        user.window.presentForeign()
        user.settle()
        user.window.dismissForeign()
        user.settle()
        try #require(!stage.modals.isEmpty, "The question has gone.")
        await answer(question, user, over: 0)
    }

    @Test("4.2: a view that is hidden by its own sheet still shows what is asked in the sheet, and after it")
    func hidden() async {
        var scenario = Scenario()
        scenario.hidesCovered = true
        let user = visitor(scenario)
        let flow = Task { try? await stage.sheet("Flow") { try await $0.confirm("Sure?") } }
        await answer(flow, user, over: 1)
        #expect(user.window.presentations == 2)
        let next = ask(.alert)
        await answer(next, user, over: 0)
    }

    @Test("4.3: when one of two windows is closed, the other shows the question", arguments: [true, false])
    func secondWindow(isAskedBefore: Bool) async {
        let first = visitor()
        let second = visitor()
        var question = isAskedBefore ? ask(.alert) : nil
        if isAskedBefore { await second.sees("Sure?") }
        #expect(first.window.presented.isEmpty)
        second.window.close()
        if question == nil { question = ask(.alert) }
        await answer(question, first, over: 0)
    }

    @Test("3.7: a window that is closed cancels its flow, with the question in view")
    func closedWindow() async {
        let stage = stage
        let (outcomes, ends) = AsyncStream<Outcome<Bool>>.makeStream()
        let user = Visitor {
            Color.clear.questions(on: stage).flow(on: stage) {
                ends.yield(try await stage.outcome(of: { try await stage.confirm("Sure?") }))
            }
        }
        await user.sees("Sure?")
        user.window.close()
        for await outcome in outcomes {
            #expect(outcome == .cancelled)
            break
        }
        #expect(stage.modals.isEmpty)
    }

    @Test("4.6: a question that a view asks in its own task goes together with the view")
    func ownTask() async {
        let (stage, app) = (stage, app)
        let (outcomes, ends) = AsyncStream<Outcome<Bool>?>.makeStream()
        let user = Visitor {
            Group {
                if app.ownSheet == nil {
                    Text("Idle")
                } else {
                    Text("Asking").task {
                        ends.yield(try? await stage.outcome(of: { try await stage.confirm("Sure?") }))
                    }
                }
            }
            .questions(on: stage)
        }
        app.ownSheet = AppContent.OwnSheet()
        await user.sees("Sure?")
        app.ownSheet = nil
        await user.sees("Idle")
        for await outcome in outcomes {
            #expect(outcome == .cancelled)
            break
        }
        #expect(stage.modals.isEmpty)
    }

    @Test("A question behind a cover of the app, which takes the views out of the window, says what is in front of it")
    func cover() async {
        let user = visitor()
        user.window.presentForeign(overAll: true)
        user.settleButPauses()
        let question = ask(.alert)
        await user.window.change()
        for _ in 0..<40 { user.step() }
        #expect(user.warnings.map { $0.contains("cannot be seen: \(Window.foreignName)") } == [true])
        user.window.dismissForeign()
        await answer(question, user, over: 0)
    }
}
