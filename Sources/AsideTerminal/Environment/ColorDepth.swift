/// How many colours a terminal shows.
package enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
    case none
    /// The sixteen colours that the user can configure.
    case sixteen
    case palette
    case trueColor

    package static func < (first: ColorDepth, second: ColorDepth) -> Bool {
        first.rawValue < second.rawValue
    }

    /// The colours that the environment allows.
    ///
    /// A wish for no colours (`NO_COLOR`) takes precedence over a wish for colours in any case (`CLICOLOR_FORCE`).
    ///
    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - isTerminal: Whether the output goes to a terminal.
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
        // Old terminals had no colours, whatever is known about the window that emulates them.
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
    /// Whether it is a DEC terminal from before 1990, by its number.
    var isOldTerminal: Bool {
        ["vt52", "vt100", "vt102", "vt220", "vt320"].contains { self == $0 || hasPrefix($0 + "-") }
    }
}
