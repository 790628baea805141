import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct AlertDrawingTests {
    @Test("Choices say their roles and which one is the default")
    func alert() async throws {
        try await Scene.alert.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│   Delete “Groceries”?        │
                        │                              │
                      Ap│   This can't be undone.      │
                      り│                              │
                        │   [! Delete ]   [ Archive ]  │
                      [ │ ▸ [* Duplicate ]   ( Keep )  │
                        ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      漢字の長╭─────────────────────────────────────────────────────────╮
                              │   Delete “Groceries”?                                   │
                      Apples  │                                                         │
                      りんご  │   This can't be undone.                                 │
                              │                                                         │
                      [ Contin│   [! Delete ]   [ Archive ] ▸ [* Duplicate ]   ( Keep ) │
                              ╰─────────────────────────────────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 102) == """
                             Shop
                           ────────────────────────────────────────────────────────────────────────────────────────
                             漢字の長い文╭─────────────────────────────────────────────────────────╮
                                         │   Delete “Groceries”?                                   │
                             Apples   $2.│                                                         │
                             りんご  $12.│   This can't be undone.                                 │
                                         │                                                         │
                             [ Continue  │   [! Delete ]   [ Archive ] ▸ [* Duplicate ]   ( Keep ) │
                                         ╰─────────────────────────────────────────────────────────╯
                    """
            )
        }
    }

    @Test("A long message scrolls, and the choices stay in view")
    func longAlert() async throws {
        try await Scene.longAlert.draw { stage in
            #expect(
                stage.text(columns: 40, rows: 24) == """
                      Shop
                    ╭──────────────────────────────────────╮
                    │   A question that is too long for    │
                    │   one line of any box, so that it    │
                    │   goes on                            │
                    │                                      │
                    │   Words that fill a line, 漢字も、👩‍👩‍👧‍👦 │
                    │   🇩🇪 and é.                          │
                    │   A new line. Words that fill a      │
                    │   line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é.          │
                    │   A new line. Words that fill a      │
                    │   line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é.          │
                    │   A new line. Words that fill a      │
                    │   line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é.          │
                    │   A new line. Words that fill a      │
                    │   line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é.          │
                    │   A new line. Words that fill a      │
                    │   line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é.          │
                    │   A new line. Words that fill a     ↓│
                    │                                      │
                    │ ▸ [* Averyveryveryverylongwordona… ] │
                    │   ( Cancel )                         │
                    ╰──────────────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 80, rows: 24) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      漢字の長い文章、どこで切れても大丈夫。👩‍👩‍👧‍👦🇩🇪👍🏽 ééé, and more to read.

                      Apples ╭───────────────────────────────────────────────────────────╮
                      りんご │   A question that is too long for one line of any box, so │
                             │   that it goes on                                         │
                      [ Conti│                                                           │
                             │   Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é.             │
                             │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                             │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                             │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                             │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                             │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                             │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                             │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                             │   A new line.                                             │
                             │                                                           │
                             │ ▸ [* Averyveryveryverylongwordonabutton ]   ( Cancel )    │
                             ╰───────────────────────────────────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 102, rows: 24) == """
                             Shop
                           ────────────────────────────────────────────────────────────────────────────────────────
                             漢字の長い文章、どこで切れても大丈夫。👩‍👩‍👧‍👦🇩🇪👍🏽 ééé, and more to read.

                             Apples   $2╭───────────────────────────────────────────────────────────╮
                             りんご  $12│   A question that is too long for one line of any box, so │
                                        │   that it goes on                                         │
                             [ Continue │                                                           │
                                        │   Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é.             │
                                        │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                                        │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                                        │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                                        │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                                        │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                                        │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                                        │   A new line. Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and é. │
                                        │   A new line.                                             │
                                        │                                                           │
                                        │ ▸ [* Averyveryveryverylongwordonabutton ]   ( Cancel )    │
                                        ╰───────────────────────────────────────────────────────────╯
                    """
            )
        }
    }

    @Test("An error is told from a message by its sign")
    func errorAlert() async throws {
        try await Scene.errorAlert.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│ ✗ Card declined              │
                        │                              │
                      Ap│   Try another card.          │
                      り│                              │
                        │ ▸ ( OK )                     │
                      [ ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      漢字の長い文章、どこで╭──────────────────────────────╮more to read.
                                            │ ✗ Card declined              │
                      Apples   $2.00   [! Re│                              │
                      りんご  $12.50   [! Re│   Try another card.          │
                                            │                              │
                      [ Continue   ]        │ ▸ ( OK )                     │
                                            ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 102) == """
                             Shop
                           ────────────────────────────────────────────────────────────────────────────────────────
                             漢字の長い文章、どこで切れ╭──────────────────────────────╮ to read.
                                                       │ ✗ Card declined              │
                             Apples   $2.00   [! Remove│                              │
                             りんご  $12.50   [! Remove│   Try another card.          │
                                                       │                              │
                             [ Continue   ]            │ ▸ ( OK )                     │
                                                       ╰──────────────────────────────╯
                    """
            )
        }
    }

    @Test("A warning has a sign of its own")
    func warningAlert() async throws {
        try await Scene.warningAlert.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│ ! Almost full                │
                        │                              │
                      Ap│ ▸ ( OK )                     │
                      り╰──────────────────────────────╯

                      [ Continue   ]
                    """
            )
        }
    }

    @Test("What went well has a sign of its own")
    func successAlert() async throws {
        try await Scene.successAlert.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│ ✓ Saved ✅                   │
                        │                              │
                      Ap│ ▸ ( OK )                     │
                      り╰──────────────────────────────╯

                      [ Continue   ]
                    """
            )
        }
    }

    @Test("A confirmation is cancelled unless the user moves")
    func confirmation() async throws {
        try await Scene.confirmation.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│   Delete 3 files?            │
                        │                              │
                      Ap│   [! Delete ] ▸ ( Cancel )   │
                      り╰──────────────────────────────╯

                      [ Continue   ]
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      漢字の長い文章、どこで╭──────────────────────────────╮more to read.
                                            │   Delete 3 files?            │
                      Apples   $2.00   [! Re│                              │
                      りんご  $12.50   [! Re│   [! Delete ] ▸ ( Cancel )   │
                                            ╰──────────────────────────────╯
                      [ Continue   ]
                    """
            )
        }
    }
}
