/// Plain data that is encoded as named parts.
///
/// A type lists its parts once, for both directions. What the compiler writes for `Codable` is ten times as large, most
/// of all for an enum, and each tool has to carry it.
protocol MadeOfParts: Codable {
    /// A value to begin with when one is decoded.
    static var blank: Self { get }

    /// Reads or writes each part.
    mutating func visit(_ parts: any NamedParts) throws
}

extension MadeOfParts {
    /// Reads the value.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: An error if a part is missing or invalid.
    public init(from decoder: any Decoder) throws {
        self = .blank
        try visit(reader(of: decoder))
    }

    /// Writes the value.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try write(self, to: encoder)
    }
}

// Apart from the code above, of which there is a copy for each type.
@inline(never)
private func reader(of decoder: any Decoder) throws -> any NamedParts { try PartsReader(decoder) }

@inline(never)
private func write(_ value: any MadeOfParts, to encoder: any Encoder) throws {
    var value = value
    try value.visit(PartsWriter(encoder))
}

/// An enum that is encoded as the word for its case, and the values of the case.
protocol MadeOfCases: MadeOfParts {
    /// Returns a value of the case with that word.
    static func blank(of word: String) -> Self?

    /// The word for the case.
    var word: String { get }

    /// Reads or writes the values of the case.
    mutating func visitValues(_ parts: any NamedParts) throws
}

extension MadeOfCases {
    mutating func visit(_ parts: any NamedParts) throws {
        var word = word
        try parts("case", &word)
        if self.word != word {
            guard let blank = Self.blank(of: word) else { throw parts.error("“\(word)” is no case of this value.") }
            self = blank
        }
        try visitValues(parts)
    }
}

/// The parts of a value that is being read or written.
protocol NamedParts: AnyObject {
    /// Reads or writes a part.
    func callAsFunction<Part: Codable>(_ name: String, _ part: inout Part) throws

    /// Reads or writes a part that is left out if it is `nil`.
    func callAsFunction<Part: Codable>(_ name: String, _ part: inout Part?) throws

    /// The error for parts that make no value.
    func error(_ description: String) -> any Error
}

private final class PartsReader: NamedParts {
    private let values: KeyedDecodingContainer<PartName>

    init(_ decoder: any Decoder) throws {
        values = try decoder.container(keyedBy: PartName.self)
    }

    func callAsFunction<Part: Codable>(_ name: String, _ part: inout Part) throws {
        part = try values.decode(Part.self, forKey: PartName(name))
    }

    func callAsFunction<Part: Codable>(_ name: String, _ part: inout Part?) throws {
        part = try values.decodeIfPresent(Part.self, forKey: PartName(name))
    }

    func error(_ description: String) -> any Error {
        DecodingError.dataCorrupted(.init(codingPath: values.codingPath, debugDescription: description))
    }
}

private final class PartsWriter: NamedParts {
    private var values: KeyedEncodingContainer<PartName>

    init(_ encoder: any Encoder) {
        values = encoder.container(keyedBy: PartName.self)
    }

    func callAsFunction<Part: Codable>(_ name: String, _ part: inout Part) throws {
        try values.encode(part, forKey: PartName(name))
    }

    func callAsFunction<Part: Codable>(_ name: String, _ part: inout Part?) throws {
        try values.encodeIfPresent(part, forKey: PartName(name))
    }

    func error(_ description: String) -> any Error {
        EncodingError.invalidValue(description, .init(codingPath: values.codingPath, debugDescription: description))
    }
}

private struct PartName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}
