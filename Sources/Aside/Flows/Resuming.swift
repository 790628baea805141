extension Flow {
    /// Runs a flow that goes on where a record ends, and records it.
    ///
    /// - Parameters:
    ///   - record: The record: of a run that was cut off, or an empty one.
    ///   - coder: Writes values of the program, and reads them.
    ///   - isSealed: Whether nobody can have changed the record, so that it answers destructive questions, too.
    ///   - whenChanged: Is called with the record each time that it changes; at last with an empty one.
    ///   - flow: The flow.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws.
    package func resuming<Result>(
        _ record: FlowRecord, coder: any DatumCoder, isSealed: Bool = false,
        whenChanged: @escaping @MainActor (FlowRecord) -> Void, flow: @MainActor () async throws -> Result
    ) async throws -> Result {
        let watch = RecordWatch.current
        let run = Trail.Run(stage.host, coder, isSealed: isSealed || watch?.first != nil)
        let record = watch?.first ?? record
        let trail = Trail(record.entries, run, isResumed: !record.isEmpty)
        run.whenChanged = { [unowned trail] in
            var record = FlowRecord()
            record.entries = trail.entries
            watch?.latest = record
            whenChanged(record)
        }
        run.flowTask = withUnsafeCurrentTask { $0 }
        stage.host.recordings += 1
        defer {
            stage.host.recordings -= 1
            run.flowTask = nil
        }
        do {
            let result = try await trail.follow(in: Work.current, flow)
            whenChanged(FlowRecord())
            return result
        } catch is CancellationError {
            // The user has given up, and not the process: what they decided last must not end the next run, too.
            trail.reopenLast()
            throw CancellationError()
        }
    }

    /// Runs an effect once, also if the flow is resumed: afterwards, its result is in the record.
    ///
    /// ```swift
    /// let receipt = try await remembering("order") { key in try await shop.place(cart, to: address) }
    /// ```
    ///
    /// If the process ends while the effect runs, or if the effect throws, it runs again with the same key. Only going
    /// back forgets what was done.
    ///
    /// - Parameters:
    ///   - name: The name of the effect, different from those of other effects in the same closure.
    ///   - effect: What must not happen twice. Its key makes it idempotent.
    /// - Returns: What the effect returned, now or in an earlier run.
    /// - Throws: What the effect throws.
    public func remembering<Value: Codable>(
        _ name: String, _ effect: @MainActor (_ key: String) async throws -> Value
    ) async throws -> Value {
        guard let trail = stage.host.trail else { return try await effect(Trail.newKey()) }
        let note = trail.note(effect: name)
        if let result = note.answer {
            note.recall()
            if let value = note.run.coder.read(result, as: Value.self) { return value }
        }
        do {
            // What it asks is forgotten with its result.
            let value = try await note.inside.follow(in: Work.current) { try await effect(note.key) }
            note.keep(resultOf: value)
            return value
        } catch {
            note.hasFailed = true
            throw error
        }
    }

    /// Runs an effect without a result once, as `remembering(_:_:)` with a result does.
    public func remembering(_ name: String, _ effect: @MainActor (_ key: String) async throws -> Void) async throws {
        _ = try await remembering(name) { key in
            try await effect(key)
            return true
        }
    }
}

/// Sees the record of each flow that is resumed in a task, and decides where the flow begins: for an exploration.
@MainActor
package final class RecordWatch {
    @TaskLocal package static var current: RecordWatch?
    /// The record with which flows begin, in place of their own.
    package let first: FlowRecord?
    /// The record now; `nil` if no flow is resumed.
    package fileprivate(set) var latest: FlowRecord?

    package init(beginningWith first: FlowRecord? = nil) {
        self.first = first
    }
}

extension Stage {
    /// Lets answers that were given beforehand count before a record.
    package func prefer(_ isGiven: @escaping @MainActor (ModalContent) -> Bool) { host.isGiven = isGiven }

    /// The name by which a record knows what is in front.
    package var recordName: String? {
        if let modal = modals.last(where: { !$0.isLeaving }) { return modal.content.recordName }
        guard let screen = entries.last?.screen else { return nil }
        return (screen as? any StartShowing)?.recordName ?? screen.recordName
    }
}

extension Screen {
    /// The name by which a record knows the screen.
    var recordName: String { "\(TypeName(of: self)) “\(title)”" }
}
