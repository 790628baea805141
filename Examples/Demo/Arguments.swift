/// What the command line asks for.
enum Arguments: Equatable {
    case run
    case help
    case version
    case unknown(String)

    static let usage = """
        Usage: aside-demo [--help | --version]

        Places an order in a small shop. Reads one answer a line from standard input.
        """

    init(_ arguments: some Sequence<String>) {
        self = .run
        for argument in arguments {
            switch argument {
            case "--help", "-h": self = .help
            case "--version": self = .version
            default: self = .unknown(argument)
            }
            if self != .run { return }
        }
    }
}
