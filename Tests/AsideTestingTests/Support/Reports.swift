import Foundation
import Testing

/// What a test would have reported.
struct Report: Equatable, Sendable {
    var text: String
    var line: Int

    init(_ text: String, at line: Int) {
        self.text = text
        self.line = line
    }
}

/// A line of the calling file that a test makes up, to see that a report names it.
func at(_ line: Int, fileID: String = #fileID, filePath: String = #filePath) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
}

/// Runs something that fails a test, and returns what it reports.
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

/// Runs something that fails a test with one report, and expects that one.
@MainActor
func expectReport(
    _ text: String, at line: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () async throws -> Void
) async {
    let reports = await reports(body)
    #expect(reports == [Report(text, at: line)], sourceLocation: sourceLocation)
}

/// The first line of a failure, which is the first line that Swift Testing prints of the issue.
private func headline(of issue: Issue) -> String? {
    if let error = issue.error { return "\(error)" }
    let printed = "\(issue.kind)"
    let (before, after) = ("Expectation failed: (failure → ", ") == nil")
    guard printed.hasPrefix(before), printed.hasSuffix(after) else { return nil }
    return String(printed.dropFirst(before.count).dropLast(after.count))
}

/// Reports from any thread.
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Report] = []

    var reports: [Report] { lock.withLock { all } }

    func add(_ report: Report) {
        lock.withLock { all.append(report) }
    }
}
