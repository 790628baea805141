extension Input where Value: Equatable {
    /// Makes an input for one of several values.
    ///
    /// - Parameters:
    ///   - start: The value that a prompt starts from; `nil` for none.
    ///   - values: The values, in the order in which they are shown.
    ///   - option: Returns what a value shows: a text, or a ``ListOption`` with a detail or the reason why it cannot be
    ///     picked. By default it is the description of the value, and “None” for `nil`.
    /// - Returns: The input.
    public static func choice(
        _ start: Value? = nil, from values: some Collection<Value>, option: ((Value) -> any OptionLabel)? = nil
    ) -> Input {
        let values = Array(values)
        return Input(
            InputControl(shape: .options(values.map { ListOption($0, option) })),
            start: start.map { .option(values.firstIndex(of: $0)) },
            reading: InputReading { entry in
                guard case .option(let place?) = entry, values.indices.contains(place) else { return nil }
                return values[place]
            }, write: { .option(values.firstIndex(of: $0)) })
    }
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
    /// Makes an input for one of several values, to begin a chain that ends with another type.
    @_disfavoredOverload
    public static func choice<Values: Collection>(
        _ start: Values.Element? = nil, from values: Values, option: ((Values.Element) -> any OptionLabel)? = nil
    ) -> Input<Values.Element> where Values.Element: Equatable {
        .choice(start, from: values, option: option)
    }

    /// Makes an input for something that is on or off, to begin a chain that ends with another type.
    @_disfavoredOverload
    public static func toggle(_ start: Bool = false) -> Input<Bool> {
        .toggle(start)
    }
}
