import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Questions where there is neither UIKit nor AppKit.
@Suite("SwiftUI's modifiers, as on watchOS, in the double", .timeLimit(.minutes(1)))
@MainActor
struct ModifierWindowTests {
    private let stage = Stage()
    private let user: Visitor

    init() {
        let window = ModifierWindow()
        var platform = Platform()
        platform.hasFieldsInAlerts = false
        platform.hasDialogs = false
        user = Visitor(platform: platform) { Text("Root").modifier(LevelModifier(window: window, number: 0)) }
        stage.attach(StagePresenter(in: window, hooks: user.hooks))
    }

    @Test("An alert is answered by its buttons, and the next one comes after it")
    func alerts() async {
        let flow = Task {
            let first = try? await stage.confirm("First?")
            return [first, try? await stage.confirm("Second?")]
        }
        await user.sees("First?")
        await user.press("OK")
        await user.sees("Second?")
        await user.press("Cancel")
        #expect(await user.result(of: flow, on: stage) == [true, false])
        await user.sees("Root")
    }

    @Test("What a sheet asks is presented over that sheet, and the sheet stays until its flow ends")
    func sheet() async {
        let flow = Task {
            try? await stage.sheet { stage in
                try await stage.show(Page("Card") { page in Action("Ask") { page.publish("") } }).then { _ in
                    try await stage.confirm("Sure?")
                }
            }
        }
        await user.press("Ask")
        await user.sees("Sure?")
        await user.press("OK")
        #expect(await user.result(of: flow, on: stage) == true)
        await user.sees("Root")
    }

    @Test("A sheet that SwiftUI closes is dismissed, and a refused answer stays in its sheet with the reason")
    func closed() async {
        let flow = Task {
            try? await stage.outcome(of: {
                try await stage.prompt("Name") { (_: String) -> String in throw InvalidInput("Once more.") }
            })
        }
        await user.fill("Name", "Eve")
        await user.press("OK")
        await user.sees("Once more.")
        if !user.window.sendAway() { user.window.escape() }
        #expect(await user.result(of: flow, on: stage) == .dismissed)
    }
}
