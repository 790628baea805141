/// The addresses of the links in a frame, by numbers that fit into a ``Style``.
///
/// A number is computed from its address. It is therefore the same in every frame, so that cells of two frames can be
/// compared.
struct LinkTable: Equatable, Sendable {
    private struct Entry: Equatable {
        let number: UInt32
        let address: String
    }

    private var entries: [Entry] = []

    subscript(_ number: UInt32) -> String? {
        number == 0 ? nil : entries.first { $0.number == number }?.address
    }

    /// Returns the number of an address.
    ///
    /// A new address gets a number.
    mutating func number(of address: String) -> UInt32 {
        // This is FNV-1a. Two addresses in one frame hardly ever get the same number.
        var number = address.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        while number == 0 || self[number].map({ $0 != address }) == true { number &+= 1 }
        if self[number] == nil { entries.append(Entry(number: number, address: address)) }
        return number
    }

    /// Returns whether no number stands for different addresses in the two tables.
    func agrees(with other: LinkTable) -> Bool {
        entries.allSatisfy { entry in other[entry.number].map { $0 == entry.address } ?? true }
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
