import Aside
import Foundation
import SwiftUI
import Testing

@testable import AsideUI

/// Questions over view controllers of the double of UIKit or AppKit.
@Suite("showQuestions(in:) in the double", .timeLimit(.minutes(1)))
@MainActor
struct HostingTests {
    private let stage = Stage()

    @Test(
        "Any number of questions are shown and answered, and the view beneath takes all touches between them",
        arguments: ControllerWindow.Kind.allCases)
    func questions(kind: ControllerWindow.Kind) async throws {
        let window = try #require(ControllerWindow(kind, showing: stage))
        let user = Visitor(in: window.questions)
        for round in 1...3 {
            let question = Task { try? await stage.confirm("Sure \(round)?") }
            await user.press("OK")
            #expect(await user.result(of: question, on: stage) == true)
            #expect(window.touchesBelow(195, 400))
        }
    }

    @Test(
        "4.3: a question that is lost over a sheet or a popover is shown again, whichever controller presents that",
        arguments: ControllerWindow.Kind.allCases, [SheetStyle.sheet, .popover])
    func lostOverSheet(kind: ControllerWindow.Kind, style: SheetStyle) async throws {
        let window = try #require(ControllerWindow(kind, showing: stage))
        let user = Visitor(in: window.questions)
        let flow = Task {
            try? await stage.sheet("Flow", style: style) { stage in
                _ = try await stage.confirm("Once?")
                return try await stage.confirm("Sure?")
            }
        }
        await user.sees("Once?")
        user.window.loseNext(evenAlerts: true)
        await user.press("OK")
        await user.sees("Sure?")
        await user.press("OK")
        #expect(await user.result(of: flow, on: stage) == true)
        window.end()
    }

    @Test("4.12: a notice can be pressed in its bar, beside which the view beneath takes the touches")
    func notice() async throws {
        let window = try #require(ControllerWindow(showing: stage))
        let user = Visitor(in: window.questions)
        window.addViewLater()
        let notice = Task { await stage.notice("Archived", action: "Undo", for: .seconds(3_600)) }
        await user.sees("Archived")
        #expect(!window.touchesBelow(195, 780))
        #expect(window.touchesBelow(20, 780))
        #expect(window.touchesBelow(195, 750))
        await user.press("Undo")
        #expect(await notice.value)
        await user.until { !$0.texts.contains("Archived") }
        #expect(window.touchesBelow(195, 780))
    }

    #if canImport(UIKit)
        @Test(
            "4.12: a notice above a tab bar, a toolbar or the keyboard is pressed where it stands",
            arguments: [ControllerWindow.Kind.plain, .tabs, .screens])
        func keyboard(kind: ControllerWindow.Kind) async throws {
            let window = try #require(ControllerWindow(kind, showing: stage))
            let user = Visitor(in: window.questions)
            if kind != .plain { window.addBar() }
            let notice = Task { await stage.notice("Archived", action: "Undo", for: .seconds(3_600)) }
            await user.sees("Archived")
            for isTyping in [true, false] {
                user.window.isTypingElsewhere = isTyping
                user.settle()
                #expect(window.touchesBelow(195, 490) == !isTyping)
                #expect(window.touchesBelow(195, kind == .plain ? 790 : 740) == isTyping)
            }
            await user.press("Undo")
            #expect(await notice.value)
        }
    #endif

    @Test("Running work takes all touches, in front of views that were added later")
    func work() async throws {
        let window = try #require(ControllerWindow(showing: stage))
        let user = Visitor(in: window.questions)
        window.addViewLater()
        let flow = Task { try? await stage.progress("Working") { _ in try await stage.confirm("Sure?") } }
        await user.sees("Sure?")
        #expect(!window.touchesBelow(195, 400))
        await user.press("OK")
        await user.until { _ in stage.modals.isEmpty }
        #expect(window.touchesBelow(195, 400))
        #expect(await flow.value == true)
    }

