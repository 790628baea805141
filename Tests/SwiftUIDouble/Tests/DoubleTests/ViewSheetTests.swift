import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// The app's own view as a sheet, and views that own their stage.
@Suite("sheet(for:) in the double", .timeLimit(.minutes(5)))
@MainActor
struct ViewSheetTests {
    private let stage = Stage()

    @Test("The view is shown as it is, and Esc and VoiceOver's escape gesture dismiss it, unless its guard keeps it")
    func guarded() async {
        let user = Visitor(of: stage)
        var asked = 0
        let flow = Task {
            try? await stage.outcome(of: {
                try await stage.sheet(
                    for: Int.self, "Colour",
                    mayClose: {
                        asked += 1
                        return asked > 1
                    }
                ) { HuePicker(done: $0) }
            })
        }
        await user.sees("Pick")
        #expect(user.window.buttons == ["Red", "Green"])
        user.window.escape()
        await user.until { _ in asked == 1 && stage.modals.first?.content.isBusy == false }
        user.window.escape()
        #expect(await user.result(of: flow, on: stage) == .dismissed)
        #expect(asked == 2)
    }

    @Test("A test answers by the type of the answer")
    func byType() async throws {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.sheet(for: Int.self) { HuePicker(done: $0) } }
        await user.until { $0.buttons.contains("Green") }
        let screen = try #require(stage.modals.first?.stage?.stack.top as? ViewSheet<Int>)
        #expect(screen.publish(7))
        #expect(await user.result(of: flow, on: stage) == 7)
    }

    @Test(
        "A cover whose view has let go of its answer is said in a warning after two seconds",
        arguments: [(true, true), (false, true), (true, false)])
    func stuck(isStuck: Bool, hasCovers: Bool) async {
        let stage = stage
        let user = Visitor(platform: Platform(hasFullScreenCovers: hasCovers)) { StageView(stage) }
        let flow = Task {
            try? await stage.sheet(for: Int.self, "Colour", style: .fullScreen) { answer in
                if isStuck { Text("Pick") } else { HuePicker(done: answer) }
            }
        }
        await user.sees("Pick")
        user.pass(.seconds(2))
        #expect(user.time.warnings.count == (isStuck && hasCovers ? 1 : 0))
        #expect(user.time.warnings.allSatisfy { $0.contains("“Colour” covers the screen, and its view has no button") })
        flow.cancel()
        _ = await user.result(of: flow, on: stage)
    }

    @Test("A view that owns its stage runs its flow once, and shows its questions and its error")
    func stageFlow() async {
        let user = Visitor {
            StageFlow { stage in
                let isSure = try await stage.confirm("Sure?")
                throw InvalidInput("Sure: \(isSure)")
            }
        }
        await user.press("OK")
        await user.sees("Sure: true")
        await user.press("OK")
        await user.until { $0.presented.isEmpty }
    }

    @Test("A preview shows a question again each time that it was answered")
    func preview() async {
        let user = Visitor { QuestionPreview(.confirm("Sure?")) }
        for _ in 0..<2 {
            await user.press("OK")
            await user.until { $0.presented.isEmpty }
        }
        await user.sees("Sure?")
    }
}

private struct HuePicker: View {
    let done: (Int) -> Void

    var body: some View {
        Text("Pick")
        Button("Red") { done(0) }
        Button("Green") { done(120) }
    }
}
