import Aside
import Foundation
import Testing

@testable import AsideTesting
@testable import OrdersExample
@testable import ScreensExample

/// Printed paths are code that compiles and runs; PrintedPaths.swift consists of them.
@MainActor
@Suite("Printed paths")
struct PrintedPathsTests {
    @Test("The tests of PrintedPaths.swift are what the paths through the examples print now")
    func printed() async throws {
        var text = """
            // Made of the paths through the examples by PrintedPathsTests; ASIDE_WRITE_PATHS=1 writes it anew.
            // swift-format-ignore-file
            import Aside
            import AsideTesting
            import Testing

            @testable import OrdersExample
            @testable import ScreensExample

            @MainActor
            @Suite("Printed paths, run as they are")
            struct PrintedPaths {
            """
        var made: Set<[String]> = []
        let order = try await ExploringTests.order.value
        text += tests("order", order, "_ = try await OrderFlow(stage: ui.stage, shop: Shop()).run()", &made)
        let screens = try await ExploringTests.screens.value
        text += tests(
            "screens", screens, "_ = try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()", &made)
        text += "}\n"
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "PrintedPaths.swift")
        if ProcessInfo.processInfo.environment["ASIDE_WRITE_PATHS"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == text, "Write it anew: ASIDE_WRITE_PATHS=1 swift test --filter PrintedPathsTests")
    }

    /// Tests of a few paths that together have all new kinds of steps.
    private func tests(
        _ name: String, _ exploration: Exploration, _ flow: String, _ made: inout Set<[String]>
    ) -> String {
        exploration.pathsOfNewSteps(&made).enumerated().map { index, path in
            let lines = path.test(of: flow).split(separator: "\n").map { "\n            \($0)" }.joined()
            return "\n    @Test func \(name)\(index + 1)() async throws {"
                + "\n        try await whoseUserMayLeave {\(lines)\n        }\n    }\n"
        }
        .joined()
    }
}

extension Exploration {
    /// A few paths to ends of the flow that together contain each move with its own kind of steps.
    fileprivate func pathsOfNewSteps(_ made: inout Set<[String]>) -> [Path] {
        let ends = graph.movesToEnds()
        var known: [[String]: [String]] = [:]
        func kind(of move: Path.Move) -> [String] {
            let kind = known[move.steps] ?? kinds(of: move)
            known[move.steps] = kind
            return kind
        }
        var candidates: [(path: Path, kinds: Set<[String]>)] = []
        for (place, state) in graph.states.enumerated() {
            for (index, move) in state.moves.enumerated() where !move.isCancelling {
                guard let result = state.results[index] else { continue }
                let step = StateGraph.Step(state: place, move: index)
                let steps = graph.shortestPath(to: place) + [step] + graph.way(from: result, by: ends)
                let path = Path(steps.map { graph.states[$0.state].moves[$0.move].move })
                candidates.append((path, Set(path.moves.map(kind))))
            }
        }
        var paths: [Path] = []
        while true {
            // Of two paths with as many new kinds, the shorter one.
            let best = candidates.max {
                ($0.kinds.subtracting(made).count, $1.path.moves.count)
                    < ($1.kinds.subtracting(made).count, $0.path.moves.count)
            }
            guard let best, !best.kinds.isSubset(of: made) else { return paths }
            made.formUnion(best.kinds)
            paths.append(best.path)
        }
    }

    /// The kind of a move's steps, without their screens, labels, texts and times.
    private func kinds(of move: Path.Move) -> [String] {
        move.steps.map { step in
            step.replacing(/"(\\.|[^"\\])*"/, with: "…").replacing(/\w+\.self/, with: "…").replacing(
                /\(\d+\)/, with: "(…)")
        }
    }
}

/// Runs a flow that may end with a cancellation when its user leaves it; any other error fails the test.
@MainActor
func whoseUserMayLeave(_ flow: @MainActor () async throws -> Void) async throws {
    do { try await flow() } catch is CancellationError {}
}
