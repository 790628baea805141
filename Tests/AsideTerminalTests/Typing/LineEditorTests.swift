import RandomOperations
import Testing

@testable import AsideTerminal

@Suite("LineEditor")
struct LineEditorTests {
    @Test(
        "Editing keys change a line as users expect",
        arguments: [
            ("one two|", "left", "one tw|o"), ("|one", "left", "|one"),
            ("o|ne", "right", "on|e"), ("one|", "right", "one|"), ("o|ne", "ctrl-b", "|one"),
            ("o|ne", "ctrl-f", "on|e"), ("one|", "home", "|one"), ("one|", "ctrl-a", "|one"),
            ("|one", "end", "one|"), ("|one", "ctrl-e", "one|"),
            ("one two|", "alt-b", "one |two"), ("one two, |", "alt-b", "one |two, "),
            ("one two|", "ctrl-left", "one |two"), ("one two|", "alt-left", "one |two"),
            ("|one", "alt-b", "|one"), ("|one two", "alt-f", "one| two"),
            ("one|, two.", "alt-f", "one, two|."), ("|one two", "ctrl-right", "one| two"),
            ("one|...", "alt-f", "one...|"), ("one|", "backspace", "on|"),
            ("|one", "backspace", "|one"), ("o|ne", "delete", "o|e"),
            ("one|", "delete", "one|"), ("o|ne", "ctrl-d", "o|e"), ("o|ne two", "ctrl-k", "o|"),
            ("one t|wo", "ctrl-u", "|wo"), ("a b/c-d|", "ctrl-w", "a |"),
            ("a b  |", "ctrl-w", "a |"), ("a b/c-d|", "alt-backspace", "a b/c-|"),
            ("|", "ctrl-w", "|"), ("a b/c-d|", "ctrl-backspace", "a b/c-|"),
            ("|one two", "alt-d", "| two"), ("|one two", "ctrl-delete", "| two"),
            ("|", "backspace", "|"), ("|", "delete", "|"),
            ("|", "ctrl-k", "|"), ("|", "ctrl-y", "|"),
            // What is deleted character by character is not cut.
            ("one |two", "ctrl-k ctrl-y ctrl-y", "one twotwo|"),
            ("one two|", "ctrl-w backspace ctrl-y", "onetwo|"),
        ] as [(String, Keys, String)])
    func keys(before: String, keys: Keys, after: String) {
        var editor = LineEditor(marked: before)
        for event in keys.events { editor.take(event) }
        #expect(editor.marked == after)
    }

    @Test(
        "A character counts as one, however many code points it has",
        arguments: [
            ("漢字|", "left", "漢|字"), ("漢字|", "backspace", "漢|"), ("漢 字|", "alt-b", "漢 |字"),
            ("a👩‍👩‍👧‍👦|b", "left", "a|👩‍👩‍👧‍👦b"), ("a👩‍👩‍👧‍👦|b", "backspace", "a|b"), ("|👩‍👩‍👧‍👦b", "delete", "|b"),
            ("cafe\u{301}|", "left", "caf|e\u{301}"), ("cafe\u{301}|", "backspace", "caf|"),
            ("e\u{301}te\u{301} un|", "ctrl-w", "e\u{301}te\u{301} |"), ("🇩🇪🇫🇷|", "backspace", "🇩🇪|"),
            ("👍🏽|", "backspace", "|"), ("นี้|", "left", "|นี้"),
            ("🇩x|🇪y", "backspace", "🇩🇪|y"),
        ] as [(String, Keys, String)])
    func characters(before: String, keys: Keys, after: String) {
        self.keys(before: before, keys: keys, after: after)
    }

    @Test(
        "Inserted text joins its neighbours, and the caret stays outside",
        arguments: [
            ("e|x", "\u{301}", "e\u{301}|x"), ("a|", "\u{200D}", "a\u{200D}|"), ("🇩|", "🇪", "🇩🇪|"), ("|🇪", "🇩", "🇩🇪|"),
            ("👩|👧", "\u{200D}", "👩\u{200D}👧|"), ("|\u{301}", "e", "e\u{301}|"), ("👍|", "\u{1F3FD}", "👍\u{1F3FD}|"),
            ("a|b", "漢字", "a漢字|b"), ("a|b", "", "a|b"), ("a|b", "1\n2\r\n3", "a1 2 3|b"), ("a|b", "\u{2028}", "a |b"),
        ]
    )
    func joins(before: String, inserted: String, after: String) {
        var editor = LineEditor(marked: before)
        editor.insert(inserted)
        #expect(editor.marked == after)
    }

    @Test(
        "A paste is inserted as one line, without the end of its last line",
        arguments: [
            ("b\nc\t", "ab c\t|d"), ("token\n", "atoken|d"), ("b\nc\n\n", "ab c|d"), ("\n", "a|d"), ("b \n", "ab |d"),
        ])
    func paste(pasted: String, after: String) {
        var editor = LineEditor(marked: "a|d")
        #expect(editor.take(.paste(pasted)) == true)
        #expect(editor.marked == after)
    }

    @Test(
        "The editor leaves keys without a meaning in a line to others",
        arguments: [
            .key(Key(.enter)), .key(Key(.tab)), .key(Key(.escape)), .key(Key(.up)), .key(Key(.down)),
            .key(Key(.pageUp)), .key(Key(.function(1))), .key(.control("c")), .key(.control("z")), .key(.alt("x")),
            .key(Key(.insert)), .key(Key(.character("a"), [.control, .alt])), .reply(.attributes),
        ] as [InputEvent]
    )
    func foreign(event: InputEvent) {
        var editor = LineEditor(marked: "on|e")
        #expect(editor.take(event) == false)
        #expect(editor.marked == "on|e")
    }

    @Test("After any operation, the caret is between two characters")
    func random() {
        let seed = Wanted.seed
        var random = Seeded(seed: seed)
        let pieces = [
            "a", " ", "e", "\u{301}", "👩", "\u{200D}", "👧", "🇩", "🇪", "漢", "\u{FE0F}", "\u{1F3FD}", "한", "ᄒ", "ᅡ",
        ]
        var editor = LineEditor()
        for _ in 0..<5000 {
            if Bool.random(using: &random) {
                editor.insert(pieces.randomElement(using: &random) ?? "")
            } else if let edit = edits.randomElement(using: &random) {
                editor.perform(edit)
            }
            #expect((0...editor.text.count).contains(editor.caret), "seed \(seed)")
            if editor.text.count > 30 { editor = LineEditor() }
        }
    }
}

private let targets: [LineEditor.Target] = [.start, .end, .previous, .next, .wordStart, .wordEnd, .blankBefore]
private let edits: [LineEditor.Edit] =
    targets.flatMap { [.move($0), .delete($0), .cut($0)] } + [.paste]

extension LineEditor {
    /// Makes a line with the caret at the bar in the text.
    fileprivate init(marked text: String) {
        // This counts scalars, because the text after the bar may join with the bar.
        let parts = text.unicodeScalars.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        self.init(parts[0] + parts[1])
        perform(.move(.start))
        for _ in 0..<parts[0].count { perform(.move(.next)) }
    }

    fileprivate var marked: String {
        text.prefix(caret) + "|" + text.dropFirst(caret)
    }
}
