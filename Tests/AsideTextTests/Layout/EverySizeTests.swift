import Aside
import RandomOperations
import Testing

@testable import AsideText

@MainActor
@Suite struct EverySizeTests {
    @Test("Everything is drawn at any size, and a terminal ends up showing it", arguments: Scene.allCases)
    func anySize(_ scene: Scene) async throws {
        let seed = Wanted.seed
        var random = Seeded(seed: seed)
        var theme = Theme.light
        theme.hasHyperlinks = true
        let snapshot = try await scene.snapshot()
        for columns in [1, 5, 19, 44, 101] {
            for rows in [1, 2, 8, 24] {
                let size = Size(columns: columns, rows: rows)
                var terminal = NaiveTerminal(size: size)
                var old: Frame?
                for _ in 0..<2 {
                    let viewState = viewState(in: snapshot, using: &random)
                    let frame = Frame(snapshot, size: size, theme: theme, viewState: viewState, hint: "漢 hint")
                    terminal.read(frame.changes(from: old))
                    try #require(
                        terminal.shows(frame), "seed \(seed), \(size), \(viewState): \(terminal.complaints)")
                    old = frame
                }
            }
        }
    }

    @Test("The focused control is always in view", arguments: Scene.allCases)
    func focusIsInView(_ scene: Scene) async throws {
        let snapshot = try await scene.snapshot()
        for size in [Size(columns: 30, rows: 6), Size(columns: 80, rows: 12), Size(columns: 44, rows: 24)] {
            var viewState = ViewState()
            for target in snapshot.targets(for: viewState) + snapshot.targets(for: viewState).reversed() {
                viewState.target = target
                let frame = Frame(snapshot, size: size, viewState: viewState)
                viewState.scroll = frame.scroll
                #expect(String(describing: frame).contains("▸"), "\(target) at \(size)\n\(frame)")
            }
        }
    }

    private func viewState(in snapshot: StageSnapshot, using random: inout Seeded) -> ViewState {
        var viewState = ViewState(snapshot.targets(for: ViewState()).randomElement(using: &random))
        if Bool.random(using: &random) { viewState.caret = Int.random(in: 0...30, using: &random) }
        if Bool.random(using: &random) { viewState.marked = 1..<Int.random(in: 1...30, using: &random) }
        viewState.filter = ["", "", "1", "e", "漢", "nothing like it"].randomElement(using: &random) ?? ""
        viewState.scroll = Int.random(in: -1...40, using: &random)
        viewState.followsTarget = Bool.random(using: &random)
        return viewState
    }
}
