public import Aside

/// A name that a folder and a Swift module can both have.
public struct ProjectName: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let description: String

    /// A name, without the blanks around it.
    ///
    /// - Parameter text: what the user has entered.
    /// - Throws: an `InvalidInput` that says what is wrong with it.
    public init(_ text: String) throws(InvalidInput) {
        let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let first = name.unicodeScalars.first else { throw InvalidInput("A project needs a name.") }
        guard !name.contains("/") else { throw InvalidInput("A name has no slash: the project is created right here.") }
        let isFirst: (Unicode.Scalar) -> Bool = { $0.properties.isXIDStart || $0 == "_" }
        guard isFirst(first) else { throw InvalidInput("A name begins with a letter.") }
        guard name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }) else {
            throw InvalidInput("A name is made of letters, digits and underscores.")
        }
        // The folder's hidden name while it is being filled is a little longer than the name.
        guard name.utf8.count <= 200 else { throw InvalidInput("That name is too long for a file.") }
        description = name
    }
}

/// The plan of a Swift package.
public struct Project: Equatable, Sendable {
    /// What it builds.
    public enum Kind: String, CaseIterable, CustomStringConvertible, Sendable {
        /// A program.
        case tool = "Command-line tool"
        /// Code for programs.
        case library = "Library"

        /// What it is called.
        public var description: String { rawValue }
    }

    /// What a package can do without.
    public enum Extra: String, CaseIterable, CustomStringConvertible, Sendable {
        /// A first test.
        case tests = "Tests"
        /// A page for its readers.
        case readMe = "README"
        /// The files that belong to nobody else.
        case gitIgnore = ".gitignore"

        /// What it is called.
        public var description: String { rawValue }
    }

    /// A file, with its place in the project.
    public struct File: Equatable, Sendable {
        let path: [String]
        let text: String
    }

    let name: ProjectName
    let kind: Kind
    let extras: [Extra]

    /// A project.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - kind: what it builds.
    ///   - extras: what else is in it.
    public init(name: ProjectName, kind: Kind, extras: [Extra]) {
        self.name = name
        self.kind = kind
        self.extras = extras
    }

    /// The paths of its files.
    public var paths: [String] {
        files.map { ([name.description] + $0.path).joined(separator: "/") }
    }
}
