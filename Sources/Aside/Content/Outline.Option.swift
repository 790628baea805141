extension Outline {
    /// A row of a list of which one or many are taken.
    public struct Option: Equatable, Sendable, Codable {
        /// What it says.
        public var label: String

        /// Whether it is taken, or (where one is chosen) the one to start from.
        public var isSelected: Bool

        /// Something short about it, such as a price.
        public var detail: String?

        /// What it belongs to, with the rows beside it that say the same, such as a country.
        public var group: String?

        /// Why it cannot be taken or given back; `nil` where it can.
        public var unavailable: String?

        /// A row.
        ///
        /// - Parameters:
        ///   - label: what it says.
        ///   - isSelected: whether it is taken.
        ///   - detail: something short about it, such as a price.
        ///   - group: what it belongs to, with the rows beside it that say the same.
        ///   - unavailable: why it cannot be taken, which is shown; `nil` where it can.
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
