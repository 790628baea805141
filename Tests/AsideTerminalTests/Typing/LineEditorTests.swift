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
            ("ab|c", "ctrl-t", "acb|"), ("abc|", "ctrl-t", "acb|"), ("|abc", "ctrl-t", "|abc"),
            ("a|", "ctrl-t", "a|"), ("|", "backspace", "|"), ("|", "delete", "|"),
            ("|", "ctrl-k", "|"), ("|", "ctrl-y", "|"),
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
            ("👍🏽|", "backspace", "|"), ("นี้|", "left", "|นี้"), ("한국|어", "ctrl-t", "한어국|"),
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

    @Test("Deleting the text between two halves of a cluster joins them")
    func joinsByDeleting() {
        var editor = LineEditor(marked: "🇩x|🇪y")
        editor.perform(.delete(.previous))
        #expect(editor.marked == "🇩🇪|y")
    }

    @Test("An accent in a later event joins the letter of an earlier one")
    func laterAccent() {
        var editor = LineEditor()
        #expect(editor.take(.text("e")) == true)
        #expect(editor.take(.text("\u{301}")) == true)
        #expect(editor.text.count == 1)
        #expect(editor.caret == 1)
        #expect(editor.take(.key(Key(.backspace))) == true)
        #expect(editor.text.isEmpty)
    }

    @Test("Cut text can be put back, and successive cuts are joined")
    func cuts() {
        var editor = LineEditor("one two three")
        editor.perform(.cut(.wordStart))
        #expect(editor.cut == "three")
        editor.perform(.cut(.wordStart))
        #expect(editor.cut == "two three")
        editor.perform(.move(.start))
        editor.perform(.paste)
        #expect(editor.marked == "two three|one ")
        editor.perform(.cut(.end))
        #expect(editor.cut == "one ")
        editor.perform(.paste)
        editor.perform(.paste)
        #expect(editor.marked == "two threeone one |")
    }

    @Test("Cuts on both sides of the caret keep their order")
    func cutsAround() {
        var editor = LineEditor(marked: "one two| three four")
        editor.perform(.cut(.wordEnd))
        editor.perform(.cut(.wordStart))
        #expect(editor.marked == "one | four")
        #expect(editor.cut == "two three")
    }

    @Test("Undo takes back changes one by one, and letters typed in a row at once; redo restores them")
    func undo() {
        var editor = LineEditor("one")
        for letter in [" ", "t", "w", "o"] { editor.take(.text(letter)) }
        editor.perform(.cut(.wordStart))
        var seen = [editor.text]
        for _ in 0..<4 {
            editor.perform(.undo)
            seen.append(editor.text)
        }
        #expect(seen == ["one ", "one two", "one ", "one", "one"])
        seen = []
        for _ in 0..<4 {
            editor.perform(.redo)
            seen.append(editor.text)
        }
        #expect(seen == ["one ", "one two", "one ", "one "])
        editor.perform(.undo)
        #expect(editor.marked == "one two|")
        editor.insert("!")
        editor.perform(.redo)
        #expect(editor.text == "one two!")
    }

    @Test("After any keys, the same number of undo steps restores the first text")
    func undoAll() {
        let seed = Wanted.seed
        var random = Seeded(seed: seed)
        let keys: [Keys] = [
            "left", "right", "home", "ctrl-w", "ctrl-k", "ctrl-y", "ctrl-t", "backspace", "delete", "ctrl-_", "alt-_",
            "'a'", "'_'", "'é'",
        ]
        for _ in 0..<500 {
            var editor = LineEditor("one two")
            for _ in 0..<30 {
                for event in keys.randomElement(using: &random)?.events ?? [] { editor.take(event) }
            }
            for _ in 0..<100 { editor.perform(.redo) }
            for _ in 0..<100 { editor.perform(.undo) }
            #expect(editor.text == "one two", "seed \(seed)")
        }
    }

    @Test("Text deleted character by character is not cut")
    func deletionIsNoCut() {
        var editor = LineEditor("one two")
        editor.perform(.cut(.wordStart))
        editor.perform(.delete(.previous))
        #expect(editor.cut == "two")
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
    targets.flatMap { [.move($0), .delete($0), .cut($0)] } + [.paste, .transpose]

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
