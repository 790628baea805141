@testable import AsideTerminal

/// Every key for editing, moving and choosing, in each form that a terminal may send.
let keySequences: [(TerminalBytes, Key)] = lettered + numbered + controls + others

/// The keys that end with a letter, after `ESC [` and `ESC O`, with and without modifiers.
private let lettered: [(TerminalBytes, Key)] = {
    let codes: [(String, Key.Code)] = [
        ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end), ("P", .function(1)),
        ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
    ]
    return codes.flatMap { letter, code -> [(TerminalBytes, Key)] in
        [("\u{1B}[\(letter)", Key(code)), ("\u{1B}O\(letter)", Key(code)), ("\u{1B}\u{1B}O\(letter)", Key(code, .alt))]
            + modifiers.flatMap { number, held -> [(TerminalBytes, Key)] in
                [("\u{1B}[1;\(number)\(letter)", Key(code, held)), ("\u{1B}O1;\(number)\(letter)", Key(code, held))]
            }
    }
}()

/// The keys with a number.
private let numbered: [(TerminalBytes, Key)] = {
    let codes: [(Int, Key.Code)] = [
        (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
        (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)), (15, .function(5)),
        (17, .function(6)), (18, .function(7)), (19, .function(8)), (20, .function(9)), (21, .function(10)),
        (23, .function(11)), (24, .function(12)),
    ]
    return codes.flatMap { number, code -> [(TerminalBytes, Key)] in
        [
            ("\u{1B}[\(number)~", Key(code)), ("\u{1B}\u{1B}[\(number)~", Key(code, .alt)),
        ] + modifiers.map { (TerminalBytes("\u{1B}[\(number);\($0)~"), Key(code, $1)) }
    }
}()

private let modifiers: [(Int, Key.Modifiers)] = [
    (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]), (7, [.alt, .control]),
    (8, [.shift, .alt, .control]), (13, .control),
]

private let controls: [(TerminalBytes, Key)] = {
    // Tab, Enter (twice) and Backspace are among the letters.
    let letters = "abcdefgklnopqrstuvwxyz".map { letter -> (TerminalBytes, Key) in
        (TerminalBytes(String(Unicode.Scalar((letter.asciiValue ?? 0) - 0x60))), .control(letter))
    }
    return letters + letters.map { (TerminalBytes("\u{1B}" + $0.text), Key($1.code, [.control, .alt])) }
}()

private let others: [(TerminalBytes, Key)] = [
    ("\r", Key(.enter)), ("\n", Key(.enter)), ("\u{1B}\r", Key(.enter, .alt)),
    ("\t", Key(.tab)), ("\u{1B}[Z", Key(.tab, .shift)),
    ("\u{7F}", Key(.backspace)), ("\u{8}", Key(.backspace)), ("\u{1B}\u{7F}", Key(.backspace, .alt)),
    ("\0", .control(" ")), ("\u{1C}", .control("\\")), ("\u{1D}", .control("]")), ("\u{1E}", .control("^")),
    ("\u{1F}", .control("_")),
    ("\u{1B}b", .alt("b")), ("\u{1B}F", .alt("F")), ("\u{1B}é", .alt("é")), ("\u{1B}漢", .alt("漢")),
    ("\u{1B}1", .alt("1")),
    // These are from the Linux console, and from a terminal that sends ESC for Alt.
    ("\u{1B}[[A", Key(.function(1))), ("\u{1B}[[B", Key(.function(2))), ("\u{1B}[[C", Key(.function(3))),
    ("\u{1B}[[D", Key(.function(4))), ("\u{1B}[[E", Key(.function(5))),
    ("\u{1B}\u{1B}[C", Key(.right, .alt)),
    // These are from kitty.
    ("\u{1B}[27u", Key(.escape)), ("\u{1B}[13;2u", Key(.enter, .shift)), ("\u{1B}[9;5u", Key(.tab, .control)),
    ("\u{1B}[127;3u", Key(.backspace, .alt)), ("\u{1B}[99;5u", .control("c")), ("\u{1B}[98;3:1u", .alt("b")),
    ("\u{1B}[1;5:2A", Key(.up, .control)),
]
