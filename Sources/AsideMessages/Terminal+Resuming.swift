import Aside
public import AsideTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Terminal {
    /// Runs a flow that goes on where an earlier run of the tool has ended too early, as after Ctrl-C.
    ///
    /// <!-- sample: not compiled, a part of a tool -->
    /// ```swift
    /// await Terminal.main { terminal in
    ///     try await terminal.resuming(".new-project") { try await NewProject(terminal).run() }
    /// }
    /// ```
    ///
    /// After each answer, the file holds what the flow has collected; it goes when the flow returns. It is readable by its
    /// owner alone, and written whole or not at all. When the tool goes on, it says so on standard error. What is
    /// recorded, what runs again and what is asked again is the same in apps; see `resuming(_:whenChanged:flow:)` of
    /// AsideFoundation.
    ///
    /// - Parameters:
    ///   - path: The path of the file. A second process that uses it at the same time keeps no answers, and a file that
    ///     holds something else stays as it is.
    ///   - flow: The flow.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws. The file stays then.
    public func resuming<Result>(
        _ path: String, flow: @MainActor () async throws -> Result
    ) async throws -> Result {
        guard let file = PrivateFile(path) else {
            printError("Another run uses “\(path)”, or its folder cannot be written. This run keeps no answers.")
            return try await flow()
        }
        defer { file.letGo() }
        guard let record = record(in: file, path) else { return try await flow() }
        var hasFailed = false
        return try await resuming(record, coder: ValueCoder()) { record in
            if record.isEmpty { return file.remove() }
            let isWritten = (try? JSONEncoder().encode(record)).map { file.write(Array($0)) } ?? false
            if !isWritten, !hasFailed { self.printError("“\(path)” cannot be written. Later answers are not kept.") }
            hasFailed = !isWritten
        } flow: {
            try await flow()
        }
    }

    /// Reads a record, and says what the flow begins with; `nil` if the file holds something else, which nobody may lose.
    private func record(in file: PrivateFile, _ path: String) -> FlowRecord? {
        guard let text = file.text, !text.isEmpty else { return FlowRecord() }
        guard let record = try? JSONDecoder().decode(FlowRecord.self, from: Data(text.utf8)) else {
            printError(
                "“\(path)” holds no answers that this version can read. It stays, and this run keeps no answers.")
            return nil
        }
        let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        let time = written?.formatted(.iso8601) ?? "an earlier run"
        let answers = record.entries.summary.map { "  \($0)\n" }.joined()
        printError("Going on from \(time), with these answers:\n\(answers)To begin anew, delete “\(path)”.")
        return record
    }
}

/// Writes values of screens and results of effects as JSON.
struct ValueCoder: DatumCoder {
    func datum(of value: some Encodable) throws -> Datum {
        try JSONDecoder().decode(Datum.self, from: JSONEncoder().encode(value))
    }

    func value<Value: Decodable>(_ type: Value.Type, of datum: Datum) throws -> Value {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(datum))
    }
}

extension [FlowRecord.Entry] {
    /// What was answered, a line for each answer.
    fileprivate var summary: [String] {
        flatMap { entry in
            let own = entry.isEffect ? nil : entry.answer.map { "\(entry.name): \($0.summary)" }
            return [own].compactMap(\.self) + entry.inside.summary
        }
    }
}

extension Datum {
    /// The value in a line.
    var summary: String {
        switch self {
        case .list(let list): list.map(\.summary).joined(separator: ", ")
        case .named(let named): named.sorted { $0.key < $1.key }.map { $1.summary }.joined(separator: ", ")
        default: typed ?? "–"
        }
    }
}
