public import Testing

/// Runs a flow again and again, each time along another path, until every state that its user can reach was seen.
///
/// ```swift
/// let exploration = try await explore { walk in
///     try await walk.stage.confirm("Log out?")
/// }
/// print(exploration)
/// ```
///
/// Each walk runs the closure anew, on a stage of its own: what it makes is fresh. A walk fails the test where the flow
/// has a dead end, throws an error, does not end when it is cancelled, asks after its end, leaves something on the stage,
/// and where an invariant of the test does not hold. The shortest way to the failure is printed as a test.
///
/// - Parameters:
///   - options: how far it is explored.
///   - sourceLocation: the line of the test.
///   - flow: runs the flow on the stage of the walk.
/// - Returns: what was found out.
/// - Throws: nothing by now; what is wrong with the flow is recorded as an issue.
@MainActor
@discardableResult
public func explore<Result>(
    _ options: ExplorationOptions = ExplorationOptions(), sourceLocation: SourceLocation = #_sourceLocation,
    _ flow: @escaping @MainActor (Walk) async throws -> Result
) async throws -> Exploration {
    let explorer = Explorer(options) { walk in _ = try await flow(walk) }
    await explorer.explore()
    let exploration = Exploration(explorer)
    exploration.recordFailures(at: sourceLocation)
    return exploration
}
