public import Aside
import AsideTerminal

/// Flows as tools of the Model Context Protocol.
///
/// An agent calls a tool, and answers what its flow asks: a question is an elicitation, in which the client shows a form. The
/// flow is the same as in an app, in a terminal and in a test.
///
/// <!-- sample: not compiled, a part of a tool -->
/// ```swift
/// await AgentTools.serve {
///     $0.tool("order", "Orders groceries.") { stage in try await OrderFlow(stage: stage, shop: shop).run() }
/// }
/// ```
@MainActor
public struct AgentTools {
    struct Tool {
        let name: String
        let description: String
        let isDestructiveByAgents: Bool
        let run: @MainActor (Stage) async throws -> String
    }

    private(set) var all: [Tool] = []

    /// Adds a tool.
    ///
    /// - Parameters:
    ///   - name: The name by which agents call it.
    ///   - description: What it does, for agents.
    ///   - isDestructiveByAgents: Whether an agent may choose what destroys data. If not, such choices are no part of what it
    ///     is asked.
    ///   - flow: The flow, on a stage of its own for each call. What it returns is the result, as a text.
    public mutating func tool<Result>(
        _ name: String, _ description: String, destructiveByAgents isDestructiveByAgents: Bool = false,
        _ flow: @escaping @MainActor (Stage) async throws -> Result
    ) {
        all.append(
            Tool(name: name, description: description, isDestructiveByAgents: isDestructiveByAgents) { stage in
                let result = try await flow(stage)
                return result is Void ? "Done." : "\(result)"
            })
    }

    /// Serves tools on standard input and output, until the input ends.
    ///
    /// Meanwhile, what the program itself prints goes to standard error, and so does a line for each answer, which says who
    /// gave it: the agent, the call, a default or an earlier record. What was entered is not in it.
    ///
    /// - Parameters:
    ///   - name: The name of the server, for its clients.
    ///   - version: Its version.
    ///   - key: Seals the record of a flow, so that a later process, with the same key, can go on where this one asked. It
    ///     is a secret of at least 32 random bytes. Without one, a question can be answered as long as this process lives.
    ///   - describe: Adds the tools.
    public static func serve(
        as name: String = "aside", version: String = "1", sealedBy key: [UInt8]? = nil,
        _ describe: (inout AgentTools) -> Void
    ) async {
        var tools = AgentTools()
        describe(&tools)
        let console = Console.ofAgent()
        let server = AgentServer(
            name, version, tools.all, key.map(Seal.init), report: { console.writeError($0 + "\n") },
            { console.writeResult($0 + "\n") })
        while let line = await console.nextLine() { server.handle(line) }
        await server.end()
    }
}
