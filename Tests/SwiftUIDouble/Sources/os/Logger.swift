import Synchronization

/// Stands for the log of Apple's systems: keeps what was written, so that a test can read it.
package struct Logger: Sendable {
    private static let written = Mutex<[String]>([])

    /// What was written, the oldest first.
    package static var messages: [String] { written.withLock { $0 } }

    package init(subsystem: String, category: String) {}

    /// Writes what must not happen.
    package func fault(_ message: LogMessage) {
        Self.written.withLock { $0.append(message.text) }
    }
}

/// A message with values in it.
package struct LogMessage: ExpressibleByStringInterpolation {
    /// Who may read a value.
    package enum Privacy {
        case `public`
    }

    /// A message as it is written.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        package mutating func appendInterpolation(_ value: String, privacy: Privacy) {
            text += value
        }
    }

    fileprivate let text: String

    package init(stringLiteral value: String) {
        text = value
    }

    package init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }
}
