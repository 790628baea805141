import Aside
import AsideTerminal

/// The order of Aside's documentation, asked line by line.
@main
@MainActor
struct AsideDemo {
    static func main() async {
        openStandardStreams()
        switch Arguments(CommandLine.arguments.dropFirst()) {
        case .run:
            end(with: await run())
        case .help:
            StandardStream.output.write(Arguments.usage + "\n")
        case .version:
            StandardStream.output.write("aside-demo 0.1.0\n")
        case .unknown(let argument):
            StandardStream.error.write("aside-demo: unknown argument “\(argument)”\n\(Arguments.usage)\n")
            end(with: .usage)
        }
    }

    private static func run() async -> Status {
        let stage = Stage()
        let flow = Task { try await OrderFlow(stage: stage, shop: Shop()).run() }
        let presenter = LinePresenter(stage, whenInputEnds: flow.cancel)
        presenter.start()
        do {
            let receipt = try await flow.value
            StandardStream.output.write("\nOrder \(receipt.number) is on its way.\n")
            return .success
        } catch is CancellationError {
            StandardStream.error.write("aside-demo: the input ended before the order was placed\n")
        } catch {
            StandardStream.error.write("aside-demo: \(error)\n")
        }
        return .failure
    }
}
