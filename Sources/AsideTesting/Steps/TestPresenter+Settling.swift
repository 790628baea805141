import Aside
public import Testing

/// The steps for what is on the stage once nothing goes on by itself.
extension TestPresenter {
    /// Waits until the flow has ended, or waits for its user or for time.
    ///
    /// Then a test can expect something of the state that the last step has led to.
    ///
    /// - Parameter sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the flow goes on and on, or waits for something else.
    public func settle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        await RecordedError.prepare()
        var events = -1
        var turns = 0
        while events != waiters.eventCount, currentRun.flow.progress == .running {
            events = waiters.eventCount
            turns += 1
            if turns > Self.mostTurns {
                throw recorded(
                    Failure(
                        "The flow goes on and on, and asks its user nothing.",
                        "let the loop end, or let its user decide whether it goes on.", sourceLocation))
            }
            await letTasksRun()
            if flowFailure != nil { break }
        }
        try await expect(.rest, at: sourceLocation)
    }

    private static let mostTurns = 1_000

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
            let place = TestPlace(in: self)
            if let start = currentRun.start, place.offers(start) { return true }
            guard !place.moves.isEmpty else { return false }
            let turn = turns[text, default: 0]
            turns[text] = turn + 1
            switch place.moves[turn % place.moves.count].operation {
            case .wait: await settle(untilSleeping: clock.move(by: clock.remaining.first ?? .zero))
            case .fill(let texts): _ = walk.fill(texts)
            case let operation: _ = walk.carryOut(operation)
            }
        }
        return false
    }

    private static let mostMoves = 300

    /// Notes where the first step begins.
    func noteStart() {
        if currentRun.start == nil { currentRun.start = TestPlace(in: self) }
    }
}

/// What the user can do at a place of a flow.
@MainActor
struct TestPlace {
    /// The line of the flow that shows it.
    let source: SourceLine?
    let moves: [ExploredMove]

    init(in ui: TestPresenter) {
        var finder = MoveFinder(Walk(on: ui.stage, clock: ui.clock))
        finder.find()
        source = ui.front?.entries.last?.source ?? ui.top?.source
        moves = finder.found.moves
    }

    /// Returns whether it is at the line of another place, and the user can do there what the user could do here.
    func offers(_ other: TestPlace) -> Bool {
        let labels = Set(moves.lazy.filter(\.isOfPlace).map(\.label))
        return source == other.source && labels.isSuperset(of: other.moves.lazy.filter(\.isOfPlace).map(\.label))
    }
}
