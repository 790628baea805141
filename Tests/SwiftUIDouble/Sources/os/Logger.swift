/// Stands for the log of Apple's systems, and keeps nothing.
package struct Logger: Sendable {
    package init(subsystem: String, category: String) {}

    /// Writes what must not happen.
    package func fault(_ message: LogMessage) {}
}

/// A message with values in it.
package struct LogMessage: ExpressibleByStringInterpolation {
    /// Who may read a value.
    package enum Privacy {
        case `public`
    }

    /// A message as it is written.
    package struct StringInterpolation: StringInterpolationProtocol {
        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ literal: String) {}
        package mutating func appendInterpolation(_ value: String, privacy: Privacy) {}
    }

    package init(stringLiteral value: String) {}
    package init(stringInterpolation: StringInterpolation) {}
}
