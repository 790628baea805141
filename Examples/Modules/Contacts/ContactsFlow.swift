public import Aside

/// A module: a contact is chosen from a list, after a look at it.
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
    /// - Throws: `CancellationError` where the user has left.
    public func run() async throws -> String {
        try await show(ContactsScreen()).then { name in
            try await show(ContactScreen(name)).then { name }
        }
    }
}
