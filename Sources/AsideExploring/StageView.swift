import Aside
import AsideTesting
import AsideText

/// What a walk shows at one moment, so that a message can say how two walks differ.
struct StageView: Equatable {
    let text: String
    let identities: Set<String>
    /// A hash of all that is shown, also of what the text does not show, and of the time that tasks still sleep.
    private let seen: Int

    @MainActor
    init(of stage: Stage, _ clock: TestClock) {
        text = stage.text()
        let modals = stage.modals.filter { !$0.isLeaving }
        let screens = ([stage] + modals.compactMap(\.stage)).compactMap { $0.entries.last?.screen.outline }
        identities = Set((screens + modals.map(\.outline)).flatMap { Self.identities(of: $0.items) })
        seen = StateHash.seen(on: stage, sleeps: clock.remaining).whole
    }

    private static func identities(of items: [Outline.Item]) -> [String] {
        items.flatMap { [$0.identity].compactMap(\.self) + identities(of: $0.children) }
    }

    /// Returns the lines of text that differ from those of another view, or if none does, the identities.
    func difference(_ other: StageView) -> [String] {
        if text != other.text { return TextDifference(expected: other.text, drawn: text).changedLines }
        let lines =
            other.identities.subtracting(identities).sorted().map { "- id: \($0)" }
            + identities.subtracting(other.identities).sorted().map { "+ id: \($0)" }
        return lines.isEmpty && self != other ? ["+ something that the text does not show, such as a time"] : lines
    }
}
