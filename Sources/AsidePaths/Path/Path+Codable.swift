import Aside

extension Path: Codable {
    /// The version of the form in which paths are written.
    private static let version = 1

    private enum Key: String, CodingKey { case version, moves }

    /// Reads a path.
    ///
    /// - Parameter decoder: what it is read from.
    /// - Throws: an error where it is none, or was written by a later version of this library.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let version = try values.decode(Int.self, forKey: .version)
        guard version <= Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values,
                debugDescription: "This path has version \(version); this library reads up to \(Self.version).")
        }
        self.init(try values.decode([Move].self, forKey: .moves))
    }

    /// Writes a path.
    ///
    /// - Parameter encoder: what it is written to.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(Self.version, forKey: .version)
        try values.encode(moves, forKey: .moves)
    }
}

extension Path.Move: Codable {
    /// Reads a move.
    ///
    /// - Parameter decoder: what it is read from.
    /// - Throws: an error where it is none.
    public init(from decoder: any Decoder) throws {
        let written = try WrittenMove(from: decoder)
        guard let action = written.action else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "“\(written.move)” is no whole move.")
            throw DecodingError.dataCorrupted(context)
        }
        self.init(action, written.place, source: written.source)
    }

    /// Writes a move.
    ///
    /// - Parameter encoder: what it is written to.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try WrittenMove(self).encode(to: encoder)
    }
}
