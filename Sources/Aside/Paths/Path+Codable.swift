extension Recording: MadeOfParts {
    /// The version of the JSON format.
    private static let version = 1

    static var blank: Self { Self() }

    mutating func visit(_ parts: any NamedParts) throws {
        var version = Self.version
        try parts("version", &version)
        guard version <= Self.version else {
            throw parts.error("This path has version \(version); this library reads up to \(Self.version).")
        }
        try parts("moves", &moves)
    }
}

extension Recording.Move: MadeOfParts {
    static var blank: Self { Self(.cancel, .flow) }

    mutating func visit(_ parts: any NamedParts) throws {
        let written = WrittenMove(self)
        try written.visit(parts)
        guard let action = written.action else { throw parts.error("“\(written.move)” is not a complete move.") }
        self = Self(action, written.place, source: written.source)
    }
}
