import Aside
import AsideMessages
import AsideTerminal
import ScaffoldExample

/// Creates a Swift package: a tool that asks what it has to know.
@main
@MainActor
struct AsideNew {
    static func main() async {
        let arguments = Arguments(CommandLine.arguments.dropFirst())
        if arguments == .agents {
            return await AgentTools.serve(as: "aside-new", version: "0.1.0") {
                $0.tool("new", "Creates a Swift package in the current folder.") { stage in
                    let project = try await ScaffoldFlow(stage: stage, in: DiskFolder(".")).run()
                    return project.paths.joined(separator: "\n")
                }
            }
        }
        await Terminal.main(arguments.style) { terminal in
            switch arguments {
            case .create(let name, _, let file):
                try await create(name ?? "hello", terminal, arguments.style, resuming: file)
            case .help, .agents: terminal.print(Arguments.explanation)
            case .version: terminal.print("aside-new 0.1.0")
            case .wrong(let reason): throw ToolError("\(reason)\n\(Arguments.usage)", status: 64)
            }
        }
    }

    private static func create(
        _ name: String, _ terminal: Terminal, _ style: Terminal.Style, resuming file: String?
    ) async throws {
        do {
            let flow = ScaffoldFlow(stage: terminal.stage, in: DiskFolder("."))
            let project =
                if let file {
                    try await terminal.resuming(file) { try await flow.run(named: name) }
                } else {
                    try await flow.run(named: name)
                }
            terminal.print(project.paths.joined(separator: "\n"))
        } catch is CancellationError {
            let hasNobody = terminal.hasEnded && !terminal.wasInterrupted && style != .unattended
            throw ToolError("nothing was created" + (hasNobody ? ": the input ended (--yes asks nothing)" : ""))
        } catch {
            throw ToolError("nothing was created: \(error)")
        }
    }
}
