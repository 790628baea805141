import Aside
import AsideExploring
import Testing

@testable import GalleryExample

@MainActor @Suite("Gallery: every control and every question")
struct GalleryTests {
    @Test("Every question leads back to the menu, with any answer")
    func explored() async throws {
        let exploration = try await explore(ExplorationOptions(moves: 4)) { walk in
            // The controls only lead on.
            walk.only { moves in
                !(walk.stage.stack.top is ControlsScreen) || "\(moves)".contains("Questions")
                    || "\(moves)".contains("Close")
            }
            try await GalleryFlow(stage: walk.stage, clock: walk.clock, pace: .seconds(1)).run()
        }
        #expect(exploration.states > 30)
    }
}
