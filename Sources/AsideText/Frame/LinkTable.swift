/// The addresses of the links in a frame, by numbers that fit into a ``Style``.
///
/// A number is computed from its address. It is therefore the same in every frame, so that cells of two frames can be
/// compared.
struct LinkTable: Equatable, Sendable {
    private var addresses: [UInt32: String] = [:]

    subscript(_ number: UInt32) -> String? { addresses[number] }

    /// Returns the number of an address.
    mutating func number(of address: String) -> UInt32 {
        // This is FNV-1a. Two addresses in one frame hardly ever get the same number, and never 0, which is no link.
        let number = max(1, address.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 })
        addresses[number] = address
        return number
    }

    /// Returns the code after which text links to an address; for the number 0, to none.
    ///
    /// Text with the same `id` is one link, even if it is broken over several lines.
    func code(of number: UInt32) -> String {
        guard let address = self[number] else { return LinkTable.ending }
        return "\u{1B}]8;id=\(String(number, radix: 36));\(address)\u{1B}\\"
    }

    /// The code after which text is not a link.
    static let ending = "\u{1B}]8;;\u{1B}\\"
}
