public import Aside
public import Testing

/// Replays a path that was recorded or explored.
extension TestPresenter {
    /// Runs a flow, makes the moves of a path, and fails at the first difference.
    ///
    /// ```swift
    /// let path = Recording([Recording.Move(.press("Continue"), .screen("CartScreen"))])
    /// let ui = TestPresenter()
    /// try await ui.replay(path) { try await show(CartScreen(shop.cart)).value() }
    /// ```
    ///
    /// If the flow sleeps by the presenter's ``clock``, and the path does not say how much time passes, the replay lets
    /// time pass by itself.
    ///
    /// - Parameters:
    ///   - path: The moves of the user.
    ///   - values: The values that the path publishes, by their code in the path. You need not give texts, numbers, and
    ///     the cases of a `CaseIterable` enum.
    ///   - secret: Returns the text to type into a secure field, by the field's label or the prompt's title. A path does
    ///     not hold these texts. It is called once for each of them, in order.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    ///   - flow: The flow, on the presenter's ``stage``.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws, or an error that is already recorded as an issue.
    @discardableResult
    public func replay<Result>(
        _ path: Recording, values: [String: Any] = [:],
        secret: @escaping @MainActor (_ label: String) -> String? = { _ in nil },
        sourceLocation: SourceLocation = #_sourceLocation, _ flow: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        defer { currentRun.replayed = nil }
        return try await run(
            flow,
            steps: { [self] in
                let letsTimePass = !path.moves.contains(where: \.isWaiting)
                for (index, move) in path.moves.enumerated() {
                    currentRun.replayed = "Move \(index + 1) of \(path.moves.count), \(move):"
                    if letsTimePass { await letTimePass(until: move) }
                    try await make(move, PathSupplies(values: values, secret: secret), sourceLocation)
                }
                currentRun.replayed = "After all \(path.moves.count) moves of the path:"
                if letsTimePass { await letTimePass(until: nil) }
            }, sourceLocation: sourceLocation)
    }

    /// Moves the clock while a task sleeps by it and the move is not possible yet.
    private func letTimePass(until move: Recording.Move?) async {
        await settle(untilSleeping: 0)
        while !isReady(for: move), currentRun.flow.progress == .running, clock.wakeNext() != nil {
            await settle(untilSleeping: 1)
        }
    }

    private func isReady(for move: Recording.Move?) -> Bool {
        switch move?.place {
        case .screen(let name):
            front.map { stage in
                guard stage.acceptsInput, let screen = stage.entries.last?.screen else { return false }
                return ScreenName(of: screen) == ScreenName(named: name) && !waitsForCheck(move?.action, screen)
            } ?? false
        case .modal(let kind, let title):
            observedTop.map { $0.isReady && $0.content.kind == kind && $0.content.title == title } ?? false
        case .notice(let text): notices.contains { $0.content.text == text }
        case .flow: true
        case nil: top?.isReady == true && top?.content.kind != .progress || front?.acceptsInput == true
        }
    }

    /// Whether an action is disabled until the check of a field has ended.
    private func waitsForCheck(_ action: Recording.Action?, _ screen: any Screen) -> Bool {
        switch action {
        case .press(let label, _):
            screen.isChecking() && screen.outline[label]?.isEnabled == false
        default: false
        }
    }

    private func make(_ move: Recording.Move, _ supplies: PathSupplies, _ location: SourceLocation) async throws {
        switch (move.action, move.place) {
        case (.wait(let duration), _): try await advance(by: duration, sourceLocation: location)
        case (.cancel, let place):
            switch place {
            case .screen(let name): try await expect(.screen(ScreenName(named: name)), at: location)
            case .modal(let kind, let title): _ = try await modal(of: kind, title, location)
            case .notice, .flow: break
            }
            try await cancelFlow(sourceLocation: location)
        case (_, .flow): throw recorded(Failure("A path has a move without a place.", "see who has made it.", location))
        case (.press(let label, _), .notice(let text)):
            try await notice(text, sourceLocation: location).press(label, sourceLocation: location)
        case (let action, .notice): throw misplaced(action, "a notice", location)
        case (_, .modal(let kind, let title)):
            let modal = try await modal(of: kind, title, location)
            try await make(move.action, on: modal, supplies, location)
        case (_, .screen(let name)):
            try await expect(.screen(ScreenName(named: name)), at: location)
            guard let screen = front?.entries.last?.screen else { throw CancellationError() }
            try await make(move.action, on: screen, supplies, location)
        }
    }

