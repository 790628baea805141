/// What a flow has collected and still needs, as plain data outside of the process, so that the flow can be resumed.
///
/// It holds the answers of questions, the values of screens and the results of remembered effects that the open closures
/// of the flow have in scope. Going back drops what was collected above the uncovered screen. What is typed into a secure
/// field, and everything after it, is not in it. Whoever can write a record decides: seal it before it goes elsewhere.
public struct FlowRecord: Hashable, Sendable {
    /// One question, screen or effect, with what was asked inside of it.
    package struct Entry: Hashable, Sendable {
        /// What was asked, such as `list “Size”` or `AddressScreen “Ship to”`.
        package var name: String
        /// The answer; `nil` while there is none.
        package var answer: Datum?
        /// How it ended without an answer.
        package var ending: Ending?
        /// The key of an effect, which makes it idempotent; `nil` for what was asked.
        package var key: String?
        /// What the closure of a step has collected.
        package var inside: [Entry] = []

        package var isEffect: Bool { key != nil }
        package var isSettled: Bool { answer != nil || ending != nil }
    }

    /// The format that this library writes, and the only one that it reads.
    private static let version = 1

    /// Where warnings about records come from.
    package static let place = "the record of a flow"

    package var entries: [Entry] = []

    /// Makes a record without answers: the flow begins at its beginning.
    public init() {}

    /// Whether the flow has collected nothing.
    package var isEmpty: Bool { !entries.contains { $0.isSettled || $0.isEffect || !$0.inside.isEmpty } }
}

extension [FlowRecord.Entry] {
    /// The effects alone: what has happened stays true when the questions around it have changed.
    var effects: [FlowRecord.Entry] {
        compactMap { entry in
            if entry.isEffect { return entry }
            let inside = entry.inside.effects
            return inside.isEmpty ? nil : FlowRecord.Entry(name: entry.name, inside: inside)
        }
    }
}

extension FlowRecord: Codable {
    private enum CodingKeys: CodingKey { case version, entries }

    /// Decodes a record of the same format; another one is an error.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let version = try values.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values,
                debugDescription: "This record has version \(version); this library reads \(Self.version).")
        }
        entries = try values.decode([Entry].self, forKey: .entries)
    }

    /// Encodes the record with the version of its format.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.version, forKey: .version)
        try values.encode(entries, forKey: .entries)
    }
}

extension FlowRecord.Entry: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, answer, ending, key
        case inside = "then"
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        // `null` is an answer, and not the lack of one.
        if values.contains(.answer) { answer = try values.decode(Datum.self, forKey: .answer) }
        ending = try values.decodeIfPresent(Ending.self, forKey: .ending)
        key = try values.decodeIfPresent(String.self, forKey: .key)
        inside = try values.decodeIfPresent([Self].self, forKey: .inside) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        try values.encodeIfPresent(answer, forKey: .answer)
        try values.encodeIfPresent(ending, forKey: .ending)
        try values.encodeIfPresent(key, forKey: .key)
        if !inside.isEmpty { try values.encode(inside, forKey: .inside) }
    }
}

/// Plain data of any shape: an answer on its way between a value and whatever stores it.
package enum Datum: Hashable, Sendable {
    case nothing
    case flag(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([Datum])
    case named([String: Datum])
}

extension Datum: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .nothing
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let whole = try? value.decode(Int.self) {
            self = .whole(whole)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([Datum].self) {
            self = .list(list)
        } else {
            self = .named(try value.decode([String: Datum].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .nothing: try value.encodeNil()
        case .flag(let flag): try value.encode(flag)
        case .whole(let whole): try value.encode(whole)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .named(let named): try value.encode(named)
        }
    }
}

/// What writes values of the program as data, and reads them; this library has no coder of its own.
package protocol DatumCoder: Sendable {
    func datum(of value: some Encodable) throws -> Datum
    func value<Value: Decodable>(_ type: Value.Type, of datum: Datum) throws -> Value
}

extension DatumCoder {
    /// Returns the data of a value; `nil` if its type is not `Codable`, or if it cannot be written.
    func write<Value>(_ value: Value) -> Datum? {
        if value is Void { return .nothing }
        guard Value.self is any Decodable.Type, let value = value as? any Encodable else { return nil }
        return try? datum(of: value)
    }

    /// Returns the value that the data was made of; `nil` if it is no value of this type.
    func read<Value>(_ datum: Datum, as type: Value.Type) -> Value? {
        if type is Void.Type { return datum == .nothing ? () as? Value : nil }
        return (type as? any Decodable.Type).flatMap { try? value($0, of: datum) } as? Value
    }
}
