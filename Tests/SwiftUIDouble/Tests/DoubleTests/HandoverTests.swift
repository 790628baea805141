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

    nonisolated static let scenarios = Scenario.all(\.swallowsWhileLeaving, \.keepsDismissedState)

    private func visitor(_ scenario: Scenario = Scenario(), isObservable: Bool = true) -> Visitor {
        let (stage, app) = (stage, app)
        return Visitor(scenario, isObservable: isObservable) { AppContentView(stage: stage, content: app) }
    }

    private func open(_ user: Visitor) async {
        app.ownSheet = AppContent.OwnSheet()
        await user.until { $0.buttons.contains("Close") }
    }

    /// What is asked, and what it shows.
    enum Asked: CaseIterable {
        case alert, sheet, alertOverSheet
    }

    private func ask(_ asked: Asked) -> Task<Bool?, Never> {
        Task {
            switch asked {
            case .alert: try? await stage.confirm("Sure?")
            case .sheet: try? await stage.prompt("Sure?", .text().suggesting(["Ada"]).parsed { _ in true })
            case .alertOverSheet: try? await stage.sheet("Flow") { try await $0.confirm("Sure?") }
            }
        }
    }

    /// Waits until the question comes over the view beneath, or over a sheet, and answers it.
    private func answer(
        _ question: Task<Bool?, Never>, _ user: Visitor, _ asked: Asked = .alert, overSheet: Bool = false
    ) async {
        await user.sees("Sure?")
        #expect(user.window.presented.count == (asked == .alertOverSheet ? 2 : 1) + (overSheet ? 1 : 0))
        await user.press("OK")
        await user.until { _ in stage.modals.isEmpty }
        #expect(await question.value == true)
    }

    @Test("When a sheet of the app has gone, the view beneath shows the next question", arguments: scenarios)
    func afterSheet(scenario: Scenario) async {
        let user = visitor(scenario)
        for _ in 0..<2 {
            await open(user)
            await answer(ask(.alert), user, overSheet: true)
            await user.press("Close")
            await user.until { $0.presented.isEmpty }
            await answer(ask(.alert), user)
        }
    }

    @Test(
        "4.7: a question that is asked while a sheet of the app is going comes over the view beneath",
        arguments: scenarios, [Asked.alert, .sheet])
    func whileLeaving(scenario: Scenario, asked: Asked) async {
        let user = visitor(scenario)
        await open(user)
        user.window.press("Close")
        user.window.draw()
        #expect(user.window.isMoving)
        let question = ask(asked)
        await user.until { _ in !stage.modals.isEmpty }
        await answer(question, user, asked)
    }

    @Test(
        "4.3: when the app takes away its sheet from under a question, the view beneath shows the question",
        arguments: scenarios.flatMap { [($0, true), ($0, false)] }, Asked.allCases)
    func underQuestion(system: (scenario: Scenario, isObservable: Bool), asked: Asked) async {
        let user = visitor(system.scenario, isObservable: system.isObservable)
        await open(user)
        let question = ask(asked)
        await user.sees("Sure?")
        user.settle()
        app.ownSheet = nil
        // On a system that does not tell what is in view, nobody has to see that the sheet has gone with the question.
        if system.isObservable || asked == .alertOverSheet {
            user.settle()
            user.look()
        }
        await answer(question, user, asked)
    }

    @Test(
        "4.3: the end of a sheet of the app need not be reported for the view beneath to show the next question",
        arguments: [Asked.alert, .sheet], [true, false])
    func unreported(asked: Asked, isObservable: Bool) async {
        // If nobody can find out what is in view, the state of the view tells.
        let user = visitor(isObservable ? Scenario(\.keepsDismissedState) : Scenario(), isObservable: isObservable)
        await open(user)
        user.window.deliver = { if $0.kind != .disappeared { $0.call() } }
        await user.press("Close")
        await user.until { $0.presented.isEmpty }
        let question = ask(asked)
        await user.until { _ in !stage.modals.isEmpty }
        await answer(question, user, asked)
    }

    @Test(
        "4.3: when a sheet of the app has gone from under our sheet, and one view has not said so, our sheet comes again",
        arguments: 0..<3)
    func unreportedUnderSheet(leftOut: Int) async throws {
        let user = visitor(Scenario(\.keepsDismissedState))
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
        await answer(question, user)
    }

    @Test("4.3: our sheet comes again when no covered view has said so, and something else covers the view beneath")
    func unreportedAndCovered() async throws {
        let user = visitor(Scenario(\.keepsDismissedState, \.hidesCovered))
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
        await answer(question, user)
    }

    @Test("4.3: when one of two windows is closed, the other shows the question", arguments: [true, false])
    func secondWindow(isAskedBefore: Bool) async {
        let (first, second) = (visitor(), visitor())
        let question = isAskedBefore ? ask(.alert) : nil
        if isAskedBefore { await second.sees("Sure?") }
        #expect(first.window.presented.isEmpty)
        second.window.close()
        await answer(question ?? ask(.alert), first)
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
}
