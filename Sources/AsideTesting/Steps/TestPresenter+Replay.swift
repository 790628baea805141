public import Aside
import Foundation
public import Testing

/// Replays what was recorded or explored.
extension TestPresenter {
    /// Runs a flow, makes the moves of a recording, and fails at the first difference.
    ///
    /// ```swift
    /// func replay(_ recording: Recording) async throws {
    ///     let ui = TestPresenter()
    ///     try await ui.replay(recording) { try await OrderFlow(stage: ui.stage, shop: shop).run() }
    /// }
    /// ```
    ///
    /// If the flow sleeps by the presenter's ``clock``, and the recording does not say how much time passes, the replay lets
    /// time pass by itself.
    ///
    /// - Parameters:
    ///   - recording: The turns of the user.
    ///   - values: The values that the recording publishes and that are not `Decodable`, by their JSON in it.
    ///   - secret: Returns the text to type into a secure field, by the field's label or the prompt's title. A
    ///     recording does not hold these texts. It is called once for each of them, in order.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    ///   - flow: The flow, on the presenter's ``stage``.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws, or an error that is already recorded as an issue.
    @discardableResult
    public func replay<Result>(
        _ recording: Recording, values: [String: Any] = [:],
        secret: @escaping @MainActor (_ label: String) -> String? = { _ in nil },
        sourceLocation: SourceLocation = #_sourceLocation, _ flow: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        defer { currentRun.replayed = nil }
        return try await run(
            flow,
            steps: { [self] in
                let letsTimePass = !recording.turns.contains { $0.moves.contains { $0.kind == .wait } }
                for (index, turn) in recording.turns.enumerated() {
                    currentRun.replayed = "Turn \(index + 1) of \(recording.turns.count), \(turn):"
                    if letsTimePass { await letTimePass(until: turn) }
                    try await make(turn, ReplaySupplies(values: values, secret: secret), sourceLocation)
                }
                currentRun.replayed = "After all \(recording.turns.count) turns of the recording:"
                if letsTimePass { await letTimePass(until: nil) }
            }, sourceLocation: sourceLocation)
    }

    /// Moves the clock while a task sleeps by it and the move is not possible yet.
    private func letTimePass(until turn: Recording.Turn?) async {
        await settle(untilSleeping: 0)
        while !isReady(for: turn), currentRun.flow.progress == .running, clock.wakeNext() != nil {
            await settle(untilSleeping: 1)
        }
    }

    private func isReady(for turn: Recording.Turn?) -> Bool {
        switch turn?.place {
        case .screen(let name):
            front.map { stage in
                guard stage.acceptsInput, let screen = stage.entries.last?.screen else { return false }
                return ScreenName(of: screen) == ScreenName(named: name) && !waitsForCheck(turn?.moves.first, screen)
            } ?? false
        case .modal(let kind, let title):
            observedTop.map { $0.isReady && $0.content.kind == kind && $0.content.title == title } ?? false
        case .notice(let text): notices.contains { $0.content.text == text }
        case .flow: true
        case nil: top?.isReady == true && top?.content.kind != .progress || front?.acceptsInput == true
        }
    }

    /// Whether an action is disabled until the check of a field has ended.
    private func waitsForCheck(_ move: Move?, _ screen: any Screen) -> Bool {
        guard move?.kind == .press, let label = move?.label else { return false }
        return screen.isChecking() && screen.outline[label]?.isEnabled == false
    }

    private func make(_ turn: Recording.Turn, _ supplies: ReplaySupplies, _ location: SourceLocation) async throws {
        let last = turn.moves.last
        if last?.kind == .wait { return try await advance(by: .seconds(last?.seconds ?? 0), sourceLocation: location) }
        switch turn.place {
        case .screen(let name):
            try await expect(.screen(ScreenName(named: name)), at: location)
            guard let screen = front?.entries.last?.screen else { throw CancellationError() }
            if last == .cancel { break }
            for move in turn.moves { try await make(move, on: screen, supplies, location) }
            return
        case .modal(let kind, let title):
            let modal = try await modal(of: kind, title, location)
            if last == .cancel { break }
            if let picked = turn.moves.first?.options, turn.moves.dropFirst() == [.submit] {
                return try modal.pick(picked, at: location)
            }
            for move in turn.moves { try await make(move, on: modal, supplies, location) }
            return
        case .notice(let text):
            guard let label = last?.label, last?.kind == .press else {
                throw misplaced(turn.moves, "a notice", location)
            }
            return try await notice(text, sourceLocation: location).press(label, sourceLocation: location)
        case .flow: break
        }
        guard last == .cancel else {
            throw recorded(Failure("A recording has a turn without a place.", "see who has made it.", location))
        }
        try await cancelFlow(sourceLocation: location)
    }

