import Testing

@testable import AsideTerminal

@Suite("InputDecoder")
struct InputDecoderTests {
    @Test("Every key is decoded in each of its forms, whole and split anywhere", arguments: keySequences)
    func keys(sequence: TerminalBytes, key: Key) {
        for (number, pieces) in splits(of: sequence.bytes).enumerated() {
            #expect(decode(pieces) == [.key(key)], "split \(number)")
        }
    }

    @Test(
        "Text is decoded as it was typed, whole and split anywhere", arguments: ["a", "é", "漢字", "👩‍👩‍👧‍👦", "e\u{301}x", "🇩🇪"])
    func text(typed: String) {
        for pieces in splits(of: Array(typed.utf8)) {
            #expect(decode(pieces).joined == [.text(typed)])
        }
    }

    @Test("Bytes that were read at once are one text; keys divide it")
    func runs() {
        #expect(
            decode("ab\u{1B}[Dcd\re") == [.text("ab"), .key(Key(.left)), .text("cd"), .key(Key(.enter)), .text("e")])
    }

    @Test(
        "Invalid UTF-8 becomes replacement characters, as in the standard library",
        arguments: [
            [0xFF], [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80],
            [0xF0, 0x9F, 0x98, 0x41],
            [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80], [0xE2, 0xE2, 0x82, 0xAC], [0xC3, 0xC3, 0xA9],
        ] as [[UInt8]]
    )
    func invalid(bytes: [UInt8]) {
        let text = String(decoding: bytes + [0x21], as: UTF8.self)
        for pieces in splits(of: bytes + [0x21]) {
            #expect(decode(pieces).joined == [.text(text)])
        }
    }

    @Test(
        "The left mouse button and the wheel are decoded with their place counted from 0",
        arguments: [
            ("\u{1B}[<0;10;20M", Mouse(.press, row: 19, column: 9)),
            ("\u{1B}[<64;1;1M", Mouse(.wheelUp, row: 0, column: 0)),
            ("\u{1B}[<65;300;2M", Mouse(.wheelDown, row: 1, column: 299)),
            ("\u{1B}[<0;0;0M", Mouse(.press, row: 0, column: 0)),
        ])
    func mouse(sequence: String, mouse: Mouse) {
        for pieces in splits(of: Array(sequence.utf8)) { #expect(decode(pieces) == [.mouse(mouse)]) }
    }

    @Test(
        "Ctrl-C is recognised in each of its forms, also in a paste without an end",
        arguments: ["\u{3}", "\u{1B}[99;5u", "\u{1B}[27;5;99~", "\u{1B}[99;69u"])
    func interrupts(sequence: String) {
        #expect(InputDecoder.presses(of: "c", in: Array((sequence + "c" + sequence).utf8)) == 2)
        #expect(InputDecoder.presses(of: "c", in: Array("c99".utf8)) == 0)
        var decoder = InputDecoder()
        #expect(decoder.read(Array("\u{1B}[200~some".utf8)).isEmpty)
        #expect(decoder.read(Array(sequence.utf8)) == [.key(.control("c"))])
        #expect(decoder.read(Array("thing\u{1B}[201~x".utf8)) == [.text("x")])
    }

    @Test(
        "Unknown sequences leave no text behind, whole or split anywhere",
        arguments: [
            "\u{1B}[99~", "\u{1B}[<0;10;20m", "\u{1B}[<2;1;1M", "\u{1B}[<32;1;1M", "\u{1B}[<4;1;1M", "\u{1B}[M !!",
            "\u{1B}[1;2;3;4z", "\u{1B}Oz", "\u{1B}[[Z", "\u{1B}[E",
            "\u{1B}[201~", "\u{1B}[57358u", "\u{1B}[99999999999999999999~", "\u{1B}[;;;;;~",
            TerminalBytes("\u{1B}[" + String(repeating: "1;", count: 500) + "A"), "\u{1B}[1 q",
        ] as [TerminalBytes]
    )
    func meaningless(sequence: TerminalBytes) {
        for pieces in splits(of: sequence.bytes + "x".utf8) {
            let keys = decode(pieces).filter { $0 != .reply(.other) }
            #expect(keys == [.text("x")])
        }
    }

    @Test("A key sequence that is cut off by another key does not hide that key")
    func cutOff() {
        #expect(decode("\u{1B}[1;\u{3}") == [.key(.control("c"))])
        #expect(decode("\u{1B}[1;\u{1B}[A") == [.key(Key(.up))])
        #expect(decode("\u{1B}O\u{1B}OA") == [.key(Key(.up))])
        #expect(decode("\u{1B}[é") == [.text("é")])
        #expect(decode("\u{1B}[[\r") == [.key(Key(.enter))])
        #expect(decode("\u{1B}]0;title\u{3}x") == [.key(.control("c")), .text("x")])
        #expect(decode("\u{1B}Ptext\u{1B}[A") == [.key(Key(.up))])
    }
}

