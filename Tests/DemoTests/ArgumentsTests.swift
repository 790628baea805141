import AsideText
import Testing

@testable import AsideDemo

struct ArgumentsTests {
    @Test(
        "The command line says what is run, and how",
        arguments: [
            ("", "menu automatic"), ("order", "order automatic"), ("--line", "menu lines"),
            ("--messages", "menu messages"),
            ("order --line", "order lines"), ("order --at-once", "order at once"), ("--line syncups", "syncups lines"),
            ("--script a", "menu script a 80x24"), ("call --script a --size 40x12", "call script a 40x12"),
            ("--size 1x1000 --script a --record call", "call script a 1x1000 record"),
            ("--script a --film", "menu script a 80x24 film"),
            ("order --path --line", "order lines path"), ("--path --script a", "menu script a 80x24 path"),
            ("--script --line", "menu script --line 80x24"),
            ("--help", "help"), ("-h", "help"), ("order --help", "help"), ("--version", "version"),
        ])
    func right(_ line: String, _ meaning: String) {
        #expect(Arguments(line.split(separator: " ").map(String.init)).meaning == meaning)
    }

    @Test(
        "The error about a command line names the wrong part",
        arguments: [
            ("nope", "unknown argument “nope”"), ("order order", "unknown argument “order”"),
            ("--lines", "unknown argument “--lines”"), ("--script", "--script needs a value"),
            ("--size", "--size needs a value"), ("--size 80x24", "--size goes with --script"),
            ("--record", "--record goes with --script"), ("--picture", "--picture goes with --script"),
            ("--line --script a", "--line and --script exclude each other"),
            ("--line --at-once", "--at-once and --line exclude each other"),
            ("--messages --line", "--messages and --line exclude each other"),
            ("--messages --at-once", "--at-once and --messages exclude each other"),
            ("--at-once --script a", "--at-once and --script exclude each other"),
        ])
    func wrong(_ line: String, _ reason: String) {
        #expect(Arguments(line.split(separator: " ").map(String.init)).meaning == "wrong: \(reason)")
    }

    @Test(
        "A size has two numbers from 1 to 1000",
        arguments: [
            "80", "80x", "x24", "x", "0x24", "80x0", "-80x24", "1001x24", "80x24x1", "80X24", "80×24", "axb", " 80x24",
        ])
    func sizes(_ size: String) {
        #expect(Arguments(["--size", size, "--script", "a"]).meaning == "wrong: “\(size)” is not a size such as 80x24")
    }
}

extension Arguments {
    fileprivate var meaning: String {
        switch self {
        case .agents: "agents"
        case .help: "help"
        case .version: "version"
        case .wrong(let reason): "wrong: \(reason)"
        case .run(let example, let manner, let tellsPath):
            "\(example?.name ?? "menu") \(manner.meaning)" + (tellsPath ? " path" : "")
        }
    }
}

extension Arguments.Manner {
    fileprivate var meaning: String {
        switch self {
        case .automatic: "automatic"
        case .atOnce: "at once"
        case .lines: "lines"
        case .messages: "messages"
        case .script(let path, let size, let output):
            "script \(path) \(size.columns)x\(size.rows)" + (output == .frames ? "" : " \(output)")
        }
    }
}
