public import Aside
import Foundation

/// Writes values of screens and results of effects as JSON.
struct JSONCoder: DatumCoder {
    func datum(of value: some Encodable) throws -> Datum {
        try JSONDecoder().decode(Datum.self, from: JSONEncoder().encode(value))
    }

    func value<Value: Decodable>(_ type: Value.Type, of datum: Datum) throws -> Value {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(datum))
    }
}

extension Flow {
    /// Runs a flow that goes on where a record ends.
    ///
    /// The flow begins at its beginning. What the record answers is answered at once and not shown; steps with their
    /// values are on the stack, so that the user can go back to them. The flow stops at the first question without an
    /// answer.
    ///
    /// <!-- sample: not compiled, needs SwiftUI -->
    /// ```swift
    /// @SceneStorage("order") var saved = FlowRecord()
    ///
    /// var body: some View {
    ///     StageFlow { stage in
    ///         try await stage.resuming(saved) { saved = $0 } flow: { try await OrderFlow(stage: stage).run() }
    ///     }
    /// }
    /// ```
    ///
    /// The flow must ask the same questions in the same order each time, and use only what its screens publish. Its work
    /// runs again, except inside of `remembering`. The answer of a destructive choice is asked for again. A screen's
    /// value is recorded if it is `Codable`; if it is not, or if a field is secure, the record ends there.
    ///
    /// - Parameters:
    ///   - record: The record: of a run that was cut off, or an empty one.
    ///   - whenChanged: Is called with the record each time that it changes, so that you can save it; at last with an
    ///     empty one, when the flow has returned.
    ///   - flow: The flow.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws. The record is kept then.
    public func resuming<Result>(
        _ record: FlowRecord, whenChanged: @escaping @MainActor (FlowRecord) -> Void,
        flow: @MainActor () async throws -> Result
    ) async throws -> Result {
        try await resuming(record, coder: JSONCoder(), whenChanged: whenChanged, flow: flow)
    }
}

/// A record as a text, as `SceneStorage` and `UserDefaults` keep it.
extension FlowRecord: RawRepresentable {
    /// Reads a record; `nil` if this version cannot read it.
    public init?(rawValue: String) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(rawValue.utf8)) else { return nil }
        self = record
    }

    /// The record as JSON.
    public var rawValue: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
