extension Outline {
    /// A row of a list of which one or many are taken.
    public struct Option: Equatable, Sendable, Codable {
        /// What it says.
        public var label: String

        /// Whether it is taken, or (where one is chosen) the one to start from.
        public var isSelected: Bool

        /// A row.
        ///
        /// - Parameters:
        ///   - label: what it says.
        ///   - isSelected: whether it is taken.
        @inlinable
        public init(_ label: String, isSelected: Bool = false) {
            self.label = label
            self.isSelected = isSelected
        }
    }
}
