/// A part of the app as an async function: whatever holds a stage can show screens and ask questions on it.
///
/// ```swift
/// struct RenameFlow: Flow {
///     let stage: Stage
///
///     func run(_ list: Groceries) async throws {
///         list.name = try await prompt("New name", text: list.name)
///     }
/// }
/// ```
@MainActor
public protocol Flow {
    /// Where screens and modals show.
    var stage: Stage { get }
}

extension Stage: Flow {
    /// A stage is the simplest flow.
    public var stage: Stage { self }
}
