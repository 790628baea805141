import Aside
import AsideText
import TestSupport
import Testing

@MainActor
@Suite struct BusyDrawingTests {
    @Test("A busy button looks disabled, shows that it is running, and keeps the focus")
    func action() async throws {
        let screen = Page("Draft") { _ in
            Action("Save", shortcut: .key("s")) { try await untilCancelled() }
            Action("Help") {}
        }
        try await withScreen(screen) { stage in
            let save = try #require(screen.outline.controls.first)
            let viewState = ViewState(Target(save.id))
            #expect(stage.text(viewState: viewState).contains("▸ [ Save (s)↵]   [   Help   ]"))
            try screen.operate(save.id, .press)
            #expect(stage.text(viewState: viewState).contains("▸ - Save … (s) -   [   Help   ]"))
            #expect(StageSnapshot(stage).target(of: viewState) == Target(save.id))
        }
    }

    @Test("While an answer is checked, only Cancel is enabled, and Enter does not press it")
    func busyPrompt() async throws {
        #expect(
            try await Scene.busyPrompt.text(columns: 40).contains(
                """
                │   Sign in …                          │
                │                                      │
                │   Name      -(名前)                - │
                │   Password  -••••••                - │
                │   Note      -long 漢字 long 漢字 lo> │
                │                                      │
                │   -*  Go   -   ( Cancel )            │
                """))
    }
}
