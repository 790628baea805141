extension Markup {
    /// An address that can be opened.
    ///
    /// It begins with `http://`, `https://`, `mailto:` or `file:`, and has at most 2,000 characters. All of them are
    /// printable ASCII without spaces, so that an address written to a terminal cannot contain a control sequence.
    public struct Link: RawRepresentable, Hashable, Sendable, Codable {
        /// The address.
        public let rawValue: String

        /// Makes a link to an address.
        ///
        /// - Parameter rawValue: The address. The result is `nil` if it does not fulfil the conditions above.
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

        /// The maximum length of an address, because terminals ignore longer ones.
        static let longest = 2_000

        /// Returns whether a label already shows the address.
        func isNamed(by label: String) -> Bool {
            label == rawValue || "mailto:" + label == rawValue
        }
    }
}
