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
        guard case .press(let label, _) = move else { return false }
        return screen.isChecking() && screen.outline[label]?.isEnabled == false
    }

    private func make(_ turn: Recording.Turn, _ supplies: ReplaySupplies, _ location: SourceLocation) async throws {
        let last = turn.moves.last
        if case .wait(let seconds) = last { return try await advance(by: .seconds(seconds), sourceLocation: location) }
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
            if case .pick(let picked, _, _) = turn.moves.first, turn.moves.dropFirst() == [.submit] {
                return try modal.pick(picked, at: location)
            }
            for move in turn.moves { try await make(move, on: modal, supplies, location) }
            return
        case .notice(let text):
            guard case .press(let label, _) = last else { throw misplaced(turn.moves, "a notice", location) }
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
        switch move {
        case .press(let label, _): try modal.press(label, sourceLocation: location)
        case .pick(let options, nil, _): try modal.pick(options, at: location)
        case .pick(let options, let label?, let group):
            try modal.pick(options.first ?? "", from: label, in: group, sourceLocation: location)
        case .toggle(let label, let isOn, let group):
            try modal.toggle(label, to: isOn, in: group, sourceLocation: location)
        case .leave(let label, let group): try await modal.leave(label, in: group, sourceLocation: location)
        case .fill(let label, let text, let group):
            let text = try text ?? secret(of: label ?? modal.content.title, supplies, location)
            try modal.fill(label, text, in: group, at: location)
        case .submit: try await modal.submit(sourceLocation: location)
        case .back: try modal.dismiss(sourceLocation: location)
        case .publish, .wait, .cancel: throw misplaced([move], "a modal", location)
        }
    }

    /// Returns the text to type into a secure field, which the caller gives.
    private func secret(of label: String, _ supplies: ReplaySupplies, _ location: SourceLocation) throws -> String {
        if let known = supplies.secret(label) { return known }
        throw recorded(
            Failure(
                "The recording does not hold what was typed into “\(label)”, because that field is secure.",
                "give it: `ui.replay(recording, secret: { label in … })`.", location))
    }

    private func make<Shown: Screen>(
        _ move: Move, on screen: Shown, _ supplies: ReplaySupplies, _ location: SourceLocation
    ) async throws {
        let test = TestScreen(screen, ui: self)
        switch move {
        case .press(let label, let group): try test.press(label, in: group, sourceLocation: location)
        case .pick(let options, let label, let group):
            try test.pick(options.first ?? "", from: label ?? "", in: group, sourceLocation: location)
        case .fill(let label, let text, let group):
            let text = try text ?? secret(of: label ?? "", supplies, location)
            try test.fill(label ?? "", text, in: group, sourceLocation: location)
        case .leave(let label, let group): try await test.leave(label, in: group, sourceLocation: location)
        case .toggle(let label, let isOn, let group):
            try test.toggle(label, to: isOn, in: group, sourceLocation: location)
        case .publish(let json):
            guard let value = PublishedValue(json, in: supplies.values, as: Shown.Value.self)?.value else {
                let name = SwiftType.name(Shown.Value.self)
                throw recorded(
                    Failure(
                        "The recording publishes \(json ?? "a value that cannot be written") at "
                            + "\(ScreenName(of: screen)), which is not a known \(name).",
                        "give it: `ui.replay(recording, values: [\"\(json ?? "…")\": …])`.", location))
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