@Suite("InputDecoder: a lone ESC")
struct InputDecoderEscapeTests {
    @Test("A lone ESC is pending, and becomes the Escape key if nothing follows; nothing else expires")
    func escape() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.isEscapePending)
        #expect(decoder.expire() == [.key(Key(.escape))])
        #expect(!decoder.isEscapePending)
        #expect(decoder.feed([0x5B]) == [.text("[")])
        #expect(decoder.feed([0xE2, 0x82]) == [])
        #expect(decoder.expire() == [])
        #expect(decoder.feed([0xAC]) == [.text("€")])
    }

    @Test("Two ESC bytes are two Escape keys; of three, the last is still pending")
    func twoEscapes() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x1B, 0x1B]) == [])
        #expect(decoder.isEscapePending)
        #expect(decoder.expire() == [.key(Key(.escape)), .key(Key(.escape))])
        #expect(decode("\u{1B}\u{1B}\u{1B}") == [.key(Key(.escape))])
        #expect(decode("\u{1B}\u{1B}a") == [.key(Key(.escape)), .key(.alt("a"))])
    }

    @Test(
        "Inside a sequence, a string or a paste, no ESC is pending, and nothing expires",
        arguments: [
            ("\u{1B}[", "A", .key(Key(.up))), ("\u{1B}O", "A", .key(Key(.up))),
            ("\u{1B}[1;5", "A", .key(Key(.up, .control))),
            ("\u{1B}[[", "A", .key(Key(.function(1)))), ("\u{1B}]11;rgb:0", "\u{7}", .reply(.other)),
            ("\u{1B}]11;rgb:0\u{1B}", "\\", .reply(.other)), ("\u{1B}P1$r", "\u{1B}\\", .reply(.other)),
            ("\u{1B}[200~a\u{1B}", "[201~", .paste("a")), ("\u{1B}[200~\u{1B}[201", "~", .paste("")),
            ("\u{1B}[200", "~a\u{1B}[201~", .paste("a")),
            ("\u{1B}[?2026;", "2$y", .reply(.other)),
        ] as [(TerminalBytes, TerminalBytes, InputEvent)]
    )
    func within(first: TerminalBytes, second: TerminalBytes, event: InputEvent) {
        var decoder = InputDecoder()
        #expect(decoder.feed(first.bytes) == [])
        #expect(!decoder.isEscapePending)
        #expect(decoder.expire() == [])
        #expect(decoder.feed(second.bytes) == [event])
    }
}

@Suite("InputDecoder: pastes")
struct InputDecoderPasteTests {
    @Test(
        "A paste is one event without control characters",
        arguments: [
            ("", ""), ("one", "one"), ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\tb", "a\tb"),
            ("\u{1B}[31mred\u{7}\0", "[31mred"), ("a\u{85}\u{9B}b\u{A0}c", "ab\u{A0}c"), ("漢👩‍👧", "漢👩‍👧"),
            ("\u{1B}[200~x", "[200~x"), ("~~\u{1B}[201", "~~[201"), ("\u{1B}\u{1B}[20", "[20"),
            ("é\u{7F}\u{3}\u{1A}", "é"),
        ] as [(TerminalBytes, String)]
    )
    func cleaned(pasted: TerminalBytes, text: String) {
        for pieces in splits(of: Array("\u{1B}[200~\(pasted.text)\u{1B}[201~x".utf8)) {
            #expect(decode(pieces).joined == [.paste(text), .text("x")])
        }
    }

