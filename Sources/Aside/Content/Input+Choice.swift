extension Input where Value: Equatable {
    /// Makes an input for one of several values, each shown by its description, and `nil` as “None”.
    ///
    /// - Parameters:
    ///   - start: The value that a prompt starts from; `nil` for none.
    ///   - values: The values, in the order in which they are shown.
    /// - Returns: The input.
    public static func choice(_ start: Value? = nil, from values: some Collection<Value>) -> Input {
        choice(start, from: values) { (value: Value) in
            (value as? any OptionalValue)?.text ?? String(describing: value)
        }
    }

    /// Makes an input for one of several values.
    ///
    /// - Parameters:
    ///   - start: The value that a prompt starts from; `nil` for none.
    ///   - values: The values, in the order in which they are shown.
    ///   - label: What a value shows: a text, or an ``Outline/Option`` with a detail or the reason why it cannot be
    ///     picked.
    /// - Returns: The input.
    public static func choice(
        _ start: Value? = nil, from values: some Collection<Value>, label: (Value) -> some OptionLabel
    ) -> Input {
        let values = Array(values)
        return Input(
            InputControl(shape: .options(values.map { label($0).option })),
            start: start.map { .option(values.firstIndex(of: $0)) },
            reading: InputReading { entry in
                guard case .option(let place?) = entry, values.indices.contains(place) else { return nil }
                return values[place]
            }, write: { .option(values.firstIndex(of: $0)) })
    }
}

/// An optional value, which is shown without the word “Optional”.
private protocol OptionalValue {
    var text: String { get }
}

extension Optional: OptionalValue {
    fileprivate var text: String { map { String(describing: $0) } ?? "None" }
}

/// What a value to choose shows: a text, or an ``Outline/Option`` with a detail, a group, or the reason why it cannot be
/// chosen.
public protocol OptionLabel {
    /// The row that shows the value.
    var option: Outline.Option { get }
}

extension String: OptionLabel {
    /// A row with this text as its label.
    public var option: Outline.Option { Outline.Option(self) }
}

extension Outline.Option: OptionLabel {
    /// The option itself.
    public var option: Outline.Option { self }
}

extension Input where Value == Bool {
    /// Makes an input for something that is on or off.
    ///
    /// - Parameter start: Whether it is on when a prompt starts.
    /// - Returns: The input.
    public static func toggle(_ start: Bool = false) -> Input {
        Input(
            InputControl(shape: .toggle), start: .state(start),
            reading: InputReading { $0 == .state(true) }, write: { .state($0) })
    }
}

// Each factory stands twice: here it can begin a chain of modifiers that ends with another type.
extension Input {
    /// Makes an input for one of several values, each shown by its description, and `nil` as “None”.
    ///
    /// - Parameters:
    ///   - start: The value that a prompt starts from; `nil` for none.
    ///   - values: The values, in the order in which they are shown.
    /// - Returns: The input.
    @_disfavoredOverload
    public static func choice<Values: Collection>(
        _ start: Values.Element? = nil, from values: Values
    ) -> Input<Values.Element> where Values.Element: Equatable {
        .choice(start, from: values)
    }

    /// Makes an input for one of several values.
    ///
    /// - Parameters:
    ///   - start: The value that a prompt starts from; `nil` for none.
    ///   - values: The values, in the order in which they are shown.
    ///   - label: What a value shows: a text, or an ``Outline/Option`` with a detail or the reason why it cannot be
    ///     picked.
    /// - Returns: The input.
    @_disfavoredOverload
    public static func choice<Values: Collection>(
        _ start: Values.Element? = nil, from values: Values, label: (Values.Element) -> some OptionLabel
    ) -> Input<Values.Element> where Values.Element: Equatable {
        .choice(start, from: values, label: label)
    }

    /// Makes an input for something that is on or off.
    ///
    /// - Parameter start: Whether it is on when a prompt starts.
    /// - Returns: The input.
    @_disfavoredOverload
    public static func toggle(_ start: Bool = false) -> Input<Bool> {
        .toggle(start)
    }
}
