/// The words that the library itself shows, in one value, so that they can be translated.
public struct Strings: Sendable, Hashable {
    /// Acknowledges an alert, and submits a prompt.
    public var ok = "OK"
    /// Leaves things as they are.
    public var cancel = "Cancel"
    /// Ends a choice of many.
    public var done = "Done"
    /// Tries again what went wrong.
    public var retry = "Retry"
    /// The title of an error that says nothing better.
    public var somethingWentWrong = "Something went wrong"

    /// English words; copy them to change some.
    public static let english = Strings()
}
