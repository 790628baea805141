/// How many colours a terminal shows.
package enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
    case none
    /// The sixteen colours whose shades the user has chosen.
    case sixteen
    case palette
    case trueColor

    package static func < (first: ColorDepth, second: ColorDepth) -> Bool {
        first.rawValue < second.rawValue
    }

    /// What the environment says of colours.
    ///
    /// A user who wants none (`NO_COLOR`) is heard before one who wants them anyway (`CLICOLOR_FORCE`).
    ///
    /// - Parameters:
    ///   - environment: the variables.
    ///   - isTerminal: whether what is written goes to a terminal.
    package init(_ environment: Environment, isTerminal: Bool) {
        let isForced = environment["CLICOLOR_FORCE"].map { !$0.isEmpty && $0 != "0" } ?? false
        if let refusal = environment["NO_COLOR"], !refusal.isEmpty {
            self = .none
        } else if isForced {
            self = max(ColorDepth(ofTerminal: environment), .sixteen)
        } else if !isTerminal || environment["CLICOLOR"] == "0" {
            self = .none
        } else {
            self = ColorDepth(ofTerminal: environment)
        }
    }

    private init(ofTerminal environment: Environment) {
        let name = environment["TERM"] ?? ""
        // The old terminals had no colours, whatever is said about the window that shows them.
        if !environment.isTerminalCapable || name.hasSuffix("-m") || name.hasSuffix("-mono") || name.isOldTerminal {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased()) || name.hasSuffix("-direct") {
            self = .trueColor
        } else if name.hasSuffix("-256color") || name.hasSuffix("-256") {
            self = .palette
        } else {
            self = .sixteen
        }
    }
}

extension String {
    /// A DEC terminal of before 1990, by its number.
    var isOldTerminal: Bool {
        ["vt52", "vt100", "vt102", "vt220", "vt320"].contains { self == $0 || hasPrefix($0 + "-") }
    }
}
