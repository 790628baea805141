import AsideText
import Observation

@testable import AsideTerminal

/// A canvas that keeps the frames that it shows.
@MainActor
@Observable
final class Recorder: Canvas {
    private(set) var frames: [Frame] = []
    private(set) var before: [Frame?] = []

    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame {
        Frame(snapshot, size: Size(columns: 40, rows: 12), viewState: viewState)
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        frames.append(frame)
        before.append(old)
    }

    /// The place of a text in the last frame; nil if it is not there.
    func place(of text: String) -> Mouse? {
        let rows = frames.last?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        guard let row = rows.firstIndex(where: { $0.contains(text) }), let range = rows[row].firstRange(of: text) else {
            return nil
        }
        return Mouse(.press, row: row, column: String(rows[row][..<range.lowerBound]).columns)
    }
}
