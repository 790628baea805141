import Aside
import AsideText
public import Testing

/// What only the tests need that an exploration prints.
extension TestPresenter {
    /// Returns whether the user gets from here to an end of the flow, or back to where the first step has begun.
    ///
    /// This makes the moves of a user, and lets time pass: at each place the move that it made least often there, until
    /// the flow has ended, and 300 moves at most.
    ///
    /// - Parameters:
    ///   - isToEnd: Whether only an end counts. Give `true` if the flow can end.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: `true` if the flow has ended, or offers again what its first place offered.
    /// - Throws: An error that is already recorded as an issue, if the flow goes on and on, or waits for something else.
    public func hasWayOut(
        toEnd isToEnd: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Bool {
        let walk = Walk(on: stage, clock: clock)
        var turns: [Recording.Turn: Int] = [:]
        for _ in 1...Self.mostMoves {
            try await settle(sourceLocation: sourceLocation)
            if currentRun.flow.progress == .ended { return true }
            if !isToEnd, let start = currentRun.start, placeInFront.offers(start) { return true }
            var finder = MoveFinder(walk)
            finder.find()
            // Data that grows must not make each place a new one.
            let moves = finder.found.moves
            guard let next = moves.min(by: { turns[$0.turn, default: 0] < turns[$1.turn, default: 0] }) else {
                return false
            }
            turns[next.turn, default: 0] += 1
            switch next.kind {
            case .wait:
                clock.wakeNext()
                await settle(untilSleeping: 1)
            case .fill: _ = walk.fill(next)
            default: _ = walk.carryOut(next)
            }
        }
        return false
    }

    private static let mostMoves = 300
}

extension TestPresenter {
    /// Runs a flow again and again, each time on a presenter of its own, and expects that the same steps lead to the same.
    ///
    /// If you give two ways, the flow runs once on each of them. Where both lead to places that look the same, the steps
    /// that follow must show and return the same. Places that look different may lead to anything. Without ways, the flow
    /// runs three times.
    ///
    /// - Parameters:
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    ///   - flow: Runs the flow, on the stage of the presenter.
    ///   - one: The steps of one way.
    ///   - other: The steps of the other way.
    ///   - steps: The steps that follow on both ways.
    /// - Throws: What the flow or a step throws, or an error that is already recorded as an issue.
    public static func expectSame<Result>(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ flow: @escaping @MainActor (TestPresenter) async throws -> Result,
        one: (@MainActor (TestPresenter) async throws -> Void)? = nil,
        other: (@MainActor (TestPresenter) async throws -> Void)? = nil,
        then steps: @escaping @MainActor (TestPresenter) async throws -> Void
    ) async throws {
        let results = FlowResults()
        var first: (before: StageView?, after: StageView, result: FlowResult?)?
        for way in one == nil ? [nil, nil, nil] : [other, one] {
            let ui = TestPresenter()
            var (before, after): (StageView?, StageView) = (nil, ui.view)
            let returned = try await ui.visit {
                try await flow(ui)
            } steps: {
                if let way {
                    try await way(ui)
                    before = try await ui.settledView(sourceLocation)
                }
                try await steps(ui)
                after = try await ui.settledView(sourceLocation)
            }
            let result = returned.map(results.result)
            guard let first else {
                first = (before, after, result)
                continue
            }
            guard first.before == before, first.after != after || first.result != result else { continue }
            let signs = one == nil ? "- at first, + later" : "- on the way `other`, + on the way `one`"
            var different = after.difference(first.after)
            if first.result != result {
                func text(_ result: FlowResult?) -> String { result?.code ?? result?.text ?? "nothing" }
                different += ["- returns \(text(first.result))", "+ returns \(text(result))"]
            }
            Issue.record(
                Headline(description: "The same steps do not lead to the same (\(signs))."),
                "\(different.joined(separator: "\n"))", sourceLocation: sourceLocation)
            return
        }
    }

    private var view: StageView { StageView(of: stage, clock) }

    /// Returns what is shown once nothing goes on by itself, as an exploration sees it.
    private func settledView(_ sourceLocation: SourceLocation) async throws -> StageView {
        try await settle(sourceLocation: sourceLocation)
        while let notice = stage.notice, notice.content.action == nil { notice.dismiss() }
        return view
    }
}

/// What a user and a path tell apart on a stage.
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
