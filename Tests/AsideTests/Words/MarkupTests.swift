import Foundation
import RandomOperations
import Testing

@testable import Aside

@Suite struct MarkupTests {
    @Test(
        "Signs with a partner mark what is between them; all others stay as they are",
        arguments: [
            ("", []), ("plain", ["plain"]),
            ("See **Trash** now", ["See ", "b:Trash", " now"]), ("__Trash__", ["b:Trash"]),
            ("*Trash*", ["i:Trash"]), ("_Trash_", ["i:Trash"]),
            ("***both***", ["bi:both"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
            ("*a **b** c*", ["i:a ", "bi:b", "i: c"]),
            ("**a *b***", ["**a *b***"]), ("**a _b_**", ["b:a ", "bi:b"]),
            ("**a*", ["**a*"]), ("*a**", ["*a**"]), ("**a", ["**a"]), ("a**", ["a**"]),
            ("*a _b* c_", ["i:a _b", " c_"]), ("**a *.b**", ["b:a *.b"]), ("*a **.b*", ["i:a **.b"]),
            ("***a* b**", ["***a* b**"]), ("****a****", ["****a****"]), ("a*.b, c*.d", ["a*.b, c*.d"]),
            ("2 * 3 * 4", ["2 * 3 * 4"]), ("2*3*4", ["2*3*4"]), ("* a\n* b", ["* a\n* b"]), ("****", ["****"]),
            ("my_final_file", ["my_final_file"]), ("__init__.py", ["b:init", ".py"]), ("a_b_ c", ["a_b_ c"]),
            ("(_a_)", ["(", "i:a", ")"]), ("„_a_“", ["„", "i:a", "“"]),
            ("*a\n\nb*", ["*a\n\nb*"]), ("*a\nb*", ["i:a\nb"]), ("*a\r\n \r\nb*", ["*a\r\n \r\nb*"]),
            ("**中文。**中文", ["b:中文。", "中文"]), ("**👩‍👩‍👧**!", ["b:👩‍👩‍👧", "!"]), ("_é_", ["i:é"]),
        ] as [(String, [String])])
    func emphasis(_ markdown: String, runs: [String]) {
        #expect(Markup(markdown: markdown).runs.map(\.written) == runs)
    }

    @Test(
        "Code is not interpreted",
        arguments: [
            ("`ls`", ["c:ls"]), ("run `rm *_` or `_*`", ["run ", "c:rm *_", " or ", "c:_*"]), ("`a``b", ["`a``b"]),
            ("``a`b``", ["c:a`b"]), ("`` ` ``", ["c:`"]), ("` a `", ["c: a "]), ("`\\`", ["c:\\"]), ("\\`a`", ["`a`"]),
            ("`a`b`", ["c:a", "b`"]), ("`a``b`", ["c:a``b"]), ("`[a](https://b.c)`", ["c:[a](https://b.c)"]),
            ("**`ls`**", ["bc:ls"]), ("`a\nb`", ["c:a\nb"]), ("`a\n\nb`", ["`a\n\nb`"]),
            ("`a` `b`", ["c:a", " ", "c:b"]),
            ("```", ["```"]), ("``", ["``"]), ("`a`", ["c:a"]),
        ] as [(String, [String])])
    func code(_ markdown: String, runs: [String]) {
        #expect(Markup(markdown: markdown).runs.map(\.written) == runs)
    }

    @Test("A backslash makes a sign an ordinary character, and has no effect before other characters")
    func escapes() {
        let texts = [
            "\\*a\\*": "*a*", "\\_a\\_": "_a_", "\\[a](https://b.c)": "[a](https://b.c)", "\\\\": "\\",
            "C:\\Users": "C:\\Users", "a\\": "a\\",
            "\\<https://b.c>": "<https://b.c>", "*a\\*": "*a*", "\\é": "\\é",
        ]
        for (markdown, text) in texts {
            #expect(Markup(markdown: markdown).runs.map(\.written) == [text], "\(markdown)")
        }
    }

    @Test(
        "A link has a label and a valid address, or it stays as text",
        arguments: [
            ("[the docs](https://a.b)", ["(https://a.b):the docs"]),
            ("see [a](http://b), ok", ["see ", "(http://b):a", ", ok"]),
            ("[mail](mailto:a@b.c)", ["(mailto:a@b.c):mail"]), ("[file](file:///tmp/a)", ["(file:///tmp/a):file"]),
            ("[A](HTTPS://b)", ["(HTTPS://b):A"]), ("<https://a.b>", ["(https://a.b):https://a.b"]),
            ("[a](https://b/c_(d))", ["(https://b/c_(d)):a"]), ("[a](https://b/\\))", ["[a](https://b/))"]),
            ("[a *b* `c`](https://d)", ["(https://d):a ", "i(https://d):b", "(https://d): ", "c(https://d):c"]),
            ("**[a](https://b)**", ["b(https://b):a"]), ("*a [b*](https://c)", ["i:a [b", "](https://c)"]),
            ("[a[b](https://c)](https://d)", ["[a", "(https://c):b", "](https://d)"]),
            ("[a]](https://b)", ["[a]](https://b)"]),
            ("[[a]](https://b)", ["[[a]](https://b)"]), ("![a](https://b)", ["!", "(https://b):a"]),
            ("[<https://a>](https://b)", ["(https://b):<https://a>"]),
            ("[](https://b)", ["[](https://b)"]), ("[ ](https://b)", ["[ ](https://b)"]), ("[a]()", ["[a]()"]),
            ("[a]", ["[a]"]), ("[a < b](https://c)", ["(https://c):a < b"]),
            ("[a](https://b)](https://c)", ["(https://b):a", "](https://c)"]),
            ("[a] (https://b)", ["[a] (https://b)"]), ("[a](https://b", ["[a](https://b"]),
            ("[a](https://b c)", ["[a](https://b c)"]),
            ("[a](/b)", ["[a](/b)"]), ("[a](javascript:b)", ["[a](javascript:b)"]),
            ("[a](https://)", ["[a](https://)"]),
            ("[a](https:b)", ["[a](https:b)"]), ("[a](mailto:)", ["[a](mailto:)"]), ("<a>", ["<a>"]),
            ("a < b > c", ["a < b > c"]),
            ("[a](https://b\u{1B}[31m)", ["[a](https://b\u{1B}[31m)"]),
            ("[a](https://b\u{7})", ["[a](https://b\u{7})"]),
            ("[a](https://b\n)", ["[a](https://b\n)"]), ("[a](https://é.b)", ["[a](https://é.b)"]),
            ("[a](https://b\u{9C})", ["[a](https://b\u{9C})"]),
            ("<https://a\u{1B}\\>", ["<https://a\u{1B}>"]), ("[a\n\n](https://b)", ["[a\n\n](https://b)"]),
            ("[漢字 👩‍👩‍👧](https://b)", ["(https://b):漢字 👩‍👩‍👧"]),
        ] as [(String, [String])])
    func links(_ markdown: String, runs: [String]) {
        #expect(Markup(markdown: markdown).runs.map(\.written) == runs)
    }

    @Test("An address is no longer than terminals accept")
    func longLink() {
        let most = "https://" + String(repeating: "a", count: 1_992)
        #expect(Markup(markdown: "[a](\(most))").runs.first?.link?.rawValue == most)
        #expect(Markup(markdown: "[a](\(most)a)").runs.first?.link == nil)
        #expect(Markup(markdown: "<\(most)>").runs.first?.link?.rawValue == most)
        #expect(Markup(markdown: "<\(most)a>").runs.first?.link == nil)
    }

    @Test("If links cannot be opened, the address follows the label, unless it equals the label")
    func spelledOut() {
        let texts = [
            "See [the *docs*](https://a.b)!": "See the docs (https://a.b)!", "<https://a.b>": "https://a.b",
            "[https://a.b](https://a.b)": "https://a.b", "[a@b.c](mailto:a@b.c)": "a@b.c",
            "[a](https://b)[c](https://d)": "a (https://b)c (https://d)",
        ]
        for (markdown, text) in texts { #expect(Markup(markdown: markdown).spellingOutLinks.text == text) }
        #expect(Markup(markdown: "run `ls`").spellingOutCode.text == "run `ls`")
    }

    @Test(
        "Reading many signs takes linear time",
        arguments: [
            "*", "_", "`", "[", "]", "(", "<", "\\", "\n", "*a ", "a*", "**a*b ", "_a*", "[a](", "[a](b", "[](", "](",
            "<h", "[ ", "* _a",
            "`a``", "*`", "[a](https://b)", "[[a](https://b)", "*[*", "a_*", "a**b*c*", "![", "<https://a",
        ])
    func length(_ part: String) {
        let text = String(repeating: part, count: 160_000 / part.utf8.count)
        // This takes less than a second. With quadratic time, it would take many minutes.
        #expect(ContinuousClock().measure { _ = Markup(markdown: text) } < .seconds(20), "\(part)")
    }

    @Test("More and more backticks take no longer than other text")
    func backticks() {
        let text = (1...700).map { String(repeating: "`", count: $0) }.joined(separator: " ")
        #expect(ContinuousClock().measure { _ = Markup(markdown: text) } < .seconds(20))
        #expect(Markup(markdown: text).text == text)
    }

    @Test("In any text, only signs disappear")
    func random() {
        let seed = Wanted.seed
        var random = Seeded(seed: seed)
        let parts = [
            "*", "**", "***", "_", "__", "`", "``", "[", "]", "](https://a.b/c)", "](", ")", "<", ">", "\\", " ", "\n",
            "\n\n", "a", "b.",
            "漢", "e\u{301}", "\u{301}", "👩‍👩‍👧", "\u{1B}", "\r\n", "\u{202E}", "\0",
        ]
        let signs = Set("*_`[]()<>\\ ".unicodeScalars)
        for _ in 0..<Wanted.operations(1_500) {
            let count = Int.random(in: 0..<24, using: &random)
            let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            let markup = Markup(markdown: text)
            let letters = [markup.text, text].map {
                $0.replacingOccurrences(of: "https://a.b/c", with: "").unicodeScalars.filter { !signs.contains($0) }
            }
            #expect(Array(letters[0]) == Array(letters[1]), "seed \(seed): \(text.debugDescription)")
            #expect(markup.runs.allSatisfy { !$0.text.isEmpty }, "seed \(seed): \(text.debugDescription)")
            #expect(text.unicodeScalars.count >= markup.text.unicodeScalars.count)
        }
    }

    @Test("Stored markup can be decoded, and an invalid address is dropped")
    func stored() throws {
        let markup = Markup(markdown: "**a** [b](https://c)")
        let data = try JSONEncoder().encode(markup)
        #expect(try JSONDecoder().decode(Markup.self, from: data) == markup)
        let forged = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "https:", with: "javascript:")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Markup.self, from: Data(forged.utf8)) }
    }
}

extension Markup.Run {
    /// The look of a run, and its text.
    fileprivate var written: String {
        let signs =
            (isBold ? "b" : "") + (isItalic ? "i" : "") + (isCode ? "c" : "") + (link.map { "(\($0.rawValue))" } ?? "")
        return signs.isEmpty ? text : "\(signs):\(text)"
    }
}
