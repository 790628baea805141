import AsideMessages
import AsideTerminal

/// What the command line asks for.
enum Arguments: Equatable {
    /// Creates a project.
    case create(name: String?, Terminal.Style, resuming: String?)
    /// Serves agents.
    case agents
    case help
    case version
    case wrong(String)

    /// Whom it asks, and how.
    var style: Terminal.Style {
        if case .create(_, let style, _) = self { style } else { .automatic }
    }

    static let usage = """
        Usage: aside-new [NAME] [--yes | --lines | --messages] [--resume FILE]
               aside-new --mcp | --help | --version
        """

    static let explanation = """
        Creates a Swift package in the current folder, and prints the paths of its files.

        \(usage)

          --yes       asks nothing: the name is NAME, or else “hello”, and everything else is as proposed
          --lines     asks in plain lines, as it does where there is no terminal: one answer a line
          --messages  asks a program, in JSON-RPC 2.0 on standard error and standard input
          --mcp       lets agents call it, as a tool of the Model Context Protocol
          --resume FILE
                      keeps the answers in FILE until it has created something, and goes on from there

        Status: 0 created, 1 not created, 64 wrong arguments, 130 interrupted, 143 terminated. Unless it is 0, nothing
        has been created.
        """

    init(_ arguments: some Sequence<String>) {
        var name: String?
        var styles: Set<Terminal.Style> = []
        var file: String?
        var isFileNext = false
        for argument in arguments {
            switch argument {
            case _ where isFileNext: (file, isFileNext) = (argument, false)
            case "--resume": isFileNext = true
            case "--mcp":
                self = .agents
                return
            case "--help", "-h":
                self = .help
                return
            case "--version":
                self = .version
                return
            case "--yes", "-y": styles.insert(.unattended)
            case "--lines": styles.insert(.lines)
            case "--messages": styles.insert(.messages())
            case _ where name == nil && !argument.hasPrefix("-"): name = argument
            default:
                self = .wrong("unknown argument “\(argument)”")
                return
            }
        }
        if isFileNext {
            self = .wrong("--resume needs the path of a file")
        } else if styles.count > 1 {
            self = .wrong("--yes, --lines and --messages exclude each other")
        } else {
            self = .create(name: name, styles.first ?? .automatic, resuming: file)
        }
    }
}
