/// The addresses that the cells of a frame lead to, by numbers that a ``Style`` has room for.
///
/// A number is made from its address, so that it is the same in each frame: cells of two frames can be compared by it.
struct LinkTable: Hashable, Sendable {
    private var addresses: [UInt32: String] = [:]

    /// The address with a number.
    subscript(_ number: UInt32) -> String? { number == 0 ? nil : addresses[number] }

    /// The number of an address, which it gets where it has none.
    mutating func number(of address: String) -> UInt32 {
        // FNV-1a: two addresses of a frame hardly ever have the same.
        var number = address.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        while number == 0 || addresses[number].map({ $0 != address }) == true { number &+= 1 }
        addresses[number] = address
        return number
    }

    /// Whether no number leads to one place here and to another there.
    func agrees(with other: LinkTable) -> Bool {
        addresses.allSatisfy { number, address in other.addresses[number].map { $0 == address } ?? true }
    }

    /// What tells a terminal that text from now on leads there, or nowhere.
    ///
    /// What has the same `id` is one link, also where it is broken over lines.
    func code(of number: UInt32) -> String {
        guard let address = self[number] else { return LinkTable.ending }
        return "\u{1B}]8;id=\(String(number, radix: 36));\(address)\u{1B}\\"
    }

    /// What tells a terminal that text from now on leads nowhere.
    static let ending = "\u{1B}]8;;\u{1B}\\"
}
