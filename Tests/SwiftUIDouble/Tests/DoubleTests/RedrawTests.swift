import Aside
import Observation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// What is drawn anew, and what is made anew.
@Suite("Redraws in the double", .timeLimit(.minutes(1)))
@MainActor
struct RedrawTests {
    private let stage = Stage()

    @Test("A redraw of the parent makes no presenter, no path and no flow")
    func parent() async {
        let (stage, count) = (stage, Count())
        let user = Visitor {
            Text("Count \(count.value)")
            StageView(stage).flow(on: stage) { count.flows += 1 }
        }
        await user.until { _ in count.flows == 1 }
        let made = user.window.made
        for value in 1...10 {
            count.value = value
            await user.sees("Count \(value)")
        }
        #expect(user.window.made == made)
        #expect(made["Box<Owner<AttachedWindow>>"] == 1)
        #expect(made["Box<Owner<StackPath>>"] == 1)
        #expect(count.flows == 1)
    }

    @Test("A question redraws nothing of the view that shows the stage")
    func root() async {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.show(Page("Root")).value() }
        await user.sees("Root 0")
        user.window.countsRedraws = true
        user.window.invalidate()
        user.settle()
        let asking = Task { try? await stage.confirm("Sure?") }
        await user.press("OK")
        #expect(await user.result(of: asking, on: stage) == true)
        #expect(user.window.redrawn.keys.filter { $0.contains("Modifier") } == [])
        await flow.end()
    }

    @Test("A question over a sheet redraws nothing of the stack beneath")
    func beneath() async {
        let user = Visitor(of: stage)
        let sheet = Task { try? await stage.sheet { stage in try await stage.show(Page("Card")).value() } }
        await user.sees("Card")
        let inner = stage.modals.first?.stage
        user.window.countsRedraws = true
        user.window.invalidate()
        user.settle()
        let asking = Task { try? await inner?.confirm("Sure?") }
        await user.press("OK")
        await user.until { _ in stage.modals.count == 1 }
        #expect(await asking.value == true)
        #expect(user.window.redrawn["StackView"] == nil)
        sheet.cancel()
        _ = await user.result(of: sheet, on: stage)
    }
}

@MainActor
@Observable
private final class Count {
    var value = 0
    var flows = 0
}
