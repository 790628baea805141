import AsideTesting
import Foundation
import Testing

/// The reports that a test would have made.
struct Report: Equatable, Sendable {
    var text: String
    var line: Int

    init(_ text: String, at line: Int) {
        self.text = text
        self.line = line
    }
}

/// A made-up line of the calling file, with which a test sees whether a report names it.
func at(_ line: Int, fileID: String = #fileID, filePath: String = #filePath) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
}

/// Runs a body that fails a test, and returns its reports.
@MainActor
func reports(_ body: @MainActor () async throws -> Void) async -> [Report] {
    let collected = Collected()
    try? await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: { issue in
        let lines = [headline(of: issue)].compactMap(\.self) + issue.comments.map(\.rawValue)
        let text = lines.joined(separator: "\n")
        collected.add(Report(text.isEmpty ? "\(issue)" : text, at: issue.sourceLocation?.line ?? 0))
        return true
    }
    return collected.reports
}

/// Runs a flow and steps that fail a test, the run at line 8, and returns its reports.
@MainActor
func reports<Result>(
    in ui: TestPresenter, of flow: @escaping @MainActor () async throws -> Result,
    steps: @escaping @MainActor () async throws -> Void = {}
) async -> [Report] {
    await reports { _ = try await ui.run(flow, steps: steps, sourceLocation: at(8)) }
}

/// Runs a flow and steps that fail a test with one report, and expects that report; the run is at line 8.
@MainActor
func expectReport<Result>(
    _ text: String, at line: Int, in ui: TestPresenter, sourceLocation: SourceLocation = #_sourceLocation,
    of flow: @escaping @MainActor () async throws -> Result, steps: @escaping @MainActor () async throws -> Void = {}
) async {
    let reports = await reports(in: ui, of: flow, steps: steps)
    #expect(reports == [Report(text, at: line)], sourceLocation: sourceLocation)
}

/// The first line of a failure, which Swift Testing prints first for the issue.
private func headline(of issue: Issue) -> String? {
    if let error = issue.error { return "\(error)" }
    let printed = "\(issue.kind)"
    let (before, after) = ("Expectation failed: (failure → ", ") == nil")
    guard printed.hasPrefix(before), printed.hasSuffix(after) else { return nil }
    return String(printed.dropFirst(before.count).dropLast(after.count))
}

/// Collects reports from any thread.
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Report] = []

    var reports: [Report] { lock.withLock { all } }

    func add(_ report: Report) {
        lock.withLock { all.append(report) }
    }
}
