import Aside
import Foundation
import Testing

// This module has `URLError` on systems without a Foundation of their own.
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An error, and the texts that an alert shows for it.
struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: any Error
    let text: ErrorText

    init(_ name: String, _ error: any Error, title: String? = nil, message: String? = nil) {
        testDescription = name
        self.error = error
        text = ErrorText(title: title, message: message)
    }

    static let localized = [
        Example(
            "all texts", Declined(description: "Card declined", reason: "It has expired.", suggestion: "Try another."),
            title: "Card declined", message: "It has expired. Try another."),
        Example("a description", Declined(description: "Card declined"), title: "Card declined"),
        Example("a reason", Declined(reason: "It has expired."), message: "It has expired."),
        Example("a suggestion", Declined(suggestion: "Try another."), message: "Try another."),
        Example(
            "a description and a suggestion", Declined(description: "Card declined", suggestion: "Try another."),
            title: "Card declined", message: "Try another."),
        Example(
            "a reason without a full stop", Declined(reason: "It has expired", suggestion: "Try another"),
            message: "It has expired. Try another"),
        Example(
            "a reason that is a question", Declined(reason: "Has it expired?", suggestion: "Try another."),
            message: "Has it expired? Try another."),
        Example(
            "a description that gives the reason",
            Declined(description: "No: it has expired.", reason: "it has expired."),
            title: "No: it has expired."),
        Example(
            "an empty description", Declined(description: "", reason: "It has expired."), message: "It has expired."),
    ]

    static let unlocalized = [
        Example("a LocalizedError without texts", Declined(), message: "a declined card"),
        Example("a LocalizedError with empty texts", Declined(description: "", reason: ""), message: "a declined card"),
        Example("a CustomStringConvertible enum", OutOfStock.apples, message: "The apples are sold out."),
        Example("a plain enum", Plain.offline, message: "offline"),
        Example("a plain enum with a value", Plain.refused(code: 7), message: "refused(code: 7)"),
        Example("a CustomNSError without user info", Numbered(text: nil), message: "number seven"),
        Example("invalid input", InvalidInput("Not a number."), message: "Not a number."),
    ]

    static let known = [
        Example(
            "all texts",
            NSError(
                domain: "Shop", code: 5,
                userInfo: [
                    NSLocalizedDescriptionKey: "Card declined",
                    NSLocalizedFailureReasonErrorKey: "It has expired.",
                    NSLocalizedRecoverySuggestionErrorKey: "Try another.",
                ]),
            title: "Card declined", message: "It has expired. Try another."),
        Example(
            "a CustomNSError's user info", Numbered(text: "Not the right number."),
            title: "Not the right number."),
        Example(
            "nothing but a number", NSError(domain: "Shop", code: 5),
            message: NSError(domain: "Shop", code: 5).localizedDescription),
    ]

    static let foundation = [
        Example("a missing file", CocoaError(.fileNoSuchFile)),
        Example("a Cocoa error of an unknown code", CocoaError(CocoaError.Code(rawValue: 99_999))),
        Example("an NSError of Cocoa's", NSError(domain: NSCocoaErrorDomain, code: 4)),
        Example("a system call's error", POSIXError(.ENOENT)),
        Example("a timeout", URLError(.timedOut)),
        Example("a timeout with a description", URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: "Too slow"])),
        Example(
            "a missing file that is read", thrown(by: { try Data(contentsOf: URL(fileURLWithPath: "/no/such/file")) })),
        Example("malformed JSON", thrown(by: { try JSONDecoder().decode(Int.self, from: Data("{".utf8)) })),
    ]
}
