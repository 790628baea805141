public import Aside
public import Testing

/// A screen that a test can look at and use.
///
/// You can read and write the properties of the screen here. Call its methods on ``model``.
@MainActor
@dynamicMemberLookup
public struct TestScreen<Shown: Screen> {
    /// The screen itself.
    public let model: Shown
    private let ui: TestPresenter

    init(_ model: Shown, ui: TestPresenter) {
        self.model = model
        self.ui = ui
    }

    /// A property of the screen.
    public subscript<Value>(dynamicMember property: KeyPath<Shown, Value>) -> Value {
        model[keyPath: property]
    }

    /// A property of the screen that can be changed.
    public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Shown, Value>) -> Value {
        get { model[keyPath: property] }
        nonmutating set { model[keyPath: property] = newValue }
    }

    /// What the screen shows, as plain data.
    public var outline: Outline { model.outline }

    /// Publishes a value, as the screen does when its user is done.
    ///
    /// - Parameters:
    ///   - value: The value to publish.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the screen does not accept input.
    public func publish(_ value: Shown.Value, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if model.publish(value) { return }
        let name = ScreenName(Shown.self)
        throw ui.recorded(
            Failure(
                "\(name) does not take a value now.",
                "wait until it does (`try await ui.screen(\(name).self)`): it is covered, has left, or the flow still handles its last value.",
                sourceLocation
            )
        )
    }

    /// Performs an action of the screen's content.
    ///
    /// The following steps answer the questions of the action. If stubs answer them, you can wait until the action has
    /// ended: `try await screen.press("Apply").value`.
    ///
    /// - Parameters:
    ///   - label: The label of the action.
    ///   - group: The label of the row or block that contains the action. Needed if several actions have the same
    ///     label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The started task.
    /// - Throws: An error that is already recorded as an issue, if the action is missing or cannot be performed.
    @discardableResult
    public func press(
        _ label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Task<Void, Never> {
        try checkReach(at: sourceLocation)
        let transcript = ui.transcript
        let isUnheard = ui.front?.acceptsInput == false
        let pressed =
            (group.map { "\(label) in \($0)" } ?? label) + (isUnheard ? ", while the flow accepts no value" : "")
        ui.transcript.add(.answered(model.title, with: pressed))
        do {
            return try model.press(label, in: group)
        } catch {
            ui.transcript = transcript
            throw ui.recorded(Failure(error.description, fix(error, pressing: label), sourceLocation))
        }
    }

    /// Replaces the text of a field of the screen's content.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - text: The new text.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the field is missing or cannot be filled.
    public func fill(
        _ label: String, _ text: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(at: sourceLocation) { () throws(MoveError) in try model.fill(label, text, in: group) }
    }

    /// Leaves a field of the screen's content, as the Tab key does, and waits until its checks have ended.
    ///
    /// It waits no longer once a check asks a question or a task sleeps by the presenter's ``TestPresenter/clock``. To
    /// look at the field while it is being checked, call `screen.model.leave(label)`.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the field is missing or disabled, or if its checks
    ///   do not end.
    public func leave(
        _ label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try use(at: sourceLocation) { () throws(MoveError) in try model.leave(label, in: group) }
        let field = "the field “\(label)” that is being checked"
        try await ui.until(field, sourceLocation: sourceLocation) { [model, ui] in
            !model.isChecking(label) || ui.clock.isInUse || ui.obstacle(to: model) != nil
        }
    }

    /// Returns the suggestions that a field of the screen's content shows now.
    ///
    /// If the suggestions come from a search, first let its pause pass with `try await ui.advance(by:)`.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The suggestions, the best first; empty if the field suggests nothing.
    /// - Throws: An error that is already recorded as an issue, if the field is missing.
    public func suggestions(
        in label: String, of group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        do {
            return try model.suggestions(of: label, in: group)
        } catch {
            throw ui.recorded(Failure(error.description, error.advice(on: "screen"), sourceLocation))
        }
    }

    /// Turns a switch of the screen's content on or off.
    ///
    /// - Parameters:
    ///   - label: The label of the switch.
    ///   - isOn: The new state. By default, the switch changes to the other state.
    ///   - group: The label of the block that contains the switch. Needed if several switches have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the switch is missing or cannot be changed.
    public func toggle(
        _ label: String, to isOn: Bool? = nil, in group: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(at: sourceLocation) { () throws(MoveError) in try model.toggle(label, to: isOn, in: group) }
    }

    /// Picks an option of a selection of the screen's content.
    ///
    /// - Parameters:
    ///   - option: The label of the option.
    ///   - label: The label of the selection.
    ///   - group: The label of the block that contains the selection. Needed if several selections have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the option is missing or cannot be picked.
    public func pick(
        _ option: String, from label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(at: sourceLocation) { () throws(MoveError) in try model.pick(label, option, in: group) }
    }

    /// Waits until a condition holds on the screen, such as one that depends on its work.
    ///
    /// - Parameters:
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    ///   - condition: The condition, checked after each change of an `@Observable` value that it reads.
    /// - Throws: An error that is already recorded as an issue, if the condition never holds.
    public func until(
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: @escaping @MainActor (Shown) -> Bool
    ) async throws {
        try await ui.until(ScreenName(Shown.self).description, sourceLocation: sourceLocation) { [model] in
            condition(model)
        }
    }

    private func use(at location: SourceLocation, _ body: () throws(MoveError) -> Void) throws {
        try checkReach(at: location)
        do {
            try body()
        } catch {
            throw ui.recorded(Failure(error.description, error.advice(on: "screen"), location))
        }
    }

    /// Fails if the user cannot reach the screen's controls.
    private func checkReach(at location: SourceLocation) throws {
        guard let obstacle = ui.obstacle(to: model) else { return }
        let name = ScreenName(Shown.self)
        let fix = "first let the user come back to it: `try await ui.screen(\(name).self)`."
        throw ui.recorded(Failure("The user cannot use \(name): \(obstacle).", fix, location))
    }

    /// Returns how to fix a press of an action that the screen does not have, or that is disabled.
    ///
    /// The label may belong to an option.
    private func fix(_ error: MoveError, pressing label: String) -> String {
        let selection = outline.controls.first { item in
            if case .selection(let options, _) = item.kind { options.contains(label) } else { false }
        }
        if let selection {
            return "“\(label)” is an option: `pick(\"\(label)\", from: \"\(selection.label)\")`."
        }
        if error.reason == .disabled, let field = outline.controls.first(where: { $0.error != nil }) {
            return "correct the \(field), which is refused: \(field.error ?? "")"
        }
        guard ui.currentRun.replayed != nil else { return error.advice(on: "screen") }
        return
            "the path names the action by its text, which may have changed or be in another language. Give the action an "
            + "identity, and make the path anew: `Action(…, id: …)`."
    }
}

extension Screen {
    /// Whether a field is being checked; any field if the label is `nil`.
    func isChecking(_ label: String? = nil) -> Bool {
        outline.controls.contains { $0.text != nil && $0.isBusy && (label == nil || $0.label == label) }
    }
}

extension TestScreen where Shown.Value == Void {
    /// Publishes that the user is done, as the screen does.
    ///
    /// - Parameter sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the screen does not accept input.
    public func publish(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try publish((), sourceLocation: sourceLocation)
    }
}
