extension Markup {
    /// An address that can be followed.
    ///
    /// It begins with `http://`, `https://`, `mailto:` or `file:`, has at most 2,000 characters, and nothing in it but printable
    /// ASCII without spaces: whatever is written to a terminal, an address cannot end it and begin a code.
    public struct Link: RawRepresentable, Hashable, Sendable, Codable {
        /// The address.
        public let rawValue: String

        /// An address.
        ///
        /// - Parameter rawValue: the address; there is no link with one that cannot be followed.
        public init?(rawValue: String) {
            guard rawValue.utf8.count <= Link.longest, rawValue.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
                let colon = rawValue.utf8.firstIndex(of: UInt8(ascii: ":"))
            else { return nil }
            let rest = rawValue[colon...].dropFirst()
            switch rawValue[..<colon].lowercased() {
            case "http", "https": guard rest.hasPrefix("//"), rest.count > 2 else { return nil }
            case "mailto", "file": guard !rest.isEmpty else { return nil }
            default: return nil
            }
            self.rawValue = rawValue
        }

        /// Terminals take no longer ones.
        static let longest = 2_000

        /// Whether a text says already where it leads.
        func isNamed(by label: String) -> Bool {
            label == rawValue || "mailto:" + label == rawValue
        }
    }
}
