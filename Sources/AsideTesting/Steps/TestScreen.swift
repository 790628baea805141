public import Aside
public import Testing

/// A screen that a test looks at and uses.
///
/// Properties of the screen can be read and written here. Its methods are called on ``model``.
@MainActor
@dynamicMemberLookup
public struct TestScreen<Shown: Screen> {
    /// The screen.
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
    ///   - value: the value.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if the screen does not accept input.
    public func publish(_ value: Shown.Value, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if model.publish(value) { return }
        let name = ScreenName(Shown.self)
        throw ui.recorded(
            Failure(
                "\(name) does not take a value now.",
                "wait until it does (`try await ui.screen(\(name).self)`): it is covered, has left, or its last value is dealt with.",
                sourceLocation
            )
        )
    }

    /// Performs an action of the screen's content.
    ///
    /// What the action asks is answered by the following steps. To wait until it has ended, await its task where stubs
    /// answer: `try await screen.press("Apply").value`.
    ///
    /// - Parameters:
    ///   - label: the action's label.
    ///   - group: the label of the row or block it is in, if there are several such actions.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the started work.
    /// - Throws: an error that is already recorded as an issue, where that cannot be done.
    @discardableResult
    public func press(
        _ label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Task<Void, Never> {
        do {
            return try model.press(label, in: group)
        } catch {
            throw ui.recorded(Failure(error.description, fix(pressing: label), sourceLocation))
        }
    }

    /// Presses a button twice, as who is impatient.
    ///
    /// The second press does nothing where the first has taken effect by then: the action is busy, or something covers it.
    ///
    /// - Parameters:
    ///   - label: the action's label.
    ///   - group: the label of the row or block it is in, if there are several such actions.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the work that the first press has started.
    /// - Throws: an error that is already recorded as an issue, where it cannot be pressed once.
    @discardableResult
    public func pressTwice(
        _ label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Task<Void, Never> {
        let work = try press(label, in: group, sourceLocation: sourceLocation)
        _ = try? model.press(label, in: group)
        return work
    }

    /// Types a text into a field of the screen's content, in place of what it holds.
    ///
    /// - Parameters:
    ///   - label: the field's label.
    ///   - text: the text.
    ///   - group: the label of the block it is in, if there are several such fields.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if that cannot be done.
    public func fill(
        _ label: String, _ text: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(at: sourceLocation) { () throws(ControlError) in try model.fill(label, text, in: group) }
    }

    /// What a field of the screen's content offers now, as its user sees it.
    ///
    /// - Parameters:
    ///   - label: the field's label.
    ///   - group: the label of the block it is in, if there are several such fields.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the texts, the best first; none where it offers nothing.
    /// - Throws: an error that is already recorded as an issue, if there is no such field.
    public func suggestions(
        in label: String, of group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        do {
            return try model.suggestions(of: label, in: group)
        } catch {
            throw ui.recorded(Failure(error.description, Self.useWhatIsShown, sourceLocation))
        }
    }

    /// Turns a switch of the screen's content on or off.
    ///
    /// - Parameters:
    ///   - label: the switch's label.
    ///   - isOn: its new state; by default the other one.
    ///   - group: the label of the block it is in, if there are several such switches.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if that cannot be done.
    public func toggle(
        _ label: String, to isOn: Bool? = nil, in group: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(at: sourceLocation) { () throws(ControlError) in try model.toggle(label, to: isOn, in: group) }
    }

    /// Chooses an option of a selection of the screen's content.
    ///
    /// - Parameters:
    ///   - option: the option's name.
    ///   - label: the selection's label.
    ///   - group: the label of the block it is in, if there are several such selections.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if that cannot be done.
    public func pick(
        _ option: String, from label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(at: sourceLocation) { () throws(ControlError) in try model.pick(label, option, in: group) }
    }

    /// Waits until a condition holds on the screen, such as one that its work brings about.
    ///
    /// - Parameters:
    ///   - sourceLocation: the line of the test.
    ///   - condition: checked each time that an `@Observable` value changes that it reads.
    /// - Throws: an error that is already recorded as an issue, if the condition never holds.
    public func until(
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: @escaping @MainActor (Shown) -> Bool
    ) async throws {
        try await ui.until(ScreenName(Shown.self).description, sourceLocation: sourceLocation) { [model] in
            condition(model)
        }
    }

    private func use(at location: SourceLocation, _ body: () throws(ControlError) -> Void) throws {
        do {
            try body()
        } catch {
            throw ui.recorded(Failure(error.description, Self.useWhatIsShown, location))
        }
    }

    private static var useWhatIsShown: String { "use what the screen shows, when it shows it." }

    /// What to do where there is no such action: perhaps the label is the one of an option.
    private func fix(pressing label: String) -> String {
        let selection = outline.controls.first { item in
            if case .selection(let options, _) = item.kind { options.contains(label) } else { false }
        }
        return selection.map { "“\(label)” is an option: `pick(\"\(label)\", from: \"\($0.label)\")`." }
            ?? Self.useWhatIsShown
    }
}

extension TestScreen where Shown.Value == Void {
    /// Goes on, as the screen does when its user is done.
    ///
    /// - Parameter sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if the screen does not accept input.
    public func publish(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try publish((), sourceLocation: sourceLocation)
    }
}
