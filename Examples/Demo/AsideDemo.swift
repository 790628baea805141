import Aside
import AsideMessages
import AsideTerminal
import AsideText

/// Runs the examples in a terminal.
@main
@MainActor
struct AsideDemo {
    static func main() async {
        openStandardStreams()
        switch Arguments(CommandLine.arguments.dropFirst()) {
        case .agents:
            await AgentTools.serve(as: "aside-demo", version: "0.1.0") { tools in
                for example in Example.all {
                    tools.tool(example.name, example.title) { try await example.run($0, .brisk) ?? "Done." }
                }
            }
        case .run(let example, .script(let path, let size, let output), let tellsPath):
            end(with: await perform(example, path, size, output, tellsPath))
        case .run(let example, let manner, let tellsPath):
            await run(example, terminal(manner), tellsPath)
        case .help:
            StandardStream.output.write(Arguments.usage + "\n")
        case .version:
            StandardStream.output.write("aside-demo 0.1.0\n")
        case .wrong(let reason):
            StandardStream.error.write("aside-demo: \(reason)\n\(Arguments.usage)\n")
            end(with: .usage)
        }
    }

    private static func terminal(_ manner: Arguments.Manner) -> Terminal {
        guard manner == .atOnce else {
            return Terminal(manner == .lines ? .lines : manner == .messages ? .messages() : .automatic)
        }
        // By this clock, a second passes between any two events.
        var seconds = 0
        let start = ContinuousClock.now
        return Terminal(.automatic, stage: Stage(clock: UnhurriedClock())) {
            seconds += 1
            return start + .seconds(seconds)
        }
    }

    private static func perform(
        _ example: Example?, _ path: String, _ size: Size, _ output: Arguments.Output, _ tellsPath: Bool
    ) async -> Status {
        do {
            let script = try Script(path: path)
            let performance = Performance(script: script, size: size, output: output, tellsPath: tellsPath)
            return await performance.run(example)
        } catch {
            StandardStream.error.write("aside-demo: \(error)\n")
            return .failure
        }
    }

    private static func run(_ example: Example?, _ terminal: Terminal, _ tellsPath: Bool) async -> Never {
        let tool: @MainActor (Terminal) async throws -> Void = { terminal in
            var recorder: Recorder?
            defer { if let recorder, !recorder.recording.turns.isEmpty { terminal.print("\(recorder.recording)") } }
            do {
                let pace = terminal.isInteractive ? Pace.natural : .brisk
                let result = try await terminal.run { stage in
                    if tellsPath { recorder = stage.record() }
                    if let example { return try await example.run(stage, pace) }
                    try await MenuFlow(stage: stage, pace: pace).run()
                    return nil
                }
                if let result { terminal.print(result) }
            } catch is CancellationError where !terminal.wasInterrupted {
                let name = example?.name ?? "the menu"
                throw ToolError(
                    terminal.hasEnded ? "the input ended before \(name) did" : "\(name) was given up")
            }
        }
        await terminal.main(tool, .english)
    }
}
