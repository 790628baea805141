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
        #expect(made["Box<Owner<StageAttachment>>"] == 1)
        #expect(made["Box<Owner<StackPath>>"] == 1)
        // They own nothing before they are used.
        #expect(Set(user.window.discarded.keys) == ["Owner<StageAttachment>", "Owner<StackPath>", "FlowRunner"])
        #expect(count.flows == 1)
    }

    @Test("A question redraws what presents it: its named view, and no other one")
    func named() async {
        let stage = stage
        let user = Visitor {
            VStack { ForEach(["a", "b", "c"], id: \.self) { name in Text(name).questionAnchor(name) } }
                .questions(on: stage)
        }
        user.window.countsRedraws = true
        user.window.invalidate()
        user.settle()
        let asking = Task { try? await stage.ask(.choose("Sort", from: ["Name", "Date"]).anchored(to: "b")) }
        await user.press("Date")
        #expect(await user.result(of: asking, on: stage) == "Date")
        #expect(user.window.redrawn["AnchoredModifier"] == 1)
        #expect(user.window.redrawn["QuestionsModifier"] == nil)
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
        #expect(user.window.redrawn["PresentingModifier"] == 1)
        #expect(user.window.redrawn["StackView"] == 1)
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
