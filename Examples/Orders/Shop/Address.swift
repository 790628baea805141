import Aside

struct Address: Codable, Equatable, Sendable {
    var name: String
    var street: String
}

extension Address {
    /// Reads an address that the user entered, or throws the reason why it is not valid.
    init(enteredName name: String, street: String) throws(InvalidInput) {
        self.name = try name.entered("Name", missing: "Say who it is.")
        self.street = try street.entered("Street", missing: "Say where it is.")
    }
}

struct Card: Codable, Equatable, Sendable, CustomStringConvertible {
    var number: String

    /// The last four digits, which are enough to recognise the card.
    var description: String { "ending in \(number.suffix(4))" }
}

extension Card {
    /// Reads a card number that the user entered, or throws the reason why it is not valid.
    init(entered text: String) throws(InvalidInput) {
        number = text.filter { !$0.isWhitespace && $0 != "-" }
        let isNumber = number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, (12...19).contains(number.utf8.count) else {
            throw InvalidInput("A card has a number of 12 to 19 digits.", field: "Number")
        }
    }
}

extension String {
    /// Returns the text without superfluous spaces, or throws if it is then empty or too long.
    fileprivate func entered(_ field: String, missing: String) throws(InvalidInput) -> String {
        let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { throw InvalidInput(missing, field: field) }
        guard words.count <= 100 else {
            throw InvalidInput("No label holds \(words.count) letters: 100 at most.", field: field)
        }
        return words
    }
}
