import Testing

/// Nobody but the time limit ends a process that hangs.
@Suite(.timeLimit(.minutes(1)))
struct DemoTests {
    @Test("The answers of the example lead to a receipt")
    func wholeFlow() async throws {
        let demo = try await Demo(.file(Demo.answers))
        #expect(demo.output == transcript)
        #expect(demo.errors.isEmpty)
        #expect(demo.status == 0)
    }

    @Test("Answers through a pipe do the same")
    func pipe() async throws {
        let demo = try await Demo(.pipe(Demo.answers))
        #expect(demo.output == transcript)
        #expect(demo.status == 0)
    }

    @Test("At each question, the end of the input ends the flow", arguments: Demo.answers.indices)
    func endOfInput(after count: Int) async throws {
        let demo = try await Demo(.file(Array(Demo.answers.prefix(count))))
        #expect(demo.output.hasSuffix("> \n"))
        #expect(transcript.hasPrefix(demo.output.dropLast()))
        #expect(demo.output.count(of: "> ") == count + 1)
        #expect(demo.errors == "aside-demo: the input ended before order did\n")
        #expect(demo.hasExited)
        #expect(demo.status == 1)
    }

    @Test("A closed standard input is one that has ended")
    func closedInput() async throws {
        let demo = try await Demo(.closed)
        #expect(transcript.hasPrefix(demo.output.dropLast()))
        #expect(demo.errors == "aside-demo: the input ended before order did\n")
        #expect(demo.hasExited)
        #expect(demo.status == 1)
    }

    @Test(
        "An answer that is none is explained, and the question stands",
        arguments: [
            "", " ", "5", "0", "-1", "1.0", "one", "99999999999999999999", "é", "\u{1B}[2J",
        ])
    func wrongNumber(answer: String) async throws {
        let demo = try await Demo(.file([answer] + Demo.answers))
        let shown = answer.replacing("\u{1B}", with: "�")
        #expect(
            demo.output
                == transcript.replacing(
                    "> 2\n", with: "> \(shown)\n“\(shown)” is not a number from 1 to 4.\n> 2\n", maxReplacements: 1))
        #expect(demo.status == 0)
    }

    @Test("An action that is not available says so")
    func unavailable() async throws {
        let demo = try await Demo(.file(["1", "1", "1", "1", "1", "1", "1"]))
        #expect(demo.output.hasSuffix("> 1\n“Continue” is not available yet.\n> \n"))
    }

    @Test("Who changes their mind is where they were", arguments: [["2", "2"], ["4", "0"]])
    func changedMind(answers: [String]) async throws {
        let demo = try await Demo(.file(answers))
        #expect(demo.output.count(of: "Your cart") == 2)
        #expect(demo.output.count(of: "2) Remove Bread") == 2)
    }

    @Test("A sheet that is closed leads back to the screen that asked")
    func closedSheet() async throws {
        let toCoupon = Array(Demo.answers.prefix(8))
        let demo = try await Demo(.file(toCoupon + ["0"]))
        let address = "2) Street: 12 St James's Square\n  3) Continue\n  0) Back\n> "
        #expect(demo.output.count(of: address) == 2)
    }

    @Test("Ten thousand wrong answers are explained one by one")
    func garbage() async throws {
        let demo = try await Demo(.file((1...10_000).map { "garbage \($0)" }))
        #expect(demo.output.count(of: "is not a number from 1 to 4.") == 10_000)
        #expect(demo.hasExited)
        #expect(demo.status == 1)
    }

    @Test("The command line is explained", arguments: [["--help"], ["-h"]])
    func help(arguments: [String]) async throws {
        let demo = try await Demo(.closed, arguments: arguments)
        #expect(demo.output == usage)
        #expect(demo.errors.isEmpty)
        #expect(demo.status == 0)
    }

    @Test func version() async throws {
        let demo = try await Demo(.closed, arguments: ["--version"])
        #expect(demo.output == "aside-demo 0.1.0\n")
        #expect(demo.status == 0)
    }

    @Test(
        "An argument that is not known is an error of usage", arguments: [["--nope"], ["--help=yes"], ["", "--help"]])
    func unknownArgument(arguments: [String]) async throws {
        let demo = try await Demo(.closed, arguments: arguments)
        #expect(demo.errors == "aside-demo: unknown argument “\(arguments[0])”\n\(usage)")
        #expect(demo.output.isEmpty)
        #expect(demo.status == 64)
    }
}

extension String {
    fileprivate func count(of part: String) -> Int {
        ranges(of: part).count
    }
}
