import Foundation
import TerminalHarness
import Testing

@testable import AsideDemo

/// Only the time limit ends a process that hangs.
@Suite(.timeLimit(.minutes(10)))
struct DemoTests {
    @Test(
        "The command line is explained, and the error about a wrong one says why, and how to write it",
        arguments: [
            (["--help"], "\(Arguments.usage)\n", "", 0), (["--version"], "aside-demo 0.1.0\n", "", 0),
            (["", "--help"], "", "aside-demo: unknown argument “”\n\(Arguments.usage)\n", 64),
        ])
    func commandLine(arguments: [String], output: String, errors: String, status: Int32) async throws {
        let demo = try await Demo.run(.closed, arguments: arguments)
        #expect(demo.output == output)
        #expect(demo.errors == errors)
        #expect(demo.status == status)
    }

    @Test("aside-explore explores and draws a flow")
    func explored() async throws {
        let demo = try await Demo.run(.closed, arguments: ["screens"], program: "aside-explore")
        #expect(demo.output.contains(" ways compared\n"))
        #expect(demo.output.contains("stateDiagram-v2\n    [*] --> s0\n    s0 : First\n"))
        #expect(demo.status == 0)
        let wrong = try await Demo.run(.closed, arguments: ["nothing"], program: "aside-explore")
        let usage = "order | screens | modules | new [--coverage | --storyboard FILE]"
        #expect(wrong.errors == "aside-explore: Usage: aside-explore \(usage)\n")
        #expect(wrong.status == 64)
    }

    @Test(
        "Without an example, the demo shows a menu; answers choose the order, which prints what changes, and leave it"
    )
    func fromMenu() async throws {
        let demo = try await Demo.run(.file(Demo.session), arguments: [])
        #expect(demo.errors.hasPrefix("Questions beside a navigation stack\n"))
        #expect(demo.errors.contains("\n  1) Order: From the cart to the receipt.\n"))
        #expect(demo.errors.contains("\n> 1\n\nYour cart\n"))
        #expect(
            demo.errors.contains(
                """
                > 4

                Quantity of Coffee
                  a number from 1 to 3
                  an empty line keeps 1
                > 2
                Coffee: $24.00
                  4) Quantity of Coffee: 2
                Total: $31.50
                > 2

                """))
        #expect(
            demo.errors.contains(
                """
                Placing the order
                  30 %, reserving 3 items
                  60 %, paying $25.20 by Apple Pay

                Error: The order was not placed
                The bank does not answer. Nothing was charged.
                  1) Retry

                """))
        #expect(
            demo.errors.contains("\nOrder 1 is on its way.\n  1) OK\n> 1\n\nQuestions beside a navigation stack\n> 8\n")
        )
        #expect(demo.output.isEmpty)
        #expect(demo.status == 0)
    }
}
