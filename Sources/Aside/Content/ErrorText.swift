/// What is shown of an error.
///
/// Errors that are `CustomStringConvertible` speak for themselves. The core does without Foundation, so that
/// `LocalizedError` is known to it only where the module `AsideFoundation` is linked; nothing has to be called for it.
public struct ErrorText: Sendable, Hashable {
    /// What went wrong, in a few words.
    public var title: String?
    /// Why, and what may help.
    public var message: String?

    /// A text of an error's own.
    ///
    /// - Parameters:
    ///   - title: what went wrong, in a few words.
    ///   - message: why, and what may help.
    package init(title: String? = nil, message: String? = nil) {
        self.title = title
        self.message = message
    }

    /// The text of any error.
    ///
    /// - Parameter error: the error.
    public init(_ error: any Error) {
        let foundation = LocalizedErrors.self as Any.Type as? any ErrorTextSource.Type
        self = foundation?.text(of: error) ?? ErrorText(message: String(describing: error))
    }

    /// All of it in one line, for where there is room for one.
    package var line: String {
        guard let title, let message else { return title ?? message ?? "" }
        let isSentence = title.last.map { ".!?…。！？".contains($0) } ?? true
        return title + (isSentence ? " " : ". ") + message
    }
}

/// Where the texts of some errors come from.
package protocol ErrorTextSource {
    /// The text of an error that this source knows.
    ///
    /// - Parameter error: the error.
    /// - Returns: its text, or `nil` where the source has nothing to say of it.
    static func text(of error: any Error) -> ErrorText?
}

/// Foundation's `LocalizedError`s: they get their texts when `AsideFoundation`, which knows them, is linked into the
/// program.
public enum LocalizedErrors {}
