/// The number of colours that a terminal shows.
package enum ColorDepth: Sendable, Comparable, CaseIterable {
    case none
    /// The sixteen colours that the user can configure.
    case sixteen
    case palette
    case trueColor

    /// Makes the colours that the environment allows, for an output that is a terminal or not.
    ///
    /// `NO_COLOR`, a wish for no colours, takes precedence over `FORCE_COLOR` and `CLICOLOR_FORCE`, wishes for colours
    /// in any case.
    package init(_ environment: Environment, isTerminal: Bool) {
        let isForced = environment["CLICOLOR_FORCE"].map { !$0.isEmpty && $0 != "0" } ?? false
        if let refusal = environment["NO_COLOR"], !refusal.isEmpty {
            self = .none
        } else if let wish = environment["FORCE_COLOR"] {
            self = ColorDepth(forced: wish, environment)
        } else if isForced {
            self = max(ColorDepth(ofTerminal: environment), .sixteen)
        } else if !isTerminal || environment["CLICOLOR"] == "0" {
            self = .none
        } else {
            self = ColorDepth(ofTerminal: environment)
        }
    }

    /// Makes the colours that `FORCE_COLOR` asks for: none, sixteen, 256, or all.
    private init(forced wish: String, _ environment: Environment) {
        self =
            switch wish.lowercased() {
            case "0", "false": .none
            case "1": .sixteen
            case "2": .palette
            case "3": .trueColor
            default: max(ColorDepth(ofTerminal: environment), .sixteen)
            }
    }

    private init(ofTerminal environment: Environment) {
        let name = environment["TERM"] ?? ""
        // Old terminals have no colours, even if the window that emulates them has.
        if !environment.isTerminalCapable || name.hasSuffix("-m") || name.hasSuffix("-mono") || name.isOldTerminal {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased()) || name.hasSuffix("-direct")
            || environment.isNewTerminal
        {
            self = .trueColor
        } else if name.hasSuffix("-256color") || name.hasSuffix("-256") {
            self = .palette
        } else {
            self = .sixteen
        }
    }
}

extension String {
    /// Whether it is a DEC terminal from before 1990, by its number.
    var isOldTerminal: Bool {
        ["vt52", "vt100", "vt102", "vt220", "vt320"].contains { self == $0 || hasPrefix($0 + "-") }
    }
}
