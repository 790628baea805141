import Aside
import TestSupport
import Testing

@testable import AsideTerminal

/// A wizard as lines, one question at a time.
@MainActor
@Suite("A wizard in lines, and where nobody is asked")
struct WizardLineTests {
    private func order(_ stage: Stage) async throws -> String {
        try await stage.show(.prompt("Name", .text("Ada")), step: 1, of: 2).then { name in
            try await stage.show(.choose("Size", from: ["Small", "Large"], initial: "Small"), step: 2, of: 2).then {
                "\(name), \($0)"
            }
        }
    }

    @Test("Each question is asked by itself, and all but the first offer Back")
    func lines() async throws {
        let stage = Stage()
        let result = Task { try await order(stage) }
        func asked() throws -> LineQuestion { try #require(LineQuestion(on: stage, .english, isTyped: true)) }
        func take(_ line: String) throws {
            guard case .taken(.done) = try asked().answer(line) else { throw CancellationError() }
        }
        await untilShown("Name", on: stage)
        #expect(try asked().text.lines == ["Name", "1 of 2"])
        try take("Grace")
        await untilShown("Size", on: stage)
        #expect(try asked().text.lines == ["Size", "2 of 2", "  1) Small (selected)", "  2) Large", "  0) Back"])
        try take("0")
        await untilShown("Name", on: stage)
        try take("Ida")
        await untilShown("Size", on: stage)
        try take("2")
        #expect(try await result.value == "Ida, Large")
    }

    private func untilShown(_ title: String, on stage: Stage) async {
        await until { stage.acceptsInput && stage.entries.last?.screen.title == title }
    }
}
