/// A stand-in for the log of Apple's systems, which keeps nothing.
package struct Logger: Sendable {
    package init(subsystem: String, category: String) {}

    /// Writes an error.
    package func fault(_ message: LogMessage) {}
}

/// A message with values in it.
package struct LogMessage: ExpressibleByStringInterpolation {
    /// Who may read a value.
    package enum Privacy {
        case `public`
    }

    /// A message with its values.
    package struct StringInterpolation: StringInterpolationProtocol {
        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ literal: String) {}
        package mutating func appendInterpolation(_ value: String, privacy: Privacy) {}
    }

    package init(stringLiteral value: String) {}
    package init(stringInterpolation: StringInterpolation) {}
}