    #if !canImport(UIKit)
        @Test("While an alert of AppKit runs for the whole app, nobody can find out what is in view")
        func appModal() async throws {
            let window = try #require(ControllerWindow(showing: stage))
            let user = Visitor(in: window.questions)
            let question = Task { try? await stage.confirm("Sure?") }
            await user.sees("Sure?")
            window.setAppModal(true)
            #expect(user.presenter?.views.chain(from: .stack) == nil)
            window.setAppModal(false)
            #expect(user.presenter?.views.chain(from: .stack)?.layers.count == 2)
            await user.press("OK")
            #expect(await question.value == true)
        }
    #endif

    @Test("A table does not scroll the questions away")
    func scrolled() async throws {
        let window = try #require(ControllerWindow(.table, showing: stage))
        let user = Visitor(in: window.questions)
        window.scroll(to: 500)
        #expect(window.touchesBelow(195, 400))
        let notice = Task { await stage.notice("Archived", action: "Undo", for: .seconds(3_600)) }
        await user.sees("Archived")
        #expect(!window.touchesBelow(195, 780))
        #expect(window.touchesBelow(195, 400))
        await user.press("Undo")
        #expect(await notice.value)
    }

    @Test("A dialog points at the source item that it names, at the unnamed one, or at the middle")
    func sourceItem() async throws {
        let window = try #require(ControllerWindow(showing: stage))
        let user = Visitor(in: window.questions)
        let middle = [194.5, 421.5]
        #if canImport(UIKit)
            #expect(window.hasFullSize)
        #endif
        #expect(await source("trash", window, user) == middle)
        let button = window.setItem(x: 340, y: 50, named: "trash")
        #expect(await source("trash", window, user) == [340, 50])
        #expect(await source(nil, window, user) == middle)
        window.setView(x: 10, y: 20)
        #expect(await source(nil, window, user) == [10, 20])
        window.forget("trash")
        #expect(await source("trash", window, user) == [10, 20])
        withExtendedLifetime(button) {}
        #if canImport(UIKit)
            weak let item = window.setItem(x: 340, y: 50, named: "trash")
            #expect(item == nil, "It is kept alive.")
        #endif
    }

    /// Asks with a dialog, and returns the place that it points at.
    private func source(_ anchor: String?, _ window: ControllerWindow, _ user: Visitor) async -> [Double]? {
        let question = Question<String>.choose("Sort by", from: ["Name", "Date"])
        let asking = Task { try? await stage.ask(anchor.map { question.anchored(to: $0) } ?? question) }
        await user.sees("Sort by")
        let source = window.source
        await user.press("Name")
        #expect(await user.result(of: asking, on: stage) == "Name")
        return source
    }

    @Test("A popover that takes the view beneath out of sight is presented once")
    func covering() async throws {
        let window = try #require(ControllerWindow(showing: stage))
        window.questions.scenario.hidesCovered = true
        let user = Visitor(in: window.questions)
        let sheet = Task { try? await stage.sheet(ButtonPage("Beside"), style: .popover) }
        await user.until { $0.buttons.contains("Publish") }
        #expect(user.window.presentations == 1)
        await user.press("Publish")
        #expect(await sheet.value == "Beside")
        window.end()
    }

    @Test(
        "The controller becomes the parent of the questions' controller, unless its children are tabs, screens or columns",
        arguments: ControllerWindow.Kind.allCases)
    func parent(kind: ControllerWindow.Kind) throws {
        let window = try #require(ControllerWindow(kind, showing: stage))
        #expect(window.children == (kind.keepsChildren ? 0 : 1))
        window.end()
        #expect(window.children == 0)
        #expect(!window.hasQuestions)
        #if canImport(UIKit)
            let calls = ["will enter", "did enter", "will leave", "did leave"]
            #expect(window.parentCalls == (kind.keepsChildren ? [] : calls))
            #expect(window.isClear)
        #endif
    }
}
