public import Aside
import Foundation

/// The source of the texts that Foundation's errors have for users.
///
/// The core looks up this conformance at runtime. It is enough that a target depends on this module. If a build system
/// links the module as a static archive, the program must refer to the conformance to keep it: `_ =
/// LocalizedErrors.text(of: CancellationError())`.
extension LocalizedErrors: ErrorTextSource {
    /// Returns Foundation's text for an error: that of a `LocalizedError`, or the known parts of an `NSError`.
    ///
    /// - Parameter error: The error.
    /// - Returns: Its text; `nil` if Foundation knows nothing about the error, so that the error's own description is
    ///   better.
    package static func text(of error: any Error) -> ErrorText? {
        if let text = (error as? any LocalizedError).flatMap(ErrorText.init(localized:)) { return text }
        let known = error as NSError
        if let text = ErrorText(known: known) { return text }
        // Foundation describes its errors in a notation for logs. Even a vague sentence is better than that notation.
        return "\(error)".contains("Error Domain=") ? ErrorText(message: known.localizedDescription) : nil
    }
}

extension ErrorText {
    fileprivate init?(localized error: any LocalizedError) {
        self.init(error.errorDescription, reason: error.failureReason, suggestion: error.recoverySuggestion)
    }

    fileprivate init?(known error: NSError) {
        self.init(
            error.telling, reason: error.localizedFailureReason, suggestion: error.localizedRecoverySuggestion)
    }

    private init?(_ description: String?, reason: String?, suggestion: String?) {
        let title = description.flatMap { $0.isEmpty ? nil : $0 }
        let parts = [reason, suggestion].compactMap(\.self).filter { part in
            // Foundation often repeats the reason in the description.
            !part.isEmpty && !(title?.contains(part) ?? false)
        }
        self.init(title: title, message: parts.isEmpty ? nil : sentences(parts))
        if self == ErrorText() { return nil }
    }
}

extension NSError {
    /// The description, unless it is the general one that Foundation makes for any error, in any language.
    fileprivate var telling: String? {
        let userInfo = localizedFailureReason.map { [NSLocalizedFailureReasonErrorKey: $0] }
        let unknown = NSError(domain: "Unknown domain", code: code, userInfo: userInfo)
        let saysNothing = unknown.localizedDescription.replacing(unknown.domain, with: domain)
        return localizedDescription == saysNothing ? nil : localizedDescription
    }
}

/// Joins sentences, and adds missing full stops.
private func sentences(_ parts: [String]) -> String {
    parts.dropLast().map { $0.last?.isPunctuation == true ? "\($0) " : "\($0). " }.joined() + (parts.last ?? "")
}
