extension Path: Codable {
    /// The version of the JSON format.
    private static let version = 1

    private enum Key: String, CodingKey { case version, moves }

    /// Reads a path.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: An error if the data is not a path, or was written by a later version of this library.
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
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(Self.version, forKey: .version)
        try values.encode(moves, forKey: .moves)
    }
}

extension Path.Move: Codable {
    /// Reads a move.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: An error if the data is not a move.
    public init(from decoder: any Decoder) throws {
        let written = try WrittenMove(from: decoder)
        guard let action = written.action else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "“\(written.move)” is not a complete move.")
            throw DecodingError.dataCorrupted(context)
        }
        self.init(action, written.place, source: written.source)
    }

    /// Writes a move.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try WrittenMove(self).encode(to: encoder)
    }
}
