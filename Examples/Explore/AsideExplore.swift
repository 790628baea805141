import Aside
import AsideExploring
import AsideTerminal
import ModulesExample
import OrdersExample
import ScreensExample
import Testing

/// Explores an example of the demo, shows how far it is, and draws the flow as text.
///
/// It is a tool of its own, so that the demo does not load the library for tests.
@main
@MainActor
struct AsideExplore {
    typealias Flow = @MainActor (Walk) async throws -> Void

    /// What can be explored, by the names of the demo.
    static let flows: [(name: String, flow: Flow)] = [
        ("order", { walk in _ = try await OrderFlow(stage: walk.stage, shop: Shop()).run() }),
        ("screens", { walk in _ = try await ThreeScreensFlow(stage: walk.stage, clock: walk.clock).run() }),
        ("modules", { walk in try await AppFlow(stage: walk.stage, post: Post()).run() }),
    ]

    static var usage: String { "Usage: aside-explore \(flows.map(\.name).joined(separator: " | ")) [--coverage]" }

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let names = arguments.filter { $0 != "--coverage" }
        await Terminal.main { terminal in
            guard let name = names.first, names.count == 1, let found = flows.first(where: { $0.name == name }) else {
                throw ToolError(usage, status: 64)
            }
            let exploration = try await exploring(name, found.flow, on: terminal.stage)
            terminal.print("\(exploration)\n")
            terminal.print(arguments.contains("--coverage") ? exploration.coverage : exploration.mermaid)
        }
    }

    private static func exploring(_ name: String, _ flow: @escaping Flow, on stage: Stage) async throws -> Exploration {
        try await stage.progress("Exploring \(name)") { report in
            var options = ExplorationOptions()
            options.whenProgressing = { states, walks in report(nil, "\(states) states, \(walks) paths") }
            return try await explore(options) { try await flow($0) }
        }
    }
}
