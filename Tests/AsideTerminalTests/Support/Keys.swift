import Aside
import AsideRehearsal
import AsideText
import TestSupport

@testable import AsideTerminal

/// The user's input in words: names of keys, `'text'` for typed text, and `"text"` for pasted text.
struct Keys: ExpressibleByStringLiteral, CustomStringConvertible {
    let description: String

    init(stringLiteral text: String) {
        description = text
    }

    var events: [InputEvent] {
        description.split(separator: " ").map { word in
            let inner = String(word.dropFirst().dropLast().replacing("_", with: " ").replacing("\\n", with: "\n"))
            if word.hasPrefix("'") { return .text(inner) }
            if word.hasPrefix("\"") { return .paste(inner) }
            guard let key = Key(named: String(word)) else { preconditionFailure("There is no key “\(word)”.") }
            return .key(key)
        }
    }
}

extension InputHandler {
    /// Takes keys on a stage, and carries out their commands.
    @MainActor
    mutating func press(_ keys: Keys, on stage: Stage) {
        for event in keys.events { take(event, on: StageSnapshot(stage))?.carryOut(on: stage) }
    }
}

/// The text in a prompt after some keys.
@MainActor
func entry<Value: Sendable>(in input: Input<Value>, after keys: Keys) async throws -> String? {
    var entry: String?
    try await withStage {
        _ = try await $0.prompt("Entry", input)
    } _: { stage in
        var handler = InputHandler()
        handler.press(keys, on: stage)
        entry = stage.modals.last?.content.fields.first?.text
    }
    return entry
}
