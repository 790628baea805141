/// The number of colours that a terminal shows.
package enum ColorDepth: Sendable, Comparable, CaseIterable {
    case none
    /// The sixteen colours that the user can configure.
    case sixteen
    case palette
    case trueColor

    /// Makes the colours of a terminal that the environment allows.
    ///
    /// `NO_COLOR` is the user's wish for no colours.
    package init(_ environment: Environment) {
        let name = environment["TERM"] ?? ""
        let isUnwanted = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        // Old terminals have no colours, even if the window that emulates them has.
        if isUnwanted || !environment.isTerminalCapable || name.hasSuffix("-m") || name.hasSuffix("-mono")
            || name.isOldTerminal
        {
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