    @Test("Ctrl-C alone gets through a paste without an end, and the rest of that paste is no key")
    func unterminated() {
        var decoder = InputDecoder()
        #expect(decoder.read(Array("\u{1B}[200~rm -rf".utf8)) == [])
        #expect(decoder.read(Array(" *\u{3}\r".utf8)) == [])
        #expect(decoder.read([0x03]) == [.key(.control("c"))])
        #expect(decoder.read([0x03, 0x03]) == [.key(.control("c")), .key(.control("c"))])
        #expect(decoder.read(Array("\r".utf8)) == [])
        #expect(decoder.read(Array("\u{1B}[201~x".utf8)) == [.text("x")])
        #expect(decoder.read(Array("\u{1B}[200~y\u{1B}[201~".utf8)) == [.paste("y")])
    }

    @Test("A paste that is too long is dropped, and its end is still recognised")
    func endless() {
        var decoder = InputDecoder()
        _ = decoder.feed(Array("\u{1B}[200~".utf8))
        let part = [UInt8](repeating: 0x61, count: InputDecoder.longestPaste / 4)
        for _ in 0..<5 { #expect(decoder.feed(part) == []) }
        #expect(decoder.feed(Array("\u{1B}[201~x".utf8)) == [.text("x")])
    }

    @Test("Two halves of a control character around another character do not join")
    func halves() {
        let bytes = Array("\u{1B}[200~".utf8) + [0xC2, 0x00, 0x9B] + Array("\u{1B}[201~".utf8)
        #expect(decode([bytes]) == [.paste("\u{FFFD}\u{FFFD}")])
    }

    @Test(
        "A megabyte of paste is one event, in one piece, in pieces, and byte by byte",
        arguments: [1, 4096, 2 << 20])
    func large(size: Int) {
        let text = String(repeating: "All that is pasted ~漢字\n", count: 1 << 20 / 27 + 1)
        let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        var decoder = InputDecoder()
        var events: [InputEvent] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            events += decoder.feed(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(events == [.paste(text)])
        #expect(text.utf8.count >= 1 << 20)
    }
}

@Suite("InputDecoder: replies")
struct InputDecoderReplyTests {
    @Test(
        "An answer of the terminal is a reply, whole and split anywhere",
        arguments: [
            ("\u{1B}[?62;22c", .attributes), ("\u{1B}[?6c", .attributes),
            ("\u{1B}[?2026;2$y", .other),
            ("\u{1B}[?2026;0$y", .other), ("\u{1B}[?2026;1$y", .other),
            ("\u{1B}[?2026;9$y", .other), ("\u{1B}[24;80R", .other),
            ("\u{1B}[1;80R", .other), ("\u{1B}[?3;4R", .other),
            ("\u{1B}[?1;5;1R", .other), ("\u{1B}[>0;276;0c", .other), ("\u{1B}[0n", .other),
            ("\u{1B}[8;24;80t", .other), ("\u{1B}[4;1$y", .other), ("\u{1B}[I", .other), ("\u{1B}[O", .other),
            ("\u{1B}[?1u", .other), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", .ground(isLight: true)),
            ("\u{1B}]11;rgb:00/2b/36\u{1B}\\", .ground(isLight: false)),
            ("\u{1B}]11;rgb:fd/f6/e3\u{7}", .ground(isLight: true)),
            ("\u{1B}]11;rgb:f/f/f\u{7}", .ground(isLight: true)), ("\u{1B}]11;rgb:zz/0/0\u{7}", .other),
            ("\u{1B}]10;rgb:ff/ff/ff\u{7}", .other), ("\u{1B}]11;?\u{7}", .other), ("\u{1B}P1$r0m\u{1B}\\", .other),
            ("\u{1B}P>|XTerm(370)é\u{1B}\\", .other), ("\u{1B}_Gi=1;OK\u{1B}\\", .other),
            ("\u{1B}^private\u{1B}\\", .other), ("\u{1B}Xstring\u{1B}\\", .other),
        ] as [(TerminalBytes, TerminalReply)]
    )
    func replies(sequence: TerminalBytes, reply: TerminalReply) {
        for pieces in splits(of: sequence.bytes + "x".utf8) {
            #expect(decode(pieces).joined == [.reply(reply), .text("x")])
        }
    }
}
