public import Testing

/// Runs a flow again and again, each time along a way that chance decides, for what lies beyond the bounds of exploring.
///
/// ```swift
/// try await exploreAtRandom(ExplorationOptions(moves: 200, walks: 1_000)) { walk in
///     while try await walk.stage.confirm("Once more?") {}
/// }
/// ```
///
/// The rarer a move was made before, the likelier it is made. What holds for ``explore(_:sourceLocation:_:)`` has to hold here,
/// but for what needs all ways to be known: that there is a way out, and that like states go on alike. The first walk that fails
/// ends the exploration. Its moves are left out one after the other as long as it fails still, and what is left is printed
/// with the seed.
///
/// - Parameters:
///   - options: how many walks there are, and how long each is.
///   - seed: what decides; the same seed makes the same walks.
///   - sourceLocation: the line of the test.
///   - flow: runs the flow on the stage of the walk.
/// - Returns: what was found out.
/// - Throws: nothing by now; what is wrong with the flow is recorded as an issue.
@MainActor
@discardableResult
public func exploreAtRandom<Result>(
    _ options: ExplorationOptions = ExplorationOptions(moves: 100, walks: 500),
    seed: UInt64 = .random(in: .min ... .max), sourceLocation: SourceLocation = #_sourceLocation,
    _ flow: @escaping @MainActor (Walk) async throws -> Result
) async throws -> Exploration {
    let explorer = Explorer(options) { walk in _ = try await flow(walk) }
    await explorer.exploreAtRandom(seed: seed)
    let exploration = Exploration(explorer)
    exploration.recordFailures(at: sourceLocation)
    return exploration
}

extension Exploration {
    /// Records each failure as an issue of the test.
    func recordFailures(at location: SourceLocation) {
        for failure in failures {
            Issue.record(Headline(description: failure.headline), "\(failure.details)", sourceLocation: location)
        }
    }
}
