extension Input {
    /// Returns the same input, with a check that its values must pass.
    ///
    /// The check runs when the user leaves the field, presses Enter in it, or submits. Only a value that has passed is
    /// stored. The check gets only values that have passed the checks before it.
    ///
    /// - Parameters:
    ///   - whileTyping: Whether the check also runs while the user types, each time after a pause.
    ///   - check: Throws an error if the value is wrong, preferably an ``InvalidInput``. The field shows its text. A
    ///     `CancellationError` leaves the value unchecked and shows nothing.
    /// - Returns: The input.
    public func checked(
        whileTyping: Bool = false, _ check: @escaping @MainActor (Value) async throws -> Void
    ) -> Input {
        Input(
            control, start: start,
            reading: reading.adding(whileTyping: whileTyping) { value in
                try await check(value)
                return value
            }, write: write)
    }

    /// Returns an input that makes a value of another type.
    ///
    /// The field cannot show such a value again, so its property must be optional. For other properties, use
    /// ``parsed(showing:whileTyping:_:)``, which says how a value is written.
    ///
    /// - Parameters:
    ///   - whileTyping: Whether the value is also made while the user types, each time after a pause.
    ///   - parse: Makes the new value, or throws an error, preferably an ``InvalidInput``. The field shows its text.
    /// - Returns: The input.
    public func parsed<New>(
        whileTyping: Bool = false, _ parse: @escaping @MainActor (Value) async throws -> New
    ) -> Input<New> {
        Input<New>(
            control, start: start, reading: reading.adding(whileTyping: whileTyping, parse), write: nil)
    }

    /// Returns an input that makes a value of another type, and writes such a value as text.
    ///
    /// ```swift
    /// let number = Input.text(placeholder: "7F").parsed(showing: { (number: Int) in String(number, radix: 16) }) { text in
    ///     guard let number = Int(text, radix: 16) else { throw InvalidInput("Enter a hexadecimal number.") }
    ///     return number
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - source: Returns what the value was made from.
    ///   - whileTyping: Whether the value is also made while the user types, each time after a pause.
    ///   - parse: Makes the new value, or throws an error, preferably an ``InvalidInput``. The field shows its text.
    /// - Returns: The input.
    public func parsed<New>(
        showing source: @escaping @MainActor (New) -> Value, whileTyping: Bool = false,
        _ parse: @escaping @MainActor (Value) async throws -> New
    ) -> Input<New> {
        var input: Input<New> = parsed(whileTyping: whileTyping, parse)
        if let write { input.write = { write(source($0)) } }
        return input
    }

    /// Returns the same input, whose entries no record holds, as the number of a card: a flow that is resumed asks again.
    public func unrecorded() -> Input {
        var input = self
        input.control.isUnrecorded = true
        return input
    }

    /// Returns the same input with another pause before searches and checks.
    ///
    /// - Parameter pause: How long the user must stop typing, measured by the stage's clock; by default 300 ms.
    /// - Returns: The input.
    public func pausing(for pause: Duration) -> Input {
        var input = self
        input.control.pause = pause
        return input
    }
}

/// Why an input was refused, in the words of the user.
public struct InvalidInput: Error, Sendable, Equatable, CustomStringConvertible {
    /// The reason, which is shown beside the field.
    public var reason: String
    /// The label of the field that is wrong; `nil` for a form as a whole.
    public var field: String?

    /// Makes a reason why an input was refused.
    ///
    /// - Parameters:
    ///   - reason: The reason, which is shown beside the field.
    ///   - field: The label of the field that is wrong; `nil` for a form as a whole.
    public init(_ reason: String, field: String? = nil) {
        self.reason = reason
        self.field = field
    }

    /// Returns the reason if it is about this field, to show it as the error of a ``Field`` on a screen.
    ///
    /// - Parameter field: The label of the field.
    /// - Returns: The reason; `nil` if it is about another field.
    public func reason(for field: String) -> String? {
        self.field == field ? reason : nil
    }

    /// The reason.
    public var description: String { reason }
}
