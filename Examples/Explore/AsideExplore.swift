import Aside
import AsideExploring
import AsideTerminal
import Foundation
import ModulesExample
import OrdersExample
import ScaffoldExample
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
        (
            "new",
            { walk in
                let folder = MemoryFolder(taken: ["hello"], failures: [.full])
                walk.remember { folder.failures.count }
                _ = try await ScaffoldFlow(stage: walk.stage, in: folder).run()
            }
        ),
    ]

    static var usage: String {
        "Usage: aside-explore \(flows.map(\.name).joined(separator: " | ")) [--coverage | --storyboard FILE]"
    }

    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var file: String?
        if let place = arguments.firstIndex(of: "--storyboard"), place + 1 < arguments.count {
            file = arguments[place + 1]
            arguments.removeSubrange(place...place + 1)
        }
        let names = arguments.filter { $0 != "--coverage" }
        await Terminal.main { [arguments, file] terminal in
            guard let name = names.first, names.count == 1, let found = flows.first(where: { $0.name == name }) else {
                throw ToolError(usage, status: 64)
            }
            let exploration = try await exploring(name, found.flow, draws: file != nil, on: terminal.stage)
            terminal.print("\(exploration)\n")
            if let file { return try exploration.storyboard.write(toFile: file, atomically: true, encoding: .utf8) }
            terminal.print(arguments.contains("--coverage") ? exploration.coverage : exploration.mermaid)
        }
    }

    private static func exploring(
        _ name: String, _ flow: @escaping Flow, draws: Bool, on stage: Stage
    ) async throws -> Exploration {
        try await stage.progress("Exploring \(name)") { report in
            var options = ExplorationOptions()
            options.drawsStates = draws
            options.whenProgressing = { states, walks in report(nil, "\(states) states, \(walks) paths") }
            return try await explore(options) { try await flow($0) }
        }
    }
}
