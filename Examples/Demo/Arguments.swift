import AsideText

/// What the command line asks for.
enum Arguments {
    /// How an example is shown.
    enum Manner: Equatable {
        case automatic
        /// In plain lines.
        case lines
        /// To nobody: keys come from a file, and frames are printed.
        case script(String, Size)
    }

    /// Runs an example, or without one the menu.
    case run(Example?, Manner)
    case help
    case version
    case wrong(String)

    static var usage: String {
        let width = Example.all.map(\.name.count).max() ?? 0
        let examples = Example.all.map { example in
            "  \(example.name)\(String(repeating: " ", count: width - example.name.count))  \(example.title)"
        }
        return """
            Usage: aside-demo [EXAMPLE] [--line] [--size WxH --script FILE]
                   aside-demo --help | --version

            \(examples.joined(separator: "\n"))

            Without an example, a menu of them is shown. Where there is no terminal, and with --line, everything is
            asked in plain lines. With --script, keys are read from a file and frames are printed: in each line the
            name of a key (enter, esc, tab, up, ctrl-c, …), `type TEXT`, or `wait TEXT`.
            """
    }

    init(_ arguments: some Sequence<String>) {
        var example: Example?
        var isPlain = false
        var size: Size?
        var script: String?
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--version":
                self = .version
                return
            case "--line": isPlain = true
            case "--size", "--script":
                guard let value = rest.popFirst() else {
                    self = .wrong("\(argument) needs a value")
                    return
                }
                if argument == "--script" { script = value } else { size = Size(written: value) }
                if argument == "--size", size == nil {
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
        if let script {
            self =
                isPlain
                ? .wrong("--line and --script exclude each other")
                : .run(example, .script(script, size ?? Size(columns: 80, rows: 24)))
        } else {
            self = size == nil ? .run(example, isPlain ? .lines : .automatic) : .wrong("--size goes with --script")
        }
    }
}

extension Size {
    /// A size such as `80x24`, of at most a thousand in each direction.
    fileprivate init?(written text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let columns = parts[0], let rows = parts[1],
            (1...1000).contains(columns), (1...1000).contains(rows)
        else { return nil }
        self.init(columns: columns, rows: rows)
    }
}
