extension Outline {
    /// A row of a list to choose one or many from.
    public struct Option: Equatable, Sendable, Codable {
        /// The label of the row.
        public var label: String

        /// Whether the row is selected.
        ///
        /// In a list of one, this is the row to start from.
        public var isSelected: Bool

        /// A short text about the row, such as a price.
        public var detail: String?

        /// The name of the group that the row belongs to, such as a country.
        ///
        /// Rows beside each other with the same name are one group.
        public var group: String?

        /// Why the row cannot be selected or deselected; `nil` if it can.
        public var unavailable: String?

        /// Makes a row.
        ///
        /// - Parameters:
        ///   - label: The label of the row.
        ///   - isSelected: Whether the row is selected.
        ///   - detail: A short text about the row, such as a price.
        ///   - group: The name of the group that the row belongs to.
        ///   - unavailable: Why the row cannot be selected; the list shows this reason. `nil` if it can be selected.
        @inlinable
        public init(
            _ label: String, isSelected: Bool = false, detail: String? = nil, group: String? = nil,
            unavailable: String? = nil
        ) {
            self.label = label
            self.isSelected = isSelected
            self.detail = detail
            self.group = group
            self.unavailable = unavailable
        }
    }
}
