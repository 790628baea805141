import Foundation

/// The error that the body throws.
func thrown(by body: () throws -> some Any) -> any Error {
    do { return Declined(description: "Error Domain=None: \(try body())") } catch { return error }
}

/// A `LocalizedError` with some texts, and a description for programmers.
struct Declined: LocalizedError, CustomStringConvertible {
    private let texts: [String?]

    init(description: String? = nil, reason: String? = nil, suggestion: String? = nil) {
        texts = [description, reason, suggestion]
    }

    var errorDescription: String? { texts[0] }
    var failureReason: String? { texts[1] }
    var recoverySuggestion: String? { texts[2] }
    var description: String { "a declined card" }
}

enum OutOfStock: Error, CustomStringConvertible {
    case apples

    var description: String { "The apples are sold out." }
}

enum Plain: Error {
    case offline
    case refused(code: Int)
}

struct Numbered: CustomNSError, CustomStringConvertible {
    let text: String?

    var errorUserInfo: [String: Any] { text.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    var description: String { "number seven" }
}
