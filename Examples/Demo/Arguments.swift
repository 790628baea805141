/// What the command line asks for.
enum Arguments {
    case run(Example)
    case help
    case version
    case unknown(String)

    static var usage: String {
        let width = Example.all.map(\.name.count).max() ?? 0
        let examples = Example.all.map { example in
            "  \(example.name)\(String(repeating: " ", count: width - example.name.count))  \(example.title)"
        }
        return """
            Usage: aside-demo [EXAMPLE | --help | --version]

            \(examples.joined(separator: "\n"))

            Without an argument, it is \(Example.all[0].name). Reads one answer a line from standard input.
            """
    }

    init(_ arguments: some Sequence<String>) {
        self = .run(Example.all[0])
        for argument in arguments {
            switch argument {
            case "--help", "-h": self = .help
            case "--version": self = .version
            default: self = Example.all.first { $0.name == argument }.map(Self.run) ?? .unknown(argument)
            }
            guard case .run = self else { return }
        }
    }
}
