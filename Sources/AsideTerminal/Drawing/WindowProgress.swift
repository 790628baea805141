import Aside
import AsideText

/// The progress of work, for a terminal that shows it beside its window's title or in the task bar (`OSC 9;4`).
package enum WindowProgress: Equatable, Sendable {
    case none
    /// The progress in percent.
    case known(Int)
    case unknown

    /// Makes the progress of the work in front, or beneath its question.
    init(_ snapshot: StageSnapshot) {
        let work = snapshot.layers.last { $0.question?.kind == .progress }
        guard case .meter(fraction: let fraction)? = work?.question?.body.first?.kind else {
            self = .none
            return
        }
        self = fraction.map { .known(Int($0 * 100)) } ?? .unknown
    }

    /// The code that sends the progress to the terminal.
    var code: String {
        switch self {
        case .none: TerminalModes.progressEnd
        case .known(let percent): "\u{1B}]9;4;1;\(percent)\u{1B}\\"
        case .unknown: "\u{1B}]9;4;3\u{1B}\\"
        }
    }
}
