import AsideFoundation
import AsideTesting
import TestSupport
import Testing

@testable import Aside

/// What a user sees: all stacks and modals, and each control in front.
struct View: Equatable {
    let text: String
    let front: Outline

    @MainActor
    init(_ stage: Stage) {
        text = stage.description
        front = stage.operableInFront?.outline ?? Outline([])
    }
}

/// A flow that is recorded, left and resumed.
@MainActor
final class ResumedFlow<Result: Sendable> {
    /// The record and what was in view, each time that ``mark()`` was called.
    private(set) var points: [(record: FlowRecord, view: View)] = []
    private(set) var latest = FlowRecord()
    private let flow: @MainActor (Stage) async throws -> Result
    private var ui = TestPresenter(.lenient)

    init(_ flow: @escaping @MainActor (Stage) async throws -> Result) {
        self.flow = flow
    }

    /// Runs the flow from a record, and leaves it after the steps.
    @discardableResult
    func visit(
        from record: FlowRecord = FlowRecord(), steps: @escaping @MainActor (TestPresenter) async throws -> Void
    ) async throws -> Result? {
        latest = record
        ui = TestPresenter(.lenient)
        let (ui, flow) = (ui, flow)
        return try await ui.visit {
            try await ui.stage.resuming(record) {
                self.latest = $0
            } flow: {
                try await flow(ui.stage)
            }
        } steps: {
            try await steps(ui)
        }
    }

    /// Notes what is in view now, with the record.
    func mark() async throws {
        try await ui.settle()
        points.append((latest, View(ui.stage)))
    }

    /// Resumes the flow at each point, on a fresh stage: what is in view is the same, and so is the record.
    func expectTheSameAtEachPoint(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for (record, view) in points {
            let json = record.rawValue
            let again = ResumedFlow(flow)
            try await again.visit(from: try #require(FlowRecord(rawValue: json))) { _ in try await again.mark() }
            #expect(again.points.first?.view == view, "\(json)", sourceLocation: sourceLocation)
            #expect(again.points.first?.record.rawValue == json, sourceLocation: sourceLocation)
        }
    }
}

extension RecordingPresenter {
    /// Begins a flow from a record, with nobody who answers but the test.
    func resume<Result: Sendable>(
        _ record: FlowRecord, _ flow: @escaping @MainActor (Stage) async throws -> Result
    ) -> Task<Result, any Error> {
        Task {
            try await stage.resuming(record) { _ in
            } flow: {
                try await flow(stage)
            }
        }
    }
}

extension FlowRecord {
    init(entries: String) throws {
        self = try #require(FlowRecord(rawValue: #"{"version":1,"entries":[\#(entries)]}"#))
    }

    /// The entries as JSON, without the frame around them.
    var text: String {
        let text = rawValue
        return String(text.dropFirst(#"{"entries":["#.count).dropLast(#"],"version":1}"#.count))
    }
}
