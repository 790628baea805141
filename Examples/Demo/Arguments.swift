import AsideText

/// The parsed command line.
enum Arguments {
    /// How an example is shown.
    enum Manner: Equatable {
        case automatic
        /// As automatic, for a script that types: each key counts at once, and nothing expires.
        case atOnce
        /// In plain lines.
        case lines
        /// In messages to a program.
        case messages
        /// Without a terminal: keys come from a file.
        case script(String, Size, Output)
    }

    /// What a script prints.
    enum Output: String, CaseIterable {
        /// The frame after each step.
        case frames
        /// Every frame as a line of JSON, with its changes.
        case record
        /// The last frame as an SVG.
        case picture
        /// The frames after all steps as one SVG, which moves.
        case film
        /// The same as an asciicast.
        case cast

        var isMoving: Bool { self == .film || self == .cast }
    }

    /// Runs an example, or without one the menu.
    case run(Example?, Manner, tellsPath: Bool = false)
    /// Serves the examples to agents.
    case agents
    case help
    case version
    case wrong(String)

    static var usage: String {
        let width = Example.all.map(\.name.count).max() ?? 0
        let examples = Example.all.map { example in
            "  \(example.name)\(String(repeating: " ", count: width - example.name.count))  \(example.title)"
        }
        return """
            Usage: aside-demo [EXAMPLE] [--line | --at-once | --messages] [--path]
                   aside-demo [EXAMPLE] --script FILE [--size WxH] [--record | --picture | --film | --cast] [--path]
                   aside-demo --mcp | --help | --version

            \(examples.joined(separator: "\n"))

            Without an example, a menu of them is shown. Where there is no terminal, and with --line, everything is
            asked in plain lines. With --path, what the user has done is printed in the end.
            With --at-once, each key counts as soon as it comes, even if nobody can have read the question yet, and
            nothing goes away by itself. With --messages, a program is asked, in JSON-RPC 2.0 on standard error and
            standard input. With --mcp, agents call the examples as tools of the Model Context Protocol.

            With --script, nothing is asked: what the user does is read from a file, and the frame after each step is
            printed. A line of the file is the name of a key (enter, esc, tab, up, space, ctrl-c, …), `type TEXT`,
            `paste TEXT`, `size WxH`, `wait TEXT` until it is shown, or `gone TEXT` until it is not. With --record,
            every frame is printed as a line of JSON, with what a terminal would be sent for it; with --picture, the
            last frame as an SVG; with --film, all of them as one SVG that moves; with --cast, as an asciicast.
            """
    }

    init(_ arguments: some Sequence<String>) {
        var example: Example?
        var isPlain = false
        var isAtOnce = false
        var isSpoken = false
        var size: Size?
        var script: String?
        var output = Output.frames
        var tellsPath = false
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--mcp":
                self = .agents
                return
            case "--help", "-h":
                self = .help
                return
            case "--version":
                self = .version
                return
            case "--line": isPlain = true
            case "--at-once": isAtOnce = true
            case "--messages": isSpoken = true
            case "--record", "--picture", "--film", "--cast":
                output = Output(rawValue: String(argument.dropFirst(2))) ?? output
            case "--path": tellsPath = true
            case "--size", "--script":
                guard let value = rest.popFirst() else {
                    self = .wrong("\(argument) needs a value")
                    return
                }
                if argument == "--script" {
                    script = value
                } else if let written = Size(written: value) {
                    size = written
                } else {
                    self = .wrong("“\(value)” is not a size such as 80x24")
                    return
                }
            default:
                guard example == nil, let named = Example.all.first(where: { $0.name == argument }) else {
                    self = .wrong("unknown argument “\(argument)”")
                    return
                }
                example = named
            }
        }
        if isAtOnce || isSpoken, isPlain || script != nil || isAtOnce && isSpoken {
            let other = isPlain ? "--line" : script != nil ? "--script" : "--messages"
            self = .wrong("\(isAtOnce ? "--at-once" : "--messages") and \(other) exclude each other")
            return
        }
        guard let script else {
            let alone = size != nil ? "--size" : output != .frames ? "--\(output)" : nil
            self =
                alone.map { .wrong("\($0) goes with --script") }
                ?? .run(
                    example, isPlain ? .lines : isSpoken ? .messages : isAtOnce ? .atOnce : .automatic,
                    tellsPath: tellsPath)
            return
        }
        let manner = Manner.script(script, size ?? Size(columns: 80, rows: 24), output)
        self = isPlain ? .wrong("--line and --script exclude each other") : .run(example, manner, tellsPath: tellsPath)
    }
}
