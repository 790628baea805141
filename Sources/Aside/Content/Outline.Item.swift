extension Outline {
    /// One element of a screen, with its values.
    public struct Item: Equatable, Sendable, Identifiable {
        /// The item's identity, which outlives changes of its values and of what surrounds it.
        public let id: ID

        /// What it is, with the values that it shows.
        public let kind: Kind

        /// What it says, and what it is called.
        public let label: String

        /// Whether the user can act on it now.
        public let isEnabled: Bool

        /// Whether its work is running, so that pressing it does nothing.
        public var isBusy = false

        /// Whether it can be pressed again while its work is running.
        var isRepeatable = false

        /// What it holds: the actions of a row, the elements of a block.
        public var children: [Item] = []
    }
}

extension Outline.Item: CustomStringConvertible {
    /// What it is and is called, without its values: a secret that was entered is not repeated.
    public var description: String {
        "\(kind.noun) “\(label)”"
    }
}
