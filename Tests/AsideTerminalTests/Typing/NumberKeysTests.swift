import Aside
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
struct NumberKeysTests {
    @Test(
        "In a prompt, up and down, plus and minus change a number in steps; all other keys type, first digits in its place",
        arguments: [
            ("up", "3"), ("up up", "4"), ("down", "1"), ("down down", "1"), ("'+'", "3"), ("'+++'", "5"), ("'-'", "1"),
            ("'−'", "1"), ("backspace '7'", "7"), ("backspace '12' up", "8"), ("backspace up", "1"), ("'x'", "2x"),
            ("'x' up", "1"), ("up '+' backspace '1'", "1"),
            ("'7'", "7"), ("'12'", "12"), ("'1' '2'", "12"), ("left '1'", "12"),
            ("home '-'", "1"), ("\"4\\n2\"", "4 2"), ("\"7\\n\"", "7"), ("'👨‍👩‍👧' backspace", "2"),
        ] as [(Keys, String)])
    func steps(_ keys: Keys, _ text: String) async throws {
        #expect(try await entry(in: .number(2, in: 1...8), after: keys) == text)
    }

    @Test(
        "Among other fields, plus and minus are steps, up and down lead to the other fields, and a first minus is a sign",
        arguments: [
            ("Guests", "'+'", "3"), ("Balance", "'+'", "5"), ("Guests", "down '+'", "2"), ("Balance", "down '+'", "6"),
            ("Guests", "down up '-'", "1"), ("Balance", "tab home '-'", "-5"), ("Balance", "tab '-'", "4"),
            ("Balance", "tab backspace '-'", "-"), ("Balance", "tab backspace '-3'", "-3"),
            ("Balance", "tab home '-' end '-'", "-6"), ("Balance", "tab home '-' '+'", "-4"),
        ] as [(String, Keys, String)])
    func amongFields(_ label: String, _ keys: Keys, _ text: String) async throws {
        #expect(try await self.text(of: label, after: keys) == text)
    }

    private func text(of label: String, after keys: Keys) async throws -> String? {
        var text: String?
        try await withStage {
            _ = try await $0.form("Book", [2, 5] as [Int]) {
                Field("Guests", \.[0], .number(in: 1...8))
                Field("Balance", \.[1])
            }
        } _: { stage in
            var handler = InputHandler()
            handler.press(keys, on: stage)
            text = stage.modals.last?.outline[label]?.text
        }
        return text
    }
}