    private func make(
        _ action: Recording.Action, on modal: TestModal, _ supplies: PathSupplies, _ location: SourceLocation
    ) async throws {
        switch action {
        case .press(let label, _): try modal.press(label, sourceLocation: location)
        case .pick(let label, let option, let group):
            guard modal.content.isFilledIn else { return try modal.pick([option], at: location) }
            try modal.pick(option, from: label, in: group, sourceLocation: location)
        case .toggle(let label, let isOn, let group):
            try modal.toggle(label, to: isOn, in: group, sourceLocation: location)
        case .leave(let label, let group): try await modal.leave(label, in: group, sourceLocation: location)
        case .pickMany(let options): try modal.pick(options, at: location)
        case .fill(let texts): try fill(modal, texts, supplies, location)
        case .submit(let texts):
            try fill(modal, texts, supplies, location)
            try await modal.submit(sourceLocation: location)
        case .dismiss, .back: try modal.dismiss(sourceLocation: location)
        case .publish, .wait, .cancel:
            throw misplaced(action, "a modal", location)
        }
    }

    private func fill(
        _ modal: TestModal, _ texts: [Recording.FieldText], _ supplies: PathSupplies, _ location: SourceLocation
    ) throws {
        for text in texts {
            let new = try self.text(
                text, named: text.label.isEmpty ? modal.content.title : text.label, supplies, location)
            try modal.fill(text.label.isEmpty ? nil : text.label, new, in: text.group, at: location)
        }
    }

    /// Returns the text to type into a field: from the path, or from the caller if it is secret.
    private func text(
        _ text: Recording.FieldText, named label: String, _ supplies: PathSupplies, _ location: SourceLocation
    ) throws -> String {
        if let known = text.text ?? supplies.secret(label) { return known }
        throw recorded(
            Failure(
                "The path does not hold what was typed into “\(label)”, because that field is secure.",
                "give it: `ui.replay(path, secret: { label in … })`.", location))
    }

    private func make<Shown: Screen>(
        _ action: Recording.Action, on screen: Shown, _ supplies: PathSupplies, _ location: SourceLocation
    ) async throws {
        let test = TestScreen(screen, ui: self)
        switch action {
        case .press(let label, let group): try test.press(label, in: group, sourceLocation: location)
        case .pick(let label, let option, let group):
            try test.pick(option, from: label, in: group, sourceLocation: location)
        case .fill(let texts):
            for text in texts {
                let new = try self.text(text, named: text.label, supplies, location)
                try test.fill(text.label, new, in: text.group, sourceLocation: location)
            }
        case .leave(let label, let group): try await test.leave(label, in: group, sourceLocation: location)
        case .toggle(let label, let isOn, let group):
            try test.toggle(label, to: isOn, in: group, sourceLocation: location)
        case .publish(let code):
            guard let value = PublishedValue(code, in: supplies.values, as: Shown.Value.self)?.value else {
                let name = SwiftType.name(Shown.Value.self)
                throw recorded(
                    Failure(
                        "The path publishes \(code ?? "a value that cannot be written") at \(ScreenName(of: screen)), "
                            + "which is not a known \(name).",
                        "give it: `ui.replay(path, values: [\"\(code ?? "…")\": …])`.", location))
            }
            try test.publish(value, sourceLocation: location)
        case .back: try goBack(sourceLocation: location)
        case .submit, .pickMany, .dismiss, .wait, .cancel: throw misplaced(action, "a screen", location)
        }
    }

    private func misplaced(_ action: Recording.Action, _ place: String, _ location: SourceLocation) -> any Error {
        recorded(Failure("It is not possible to \(action) on \(place).", "check where the path comes from.", location))
    }
}

/// What the caller of a replay gives, because the path does not hold it.
private struct PathSupplies {
    let values: [String: Any]
    let secret: @MainActor (_ label: String) -> String?
}

/// A published value, found by its code in the path.
private struct PublishedValue<Value> {
    let value: Value

    init?(_ code: String?, in values: [String: Any], as type: Value.Type) {
        guard let code else { return nil }
        if let value = values[code] as? Value ?? Self.cases.first(where: { SwiftValue.code($0) == code }) {
            self.value = value
        } else if let value = () as? Value ?? Int(code) as? Value ?? Bool(code) as? Value ?? Double(code) as? Value
            ?? Self.text(code) as? Value
        {
            self.value = value
        } else {
            return nil
        }
    }

    private static var cases: [Value] {
        func all<Cases: CaseIterable>(_ type: Cases.Type) -> [Value] { type.allCases.compactMap { $0 as? Value } }
        return (Value.self as? any CaseIterable.Type).map { all($0) } ?? []
    }

    private static func text(_ code: String) -> String? {
        guard code.count >= 2, code.hasPrefix("\""), code.hasSuffix("\"") else { return nil }
        return String(code.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}

extension Recording.Move {
    fileprivate var isWaiting: Bool {
        if case .wait = action { true } else { false }
    }
}
