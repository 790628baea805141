/// The texts that are shown for an error.
///
/// An error that is `CustomStringConvertible` is shown by its description. The core does not use Foundation. It shows
/// the texts of `LocalizedError` only if the module `AsideFoundation` is linked into the program. You need not call
/// anything.
package struct ErrorText: Sendable, Equatable {
    /// What went wrong, in a few words.
    package var title: String?
    /// Why it went wrong, and what may help.
    package var message: String?

    /// Makes the text of an error.
    package init(title: String? = nil, message: String? = nil) {
        self.title = title
        self.message = message
    }

    /// Finds the text of any error.
    package init(_ error: any Error) {
        let foundation = LocalizedErrors.self as Any.Type as? any ErrorTextSource.Type
        self = foundation?.text(of: error) ?? ErrorText(message: String(describing: error))
    }

    /// Title and message in one line.
    package var line: String {
        guard let title, let message else { return title ?? message ?? "" }
        let isSentence = title.last.map { ".!?…。！？".contains($0) } ?? true
        return title + (isSentence ? " " : ". ") + message
    }
}

/// A source of texts for some errors.
package protocol ErrorTextSource {
    /// Finds the text of an error; `nil` if this source does not know the error.
    static func text(of error: any Error) -> ErrorText?
}

/// Foundation's `LocalizedError`s.
///
/// They get their texts if `AsideFoundation` is linked into the program.
package enum LocalizedErrors {}
