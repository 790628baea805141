/// The addresses of the links in a frame, by numbers that fit into a ``Style``.
///
/// A number is computed from its address, so that it is the same in every frame, and cells of two frames can be
/// compared.
struct LinkTable: Hashable, Sendable {
    private var addresses: [UInt32: String] = [:]

    /// The address with a number.
    subscript(_ number: UInt32) -> String? { number == 0 ? nil : addresses[number] }

    /// The number of an address.
    ///
    /// A new address gets one.
    mutating func number(of address: String) -> UInt32 {
        // This is FNV-1a. Two addresses in one frame hardly ever get the same number.
        var number = address.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        while number == 0 || addresses[number].map({ $0 != address }) == true { number &+= 1 }
        addresses[number] = address
        return number
    }

    /// Whether no number stands for different addresses in the two tables.
    func agrees(with other: LinkTable) -> Bool {
        addresses.allSatisfy { number, address in other.addresses[number].map { $0 == address } ?? true }
    }

    /// The code after which text links to an address, or to none.
    ///
    /// Text with the same `id` is one link, even if it is broken over several lines.
    func code(of number: UInt32) -> String {
        guard let address = self[number] else { return LinkTable.ending }
        return "\u{1B}]8;id=\(String(number, radix: 36));\(address)\u{1B}\\"
    }

    /// The code after which text is not a link.
    static let ending = "\u{1B}]8;;\u{1B}\\"
}
