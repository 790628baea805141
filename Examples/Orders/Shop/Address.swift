import Aside

struct Address: Equatable, Sendable {
    var name: String
    var street: String
}

extension Address {
    /// The address that a user entered, or why it is none.
    init(enteredName name: String, street: String) throws(InvalidInput) {
        self.name = try name.entered("Name", missing: "Say who it is.")
        self.street = try street.entered("Street", missing: "Say where it is.")
    }
}

struct Card: Equatable, Sendable, CustomStringConvertible {
    var number: String

    /// Not more of the number than is needed to know the card.
    var description: String { "ending in \(number.suffix(4))" }
}

extension Card {
    /// The card that a user entered, or why it is none.
    init(entered text: String) throws(InvalidInput) {
        number = text.filter { !$0.isWhitespace && $0 != "-" }
        let isNumber = number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, (12...19).contains(number.utf8.count) else {
            throw InvalidInput("A card has a number of 12 to 19 digits.", field: "Number")
        }
    }
}

extension String {
    /// What was entered into a field, without the spaces around it.
    fileprivate func entered(_ field: String, missing: String) throws(InvalidInput) -> String {
        let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { throw InvalidInput(missing, field: field) }
        guard words.count <= 100 else {
            throw InvalidInput("No label holds \(words.count) letters: 100 at most.", field: field)
        }
        return words
    }
}
