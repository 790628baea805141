public import Aside

/// A module in which the user chooses a contact from a list.
public struct ContactsFlow: Flow {
    /// The stage of the app, or that of a sheet.
    public let stage: Stage

    /// Makes a flow that lets the user choose a contact.
    ///
    /// - Parameter stage: The stage on which the flow shows its screens and questions.
    public init(stage: Stage) {
        self.stage = stage
    }

    /// Lets the user choose.
    ///
    /// - Returns: The chosen contact.
    /// - Throws: `CancellationError` if the user leaves.
    public func run() async throws -> String {
        try await show(ContactsScreen()).then { name in
            try await show(ContactScreen(name)).then { name }
        }
    }
}
