import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct PromptDrawingTests {
    @Test("The error about a text is below its field")
    func prompt() async throws {
        #expect(
            try await Scene.prompt.text(columns: 80) == """
                  Shop
                ────────────────────────────────────────────────────────────────────────────────
                        ╭──────────────────────────────────────────────────────────────╮
                        │   Coupon                                                     │
                        │                                                              │
                        │   If you have one.                                           │
                        │                                                              │
                        │ ▸ [漢字 é 👩‍👩‍👧‍👦                                 ]               │
                        │   ✗ Only letters and digits, please: 12345678901234567890 is │
                        │     one too many.                                            │
                        │   [*  OK ↵ ]   ( Cancel )                                    │
                        ╰──────────────────────────────────────────────────────────────╯
                """)
    }

    @Test("Fields are in a column; secrets are hidden, long texts cut off")
    func form() async throws {
        #expect(
            try await Scene.form.text(columns: 40) == """
                  Shop
                ────────────────────────────────────────
                ╭──────────────────────────────────────╮
                │   Sign in                            │
                │                                      │
                │ ▸ Name      [(名前)                ] │
                │   Password  [••••••                ] │
                │   Note      [long 漢字 long 漢字 lo> │
                │                                      │
                │   [*  Go   ]   ( Cancel )            │
                ╰──────────────────────────────────────╯
                """)
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
