public import Testing

/// Runs a flow again and again by random ways, to reach what lies beyond the bounds of exploring.
///
/// ```swift
/// try await exploreAtRandom(ExplorationOptions(moves: 200, walks: 1_000)) { walk in
///     while try await walk.stage.confirm("Once more?") {}
/// }
/// ```
///
/// The fewer times a move was made, the more likely it is. The same rules hold as for ``explore(_:sourceLocation:_:)``,
/// except two rules that need all ways to be known: that there is a way out, and that equal states continue in the same
/// way. The exploration ends with the first walk that fails. It then leaves out moves of this walk while the walk still
/// fails, and prints the remaining moves with the seed.
///
/// - Parameters:
///   - options: How many walks are made, and how long each is.
///   - seed: The seed of the random generator. The same seed makes the same walks.
///   - sourceLocation: Where a failure is reported; by default the line of the call.
///   - flow: Runs the flow on the stage of the walk.
/// - Returns: The result of the exploration.
/// - Throws: Nothing at present. What is wrong with the flow is recorded as an issue.
@MainActor
@discardableResult
public func exploreAtRandom<Result>(
    _ options: ExplorationOptions = ExplorationOptions(moves: 100, walks: 500),
    seed: UInt64 = .random(in: .min ... .max), sourceLocation: SourceLocation = #_sourceLocation,
    _ flow: @escaping @MainActor (Walk) async throws -> Result
) async throws -> Exploration {
    let explorer = Explorer(options, of: sourceLocation) { walk in _ = try await flow(walk) }
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