    private func make(
        _ move: Move, on modal: TestModal, _ supplies: ReplaySupplies, _ location: SourceLocation
    ) async throws {
        let (label, group) = (move.label ?? "", move.group)
        switch move.kind {
        case .press: try modal.press(label, sourceLocation: location)
        case .pick where move.label == nil: try modal.pick(move.options ?? [], at: location)
        case .pick:
            try modal.pick(move.options?.first ?? "", from: label, in: group, sourceLocation: location)
        case .toggle: try modal.toggle(label, to: move.isOn, in: group, sourceLocation: location)
        case .leave: try await modal.leave(label, in: group, sourceLocation: location)
        case .fill:
            let new = try text(of: move, named: move.label ?? modal.content.title, supplies, location)
            try modal.fill(move.label, new, in: group, at: location)
        case .submit: try await modal.submit(sourceLocation: location)
        case .back: try modal.dismiss(sourceLocation: location)
        case .publish, .wait, .cancel: throw misplaced([move], "a modal", location)
        }
    }

    /// Returns the text to type into a field: from the recording, or from the caller if it is secret.
    private func text(
        of move: Move, named label: String, _ supplies: ReplaySupplies, _ location: SourceLocation
    ) throws -> String {
        if let known = move.text?.string ?? supplies.secret(label) { return known }
        throw recorded(
            Failure(
                "The recording does not hold what was typed into “\(label)”, because that field is secure.",
                "give it: `ui.replay(recording, secret: { label in … })`.", location))
    }

    private func make<Shown: Screen>(
        _ move: Move, on screen: Shown, _ supplies: ReplaySupplies, _ location: SourceLocation
    ) async throws {
        let test = TestScreen(screen, ui: self)
        let (label, group) = (move.label ?? "", move.group)
        switch move.kind {
        case .press: try test.press(label, in: group, sourceLocation: location)
        case .pick: try test.pick(move.options?.first ?? "", from: label, in: group, sourceLocation: location)
        case .fill:
            let new = try text(of: move, named: label, supplies, location)
            try test.fill(label, new, in: group, sourceLocation: location)
        case .leave: try await test.leave(label, in: group, sourceLocation: location)
        case .toggle: try test.toggle(label, to: move.isOn, in: group, sourceLocation: location)
        case .publish:
            guard let value = PublishedValue(move.value, in: supplies.values, as: Shown.Value.self)?.value else {
                let name = SwiftType.name(Shown.Value.self)
                throw recorded(
                    Failure(
                        "The recording publishes \(move.value ?? "a value that cannot be written") at "
                            + "\(ScreenName(of: screen)), which is not a known \(name).",
                        "give it: `ui.replay(recording, values: [\"\(move.value ?? "…")\": …])`.", location))
            }
            try test.publish(value, sourceLocation: location)
        case .back: try goBack(sourceLocation: location)
        case .submit, .wait, .cancel: throw misplaced([move], "a screen", location)
        }
    }

    private func misplaced(_ moves: [Move], _ place: String, _ location: SourceLocation) -> any Error {
        recorded(
            Failure(
                "It is not possible to \(Move.words(for: moves)) on \(place).", "check where the recording comes from.",
                location))
    }
}

/// What the caller of a replay gives, because the recording does not hold it.
private struct ReplaySupplies {
    let values: [String: Any]
    let secret: @MainActor (_ label: String) -> String?
}

/// A published value, given by the caller for its JSON in the recording, or else decoded from it.
private struct PublishedValue<Value> {
    let value: Value

    init?(_ json: String?, in values: [String: Any], as type: Value.Type) {
        guard let json else { return nil }
        let decoded = (type as? any Decodable.Type).flatMap { try? JSONDecoder().decode($0, from: Data(json.utf8)) }
        let given: Any? = values[json] ?? decoded.map { $0 as Any }
        guard let value = (given ?? ()) as? Value else { return nil }
        self.value = value
    }
}
