/// A part of the app that is written as async functions.
///
/// Anything that holds a stage can show screens and ask questions.
///
/// ```swift
/// struct RenameFlow: Flow {
///     let stage: Stage
///
///     func run(_ list: Groceries) async throws {
///         list.name = try await prompt("New name", .text(list.name))
///     }
/// }
/// ```
@MainActor
public protocol Flow {
    /// The stage on which the flow shows its screens and modals.
    var stage: Stage { get }
}

extension Stage: Flow {
    /// The stage itself: a stage is the simplest flow.
    public var stage: Stage { self }
}
