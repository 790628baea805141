import Aside
import AsideTesting
import Foundation
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
/// shortest way to the failure as a line that walks it again:
///
/// ```swift
/// try await explore(along: "press “OK”") { walk in
///     try await walk.stage.confirm("Log out?")
/// }
/// ```
///
/// What may be meant fails the test as well, until the test accepts it; see ``Walk/accept(_:at:)``.
///
/// - Parameters:
///   - options: How far the flow is explored.
///   - way: The way that is walked, in the words that a failure has printed; by default all ways. If it is no longer
///     there, this is recorded as a warning.
///   - other: Another way, whose last moves lead to the same.
///   - sourceLocation: Where a failure is reported; by default the line of the call.
///   - flow: Runs the flow on the stage of the walk.
/// - Returns: The result of the exploration.
/// - Throws: Nothing at present. What is wrong with the flow is recorded as an issue.
@MainActor
@discardableResult
public func explore<Result>(
    _ options: ExplorationOptions = ExplorationOptions(), along way: String? = nil, comparedWith other: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ flow: @escaping @MainActor (Walk) async throws -> Result
) async throws -> Exploration {
    let explorer = Explorer(options, flow)
    if let way {
        await explorer.explore(along: WayText(reading: way), comparedWith: other.map(WayText.init(reading:)))
    } else {
        await explorer.explore()
    }
    for failure in explorer.defects {
        Issue.record(Headline(description: failure.headline), "\(failure.details)", sourceLocation: sourceLocation)
    }
    for warning in explorer.warningsOfTest {
        Issue.record("\(warning)", severity: .warning, sourceLocation: sourceLocation)
    }
    explorer.tellOfBounds()
    return Exploration(explorer)
}

/// Prints a text to the standard error, where it appears before the test ends.
func printToStandardError(_ text: String) {
    FileHandle.standardError.write(Data("\n\(text)\n".utf8))
}
