import SwiftUI

/// The calls of SwiftUI, which come late, twice, in any order, or never.
///
/// The double keeps three promises. A pressed button calls back before the pause after which an alert counts as gone. A view
/// comes and goes in order, and this is reported before the view counts as missing. If a binding still asks for a presentation
/// when that has gone, it appears again.
extension RandomUser {
    /// Keeps a call for later, or makes it never.
    func receive(_ report: Report) {
        var report = report
        if case .pressed(let label) = report.kind { report.call = recording(label, report.call) }
        guard !isPunctual else { return report.call() }
        switch report.kind {
        // The binding is not always written after a press.
        case .wroteAbsence where isPressed(report.surface) && dice.one(in: 5): return
        // On a system that does not tell what is in view, nobody could notice that a view has gone whose state is kept.
        case .disappeared where mischief > 0 && losesDisappearances && dice.one(in: 4):
            hasLeftOutDisappearance = true
            answers.note("left out: a view has gone")
            return
        case .appeared, .disappeared, .ended, .wroteAbsence, .pressed: break
        }
        reports.append(report)
        window.wake()
    }

    /// The calls, which come in any order, except that a view comes and goes in order.
    var deliveries: [Event] {
        reports.indices.filter { place in
            !reports[place].kind.isLifecycle
                || !reports[..<place].contains {
                    $0.kind.isLifecycle && $0.surface == self.reports[place].surface
                }
        }.map { place in
            {
                let report = self.reports.remove(at: place)
                if self.mischief > 0, self.dice.one(in: 6) {
                    self.mischief -= 1
                    self.reports.insert(report, at: 0)
                }
                // The record must not keep the view alive that is called.
                let kind = report.kind
                self.answers.note("call: \(kind)")
                report.call()
            }
        }
    }

    private func isPressed(_ surface: AnyHashable) -> Bool {
        reports.last.map { $0.kind.isPress && $0.surface == surface } == true
    }
}

extension Report.Kind {
    var isPress: Bool { if case .pressed = self { true } else { false } }
    var isLifecycle: Bool { self == .appeared || self == .disappeared }
}
