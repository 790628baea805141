/// The environment variables of the process that concern a terminal.
///
/// It is a value, so tests can make one.
package struct Environment: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private let variables: [String: String]

    package init(dictionaryLiteral elements: (String, String)...) {
        variables = Dictionary(elements) { $1 }
    }

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    package subscript(_ name: String) -> String? { variables[name] }

    /// Returns the number in a variable; `nil` if there is no number, or if it is not above zero.
    func number(_ name: String) -> Int? {
        self[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension Environment {
    /// Whether the terminal can do more than print lines.
    package var isTerminalCapable: Bool {
        switch self["TERM"] {
        case nil, "", "dumb", "unknown": false
        default: true
        }
    }

    /// Whether the user wants plain lines in every tool, such as for a screen reader.
    package var wantsLines: Bool {
        guard let wish = self["ACCESSIBLE"] else { return false }
        return !["", "0", "false", "no"].contains(wish.lowercased())
    }

    /// How long an ESC waits for the bytes that may follow it, in milliseconds; longer if the Escape key would lose a
    /// text.
    ///
    /// The variable is the same as for curses. On a slow line, the bytes of an arrow key arrive one after the other;
    /// they must not count as the Escape key where that would lose a text.
    package func escapeDelay(losingText losesText: Bool = false) -> Int {
        min(number("ESCDELAY") ?? (losesText ? 300 : 50), 10_000)
    }

    /// Whether the terminal erases cells in the background colour in use, as nearly all do.
    var erasesInColor: Bool {
        guard isTerminalCapable, let name = self["TERM"] else { return false }
        return !name.isOldTerminal && !isGNUScreen
    }

    /// Whether it is GNU screen; tmux may have the same name.
    private var isGNUScreen: Bool {
        self["TERM"]?.hasPrefix("screen") == true && self["TERM_PROGRAM"] != "tmux"
    }

    /// Whether `TERM` names a terminal that shows any colour, also where ssh does not pass `COLORTERM` on.
    var isNewTerminal: Bool {
        let name = self["TERM"] ?? ""
        return ["xterm-kitty", "foot", "alacritty", "xterm-ghostty", "ghostty", "wezterm"].contains {
            name == $0 || name.hasPrefix($0 + "-")
        }
    }
}

extension Environment {
    /// Whether a text can be a link without showing its address (OSC 8).
    ///
    /// Nearly all terminals support this. It is not used in terminals that would print the code. It is also not used in
    /// terminals that ignore the code, because nobody would see the address there.
    package var showsHyperlinks: Bool {
        erasesInColor && self["TERM"] != "linux" && self["TERM_PROGRAM"] != "Apple_Terminal"
    }
}
