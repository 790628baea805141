import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Questions where there is neither UIKit nor AppKit.
@Suite("SwiftUI's modifiers, as on watchOS, in the double", .timeLimit(.minutes(5)))
@MainActor
struct ModifierWindowTests {
    private let stage = Stage()

    @Test("What a sheet asks is presented over that sheet, and the sheet stays until its flow ends")
    func sheet() async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.sheet { stage in
                try await stage.show(Page("Card")).then { _ in
                    let first = try await stage.confirm("First?")
                    return [first, try await stage.confirm("Second?")]
                }
            }
        }
        await user.press("Publish Card")
        await user.sees("First?")
        #expect(user.window.presented == ["sheet", "alert"])
        await user.press("OK")
        await user.sees("Second?")
        #expect(user.window.presented == ["sheet", "alert"])
        await user.press("Cancel")
        #expect(await user.result(of: flow, on: stage) == [true, false])
        #expect(user.window.presented == [])
    }

    @Test("A sheet that SwiftUI closes is dismissed, and a refused answer stays in its sheet with the reason")
    func closed() async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.outcome(of: {
                try await stage.prompt("Name") { (_: String) -> String in throw InvalidInput("Once more.") }
            })
        }
        await user.fill("Name", "Eve")
        await user.press("OK")
        await user.sees("Once more.")
        #expect(user.window.sendAway())
        #expect(await user.result(of: flow, on: stage) == .dismissed)
    }
}
