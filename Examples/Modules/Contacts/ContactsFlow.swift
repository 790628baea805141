public import Aside

/// A module in which the user chooses a contact from a list.
public struct ContactsFlow: Flow {
    /// Where it shows: the stack of an app, or that of a sheet.
    public let stage: Stage

    /// The flow that chooses a contact.
    ///
    /// - Parameter stage: where it shows.
    public init(stage: Stage) {
        self.stage = stage
    }

    /// Lets the user choose.
    ///
    /// - Returns: the contact.
    /// - Throws: `CancellationError` if the user leaves.
    public func run() async throws -> String {
        try await show(ContactsScreen()).then { name in
            try await show(ContactScreen(name)).then { name }
        }
    }
}
