import Aside
import Foundation
import Testing

@testable import AsideTerminal

@Suite("LineStrings")
struct LineStringsTests {
    @Test(
        "Names in braces are replaced once, and unknown names stay",
        arguments: [
            ("{a} and {b}", "1 and {a}"), ("{b}{b}", "{a}{a}"), ("no braces", "no braces"), ("{c} {a}", "{c} 1"),
            ("{a", "{a"), ("a}", "a}"), ("{}", "{}"), ("", ""),
        ]
    )
    func fills(text: String, filled: String) {
        #expect(text.with(["a": "1", "b": "{a}"]) == filled)
    }

    @Test(
        "The getter and the setter of a text are in one line, by which the text is known",
        arguments: ["Aside/Outline", "AsideTerminal/Strings/Line", "AsideTerminal/Strings/Terminal"])
    func lines(file: String) throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let path = "../../Sources/\(file.hasSuffix("Outline") ? file + "/" : file)Strings.swift"
        let source = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
        let lines = source.split(separator: "\n")
        let getters = lines.indices.filter { lines[$0].contains("get { texts[") }
        #expect(getters == lines.indices.filter { lines[$0].contains("set { texts.set(newValue) }") })
        #expect(getters.count > 30)
    }
}
