import Aside
import AsideText
public import Testing

/// What only the tests need that an exploration prints.
extension TestPresenter {
    /// The identities (`id:`) of the rows and the controls that the screen and the modals in view show.
    public var identities: Set<String> { StageView(of: stage).identities }

    /// Returns whether the user gets from here to an end of the flow, or back to where the first step has begun.
    ///
    /// This makes the moves of a user, and lets time pass: at each place the move that it made least often there, until
    /// the flow has ended, and 300 moves at most.
    ///
    /// - Parameter sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: `true` if the flow has ended, or offers again what its first place offered.
    /// - Throws: An error that is already recorded as an issue, if the flow goes on and on, or waits for something else.
    public func hasWayOut(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Bool {
        let walk = Walk(on: stage, clock: clock)
        var turns: [String: Int] = [:]
        for _ in 1...Self.mostMoves {
            try await settle(sourceLocation: sourceLocation)
            if currentRun.flow.progress == .ended { return true }
            if let start = currentRun.start, placeInFront.offers(start) { return true }
            var finder = MoveFinder(walk)
            finder.find()
            let moves = finder.found.moves
            guard !moves.isEmpty else { return false }
            let turn = turns[text, default: 0]
            turns[text] = turn + 1
            switch moves[turn % moves.count].operation {
            case .wait: await settle(untilSleeping: clock.move(by: clock.remaining.first ?? .zero))
            case .fill(let texts): _ = walk.fill(texts)
            case let operation: _ = walk.carryOut(operation)
            }
        }
        return false
    }

    private static let mostMoves = 300
}

/// What a user and a path tell apart on a stage.
@MainActor
struct StageView: Equatable {
    let text: String
    let identities: Set<String>

    init(of stage: Stage) {
        text = stage.text()
        let modals = stage.modals.filter { !$0.isLeaving }
        let screens = ([stage] + modals.compactMap(\.stage)).compactMap { $0.entries.last?.screen.outline }
        identities = Set((screens + modals.map(\.outline)).flatMap { Self.identities(of: $0.items) })
    }

    private static func identities(of items: [Outline.Item]) -> [String] {
        items.flatMap { [$0.identity].compactMap(\.self) + identities(of: $0.children) }
    }
}
