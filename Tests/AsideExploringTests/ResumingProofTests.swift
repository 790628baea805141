import Aside
import AsideFoundation
import Observation
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("An exploration proves that a flow can be resumed at each question")
struct ResumingProofTests {
    /// A note whose text a flow may read in place of what the screen publishes.
    @Observable
    final class Editor: Screen {
        @ObservationIgnored let outlet = Outlet<String>()
        @ObservationIgnored let title = "Note"
        var text = ""

        var content: Content {
            Field("Text", \.text, .text(placeholder: "milk"))
            Action("Save") { self.publish(self.text) }
        }
    }

    private func resumed(
        _ walk: Walk, _ flow: @MainActor (Stage) async throws -> String
    ) async throws -> String {
        try await walk.stage.resuming(FlowRecord()) { _ in
        } flow: {
            try await flow(walk.stage)
        }
    }

    @Test("A flow that uses what its screens publish is resumed everywhere")
    func correct() async {
        let explorer = await explored { walk in
            try await resumed(walk) { stage in
                try await stage.show(Editor()).then { text in
                    let size = try await stage.choose("Size", from: ["small", "large"])
                    let isSure = try await stage.confirm("Delete \(text)?", action: "Delete", role: .destructive)
                    try await stage.progress("Saving") { _ in try await walk.clock.sleep(for: .seconds(2)) }
                    return try await stage.show(.prompt("Name for \(text) \(size) \(isSure)")).value()
                }
            }
        }
        #expect(explorer.defects.map(\.description) == [])
        #expect(explorer.points.count > 8)
    }

    @Test("A flow that reads a screen object in place of its value fails, and its line is red before and green after")
    func readsScreen() async throws {
        func flow(_ isMended: Bool) -> @MainActor (Walk) async throws -> String {
            { walk in
                try await resumed(walk) { stage in
                    let editor = Editor()
                    return try await stage.show(editor).then { text in
                        let shown = isMended ? text : editor.text
                        return try await stage.show(ButtonScreen("Saved", ["Done \(shown)"])).value()
                    }
                }
            }
        }
        let explorer = await explored(ExplorationOptions(), flow(false))
        let failure = try #require(explorer.defects.first)
        #expect(failure.rule == .notResumed)
        let headline =
            "The flow cannot be resumed here: it shows Note › screen “Saved”: Saved, Done , and not Note › screen "
            + "“Saved”: Saved, Done milk. Its record: "
        #expect(failure.headline.hasPrefix(headline))
        for isMended in [false, true] {
            let again = Explorer(ExplorationOptions(), flow(isMended))
            await again.explore(along: failure.way, comparedWith: nil)
            #expect(again.defects.isEmpty == isMended)
        }
    }

    @Test("An effect whose result cannot be written fails")
    func unwritable() async throws {
        let explorer = await explored { walk in
            try await resumed(walk) { stage in
                let size = try await stage.remembering("measure") { _ in Double.infinity }
                return "\(size)"
            }
        }
        #expect(explorer.defects.first?.headline.hasPrefix("The result of `remembering(\"measure\")`") == true)
    }
}
