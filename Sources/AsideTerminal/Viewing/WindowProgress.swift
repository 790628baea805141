import Aside
import AsideText

/// How far work has come, for a terminal that shows it beside its window's title or in the task bar (`OSC 9;4`).
package enum WindowProgress: Hashable, Sendable {
    case none
    /// So many percent.
    case known(Int)
    case unknown

    /// The work in front, or beneath what it asks.
    init(_ snapshot: StageSnapshot) {
        let work = snapshot.layers.last { $0.question?.kind == .progress }
        guard case .meter(fraction: let fraction)? = work?.question?.body.first?.kind else {
            self = .none
            return
        }
        self = fraction.map { .known(Int($0 * 100)) } ?? .unknown
    }

    /// What tells it to the terminal.
    var code: String {
        switch self {
        case .none: TerminalModes.progressEnd
        case .known(let percent): "\u{1B}]9;4;1;\(percent)\u{1B}\\"
        case .unknown: "\u{1B}]9;4;3\u{1B}\\"
        }
    }
}
