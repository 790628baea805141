import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("An observer of a stage")
struct StageObserverTests {
    @Test("It is told each screen, question and answer in order, and nothing that was typed")
    func tells() async throws {
        let ui = RecordingPresenter()
        let page = Page("Cart")
        var events: [StageEvent] = []
        var lines: [SourceLine] = []
        let observation = ui.stage.observe { (events, lines) = (events + [$0], lines + [$1]) }
        let shownAt = #line + 2
        let flow = Task {
            try await ui.stage.show(page).then { _ in
                _ = try await ui.stage.confirm("Pay?", action: "Pay")
                return try await ui.stage.prompt("Code", .text())
            }
        }
        await ui.at(page, publishes: "cart")
        await ui.modal("Pay?").press(0)
        let prompt = await ui.modal("Code")
        try prompt.fill("Code", "1234")
        #expect(prompt.submit())
        #expect(try await flow.value == "1234")
        #expect(
            events == [
                .shown("Cart"), .asked("alert “Pay?”"), .answered("alert “Pay?”", with: "Pay"), .asked("prompt “Code”"),
                .answered("prompt “Code”", with: nil), .left("Cart"),
            ])
        #expect(lines.map(\.line) == [0, 1, 1, 2, 2, 0].map { shownAt + $0 })
        withExtendedLifetime(observation) {}
    }
}
