#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the tool tells without being asked.
struct Notification<Content: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let method: String
    let params: Content
}

/// The identity of a request, which its sender chooses.
enum RequestID: Codable, Hashable {
    case number(Decimal)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Decimal.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// The answer to a request: an empty result, or the reason why nothing was done.
struct Response: Encodable {
    struct Done: Encodable {}

    struct Failure: Encodable, Error {
        let code: Int
        let message: String

        static func unreadable(_ reason: String) -> Failure { Failure(code: -32_700, message: reason) }
        static func invalid(_ reason: String) -> Failure { Failure(code: -32_600, message: reason) }
        static func unknown(_ method: String) -> Failure {
            Failure(code: -32_601, message: "There is no method “\(method)”. The methods are: \(Request.methods).")
        }
        static func incomplete(_ reason: String) -> Failure { Failure(code: -32_602, message: reason) }
        /// The move is not possible now.
        static func impossible(_ reason: String) -> Failure { Failure(code: -32_000, message: reason) }
    }

    let id: RequestID?
    let failure: Failure?

    private enum Key: CodingKey { case jsonrpc, id, result, error }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode("2.0", forKey: .jsonrpc)
        // The identity of a request that cannot be read is `null`.
        try values.encode(id, forKey: .id)
        if let failure {
            try values.encode(failure, forKey: .error)
        } else {
            try values.encode(Done(), forKey: .result)
        }
    }
}
