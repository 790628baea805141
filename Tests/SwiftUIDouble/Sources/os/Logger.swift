import Synchronization

/// Stands for the log of Apple's systems: keeps what was written, so that a test can read it.
public struct Logger: Sendable {
    private static let written = Mutex<[String]>([])

    /// What was written, the oldest first.
    public static var messages: [String] { written.withLock { $0 } }

    /// A log.
    public init(subsystem: String, category: String) {}

    /// Writes what must not happen.
    public func fault(_ message: LogMessage) {
        Self.written.withLock { $0.append(message.text) }
    }
}

/// A message with values in it.
public struct LogMessage: ExpressibleByStringInterpolation {
    /// Who may read a value.
    public enum Privacy {
        /// Everybody.
        case `public`
    }

    /// A message as it is written.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// A value.
        public mutating func appendInterpolation(_ value: String, privacy: Privacy) {
            text += value
        }
    }

    fileprivate let text: String

    /// Words without values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Words with values.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }
}
