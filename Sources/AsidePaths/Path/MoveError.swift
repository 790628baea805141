/// Why a move could not be made on a live stage.
///
/// Nothing has changed then.
public struct MoveError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, what there is instead, and how to fix it.
    public let description: String

    /// - Parameter description: What was tried, what there is instead, and how to fix it.
    package init(_ description: String) {
        self.description = description
    }
}
