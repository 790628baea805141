/// Why an input was refused, in the words of the user.
public struct InvalidInput: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, which is shown beside the field.
    public var reason: String
    /// The label of the field that is wrong; `nil` for the first field.
    public var field: String?

    /// Makes a reason why an input was refused.
    ///
    /// - Parameters:
    ///   - reason: The reason, which is shown beside the field.
    ///   - field: The label of the field that is wrong; `nil` for the first field.
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
