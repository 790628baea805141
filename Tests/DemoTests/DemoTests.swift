import Foundation
import TerminalHarness
import Testing

/// Only the time limit ends a process that hangs.
@Suite(.timeLimit(.minutes(10)))
struct DemoTests {
    @Test(
        "The answers of the example lead to a receipt, from a file and through a pipe, which alone is standard output",
        arguments: [false, true])
    func wholeFlow(isPiped: Bool) async throws {
        let demo = try await Demo.run(isPiped ? .pipe(Demo.answers) : .file(Demo.answers))
        #expect(demo.output == "Order 1 is on its way.\n")
        #expect(demo.errors == transcript)
        #expect(demo.status == 0)
    }

    @Test("The end of the input ends the flow at each question", arguments: Demo.answers.indices)
    func endOfInput(after count: Int) async throws {
        let demo = try await Demo.run(.file(Array(Demo.answers.prefix(count))))
        let end = "> \naside-demo: the input ended before order did\n"
        #expect(demo.output.isEmpty)
        #expect(demo.errors.hasSuffix(end))
        #expect(transcript.hasPrefix(demo.errors.dropLast(end.count) + "> "))
        #expect(demo.errors.count(of: "> ") == count + 1)
        #expect(demo.hasExited)
        #expect(demo.status == 1)
    }

    @Test("A closed standard input counts as the end of the input")
    func closedInput() async throws {
        let demo = try await Demo.run(.closed)
        #expect(demo.output.isEmpty)
        #expect(demo.errors.hasSuffix("> \naside-demo: the input ended before order did\n"))
        #expect(demo.hasExited)
        #expect(demo.status == 1)
    }

    @Test(
        "In a pipe, an invalid answer is explained, and no other line replaces it",
        arguments: [
            "", " ", "6", "0", "-1", "1.0", "one", "99999999999999999999", "é", "\u{1B}[2J",
        ])
    func wrongNumber(answer: String) async throws {
        let demo = try await Demo.run(.file([answer] + Demo.answers))
        let question = transcript.prefix(upTo: transcript.range(of: "> ")?.upperBound ?? transcript.startIndex)
        let shown = answer.replacing("\u{1B}", with: "�")
        let isEmpty = answer.allSatisfy(\.isWhitespace)
        let reason =
            isEmpty
            ? "Enter a number from 1 to 5."
            : Int(answer) == nil
                ? "“\(shown)” is neither a number from 1 to 5 nor a label."
                : "“\(shown)” is not a number from 1 to 5."
        #expect(
            demo.errors
                == question + "\(shown)\n\(reason)\nThe answers come from a pipe, so nobody can give another one.\n"
                + "aside-demo: “Your cart” refused the answer from the input: \(reason)\n")
        #expect(demo.output.isEmpty)
        #expect(demo.status == 1)
    }

    @Test("An unavailable action is printed as unavailable")
    func unavailable() async throws {
        let demo = try await Demo.run(.file(["1", "1", "1", "1", "1", "1", "2"]))
        #expect(demo.errors.contains("> 2\n“Continue” is not available now.\nThe answers come from a pipe"))
    }

    @Test(
        "If the user changes their mind, they are back where they were, which is named and not repeated",
        arguments: [["2", "2"], ["5", "0"]])
    func changedMind(answers: [String]) async throws {
        let demo = try await Demo.run(.file(answers))
        #expect(demo.errors.count(of: "Your cart") == 2)
        #expect(demo.errors.count(of: "2) Remove Bread") == 1)
        #expect(demo.errors.contains("\n\nYour cart\n> \n"))
    }

    @Test("Closing a sheet leads back to the screen that asked")
    func closedSheet() async throws {
        let toCoupon = Array(Demo.answers.prefix(10))
        let demo = try await Demo.run(.file(toCoupon + ["0"]))
        #expect(demo.errors.hasSuffix("> 0\n\nShip to\n> \naside-demo: the input ended before order did\n"))
    }

    @Test(
        "The command line is explained, and the error about a wrong one says why, and how to write it",
        arguments: [
            (["--help"], usage, "", 0), (["-h"], usage, "", 0), (["--version"], "aside-demo 0.1.0\n", "", 0),
            (["", "--help"], "", "aside-demo: unknown argument “”\n\(usage)", 64),
            (["--help=yes"], "", "aside-demo: unknown argument “--help=yes”\n\(usage)", 64),
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
        #expect(demo.output.contains(" joins compared\n"))
        #expect(demo.output.contains("stateDiagram-v2\n    [*] --> s0\n    s0 : First\n"))
        #expect(demo.status == 0)
        let wrong = try await Demo.run(.closed, arguments: ["nothing"], program: "aside-explore")
        #expect(wrong.errors == "aside-explore: Usage: aside-explore order | screens | modules [--coverage]\n")
        #expect(wrong.status == 64)
    }

    @Test("Without an example, the demo shows a menu; the answers choose the order and leave it")
    func fromMenu() async throws {
        let demo = try await Demo.run(.file(Demo.session), arguments: [])
        #expect(demo.errors.hasPrefix("Questions beside a navigation stack\n"))
        #expect(demo.errors.contains("\n  1) Order: From the cart to the receipt.\n"))
        #expect(demo.errors.contains("\n> 1\n\nYour cart\n"))
        #expect(
            demo.errors.contains("\nOrder 1 is on its way.\n  1) OK\n> 1\n\nQuestions beside a navigation stack\n> 8\n")
        )
        #expect(demo.output.isEmpty)
        #expect(demo.status == 0)
    }

    @Test("The end of the input ends the demo at its menu")
    func menuWithoutInput() async throws {
        let demo = try await Demo.run(.closed, arguments: [])
        #expect(demo.errors.hasSuffix("aside-demo: the input ended before the menu did\n"))
        #expect(demo.status == 1)
    }

    @Test("Output that is not a terminal contains no codes", arguments: [[], ["--line"]])
    func noCodes(arguments: [String]) async throws {
        let colors = ["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color"]
        let demo = try await Demo.run(.file(Demo.answers), arguments: ["order"] + arguments, environment: colors)
        #expect(demo.errors == transcript)
        #expect(!demo.errors.utf8.contains(0x1B))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int {
        ranges(of: part).count
    }
}
