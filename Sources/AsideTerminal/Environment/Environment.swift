#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The process's environment, as far as a terminal is concerned; a value, so that tests can make one up.
package struct Environment: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private let values: [String: String]

    package init(dictionaryLiteral elements: (String, String)...) {
        values = Dictionary(elements) { $1 }
    }

    private init(_ values: [String: String]) {
        self.values = values
    }

    /// What the process was started with.
    package static var ofProcess: Environment {
        let names = [
            "TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LINES", "COLUMNS", "ESCDELAY",
            "LC_ALL", "LC_CTYPE", "LANG", "WT_SESSION", "ConEmuANSI", "TERM_PROGRAM",
        ]
        let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        return Environment(Dictionary(uniqueKeysWithValues: values))
    }

    package subscript(_ name: String) -> String? { values[name] }

    /// A number of a variable; `nil` where there is none or it is no number above zero.
    func number(_ name: String) -> Int? {
        values[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
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

    /// How long an ESC waits for what may follow it, in milliseconds; the variable is the one that curses has.
    package var escapeDelay: Int {
        min(number("ESCDELAY") ?? 50, 10_000)
    }
}

extension Environment {
    /// Whether text can be a link by itself (OSC 8).
    ///
    /// Nearly all terminals show it so. Not those that would print the code, nor those that are known to leave it out: there, nobody
    /// would see where a link leads.
    package var showsHyperlinks: Bool {
        guard isTerminalCapable, let name = self["TERM"], name != "linux", !name.isOldTerminal else { return false }
        if name == "screen" || name.hasPrefix("screen.") || name.hasPrefix("screen-") {
            return self["TERM_PROGRAM"] == "tmux"
        }
        return self["TERM_PROGRAM"] != "Apple_Terminal"
    }
}

extension Environment {
    /// Whether the terminal is one of those that show progress so; others show the code as a message, or as text.
    var showsProgress: Bool {
        self["WT_SESSION"] != nil || self["ConEmuANSI"] == "ON" || self["TERM"] == "xterm-ghostty"
            || self["TERM_PROGRAM"] == "ghostty"
    }
}
