public import Testing

/// Runs a flow again and again, each time by another way, until it has seen every state that a user can reach.
///
/// ```swift
/// let exploration = try await explore { walk in
///     try await walk.stage.confirm("Log out?")
/// }
/// print(exploration)
/// ```
///
/// Each walk calls the closure anew, on a stage of its own, so everything that the closure makes is fresh. A walk fails
/// the test if the flow has a dead end, throws an error, does not end when it is cancelled, asks after its end, or
/// leaves something on the stage. It also fails if a condition of the test does not hold. The exploration prints the
/// shortest way to the failure as a test that fails until the flow is mended. What may be meant is one of the
/// ``Exploration/findings``.
///
/// - Parameters:
///   - options: How far the flow is explored.
///   - sourceLocation: Where a failure is reported; by default the line of the call.
///   - flow: Runs the flow on the stage of the walk.
/// - Returns: The result of the exploration.
/// - Throws: Nothing at present. What is wrong with the flow is recorded as an issue.
@MainActor
@discardableResult
public func explore<Result>(
    _ options: ExplorationOptions = ExplorationOptions(), sourceLocation: SourceLocation = #_sourceLocation,
    _ flow: @escaping @MainActor (Walk) async throws -> Result
) async throws -> Exploration {
    let explorer = Explorer(options, of: sourceLocation, flow)
    await explorer.explore()
    let exploration = Exploration(explorer)
    exploration.recordFailures(at: sourceLocation)
    explorer.tellOfBounds()
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
