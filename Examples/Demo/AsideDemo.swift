import Aside
import AsideTerminal

/// The systems of Aside's documentation, asked line by line.
@main
@MainActor
struct AsideDemo {
    static func main() async {
        openStandardStreams()
        switch Arguments(CommandLine.arguments.dropFirst()) {
        case .run(let example):
            end(with: await run(example))
        case .help:
            StandardStream.output.write(Arguments.usage + "\n")
        case .version:
            StandardStream.output.write("aside-demo 0.1.0\n")
        case .unknown(let argument):
            StandardStream.error.write("aside-demo: unknown argument “\(argument)”\n\(Arguments.usage)\n")
            end(with: .usage)
        }
    }

    private static func run(_ example: Example) async -> Status {
        let stage = Stage()
        let flow = Task { try await example.run(stage) }
        let presenter = LinePresenter(stage, whenInputEnds: flow.cancel)
        presenter.start()
        do {
            if let result = try await flow.value { StandardStream.output.write("\n\(result)\n") }
            return .success
        } catch is CancellationError {
            StandardStream.error.write("aside-demo: the input ended before \(example.name) did\n")
        } catch {
            StandardStream.error.write("aside-demo: \(error)\n")
        }
        return .failure
    }
}
