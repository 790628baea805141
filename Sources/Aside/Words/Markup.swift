/// A text with parts that are bold, italic, code or links.
///
/// Tests, screen readers and line mode use the plain text.
public struct Markup: Hashable, Sendable, Codable {
    /// A part of the text with the same look throughout.
    public struct Run: Hashable, Sendable, Codable {
        /// The text of the part.
        public var text: String
        /// Whether the part is bold.
        public var isBold: Bool
        /// Whether the part is italic.
        public var isItalic: Bool
        /// Whether the part is code, such as a command to type.
        public var isCode: Bool
        /// The address that the part links to; `nil` if it is not a link.
        public var link: Link?

        /// Makes a part of a text.
        ///
        /// - Parameters:
        ///   - text: The text of the part.
        ///   - isBold: Whether the part is bold.
        ///   - isItalic: Whether the part is italic.
        ///   - isCode: Whether the part is code.
        ///   - link: The address that the part links to.
        package init(
            _ text: String, isBold: Bool = false, isItalic: Bool = false, isCode: Bool = false, link: Link? = nil
        ) {
            self.text = text
            self.isBold = isBold
            self.isItalic = isItalic
            self.isCode = isCode
            self.link = link
        }
    }

    /// The parts of the text, in order.
    public var runs: [Run]

    /// Makes a text from its parts.
    ///
    /// - Parameter runs: The parts of the text, in order.
    package init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Reads the part of Markdown that applies to words.
    ///
    /// `Paragraph(markdown:)` says what it understands.
    ///
    /// - Parameter markdown: The text.
    package init(markdown: String) {
        self = MarkdownReader.read(markdown)
    }

    /// The plain text.
    package var text: String {
        runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    }
}

extension Markup {
    /// The same text with each address in parentheses after its link, for places where links cannot be opened.
    ///
    /// A link whose label is its address stays as it is.
    package var spellingOutLinks: Markup {
        var result: [Run] = []
        var label = ""
        for (index, run) in runs.enumerated() {
            result.append(run)
            guard let link = run.link else { continue }
            label += run.text
            if index + 1 < runs.count, runs[index + 1].link == link { continue }
            if !link.isNamed(by: label) { result.append(Run(" (\(link.rawValue))")) }
            label = ""
        }
        return Markup(result)
    }

    /// The same text with code between backticks, for places where code has no look of its own.
    package var spellingOutCode: Markup {
        Markup(
            runs.map { run in
                var run = run
                if run.isCode { run.text = "`\(run.text)`" }
                return run
            })
    }

    /// Returns the markup if it belongs to the text, and `nil` if the text has changed since the markup was made.
    package static func of(_ text: String, _ markup: Markup?) -> Markup? {
        markup.flatMap { $0.text == text ? $0 : nil }
    }
}

extension String {
    /// Returns the text with the address of each link after it, for printing.
    package func spellingOutLinks(of markup: Markup?) -> String {
        Markup.of(self, markup)?.spellingOutLinks.text ?? self
    }
}

extension Markup {
    /// An address that can be opened.
    ///
    /// It begins with `http://`, `https://`, `mailto:` or `file:`, and has at most 2,000 characters. All of them are
    /// printable ASCII without spaces, so that an address written to a terminal cannot contain a control sequence.
    public struct Link: RawRepresentable, Hashable, Sendable, Codable {
        /// The address.
        public let rawValue: String

        /// Makes a link to an address.
        ///
        /// - Parameter rawValue: The address. The result is `nil` if it does not fulfil the conditions above.
        public init?(rawValue: String) {
            guard rawValue.utf8.count <= Link.longest, rawValue.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
                let colon = rawValue.utf8.firstIndex(of: UInt8(ascii: ":"))
            else { return nil }
            let rest = rawValue[colon...].dropFirst()
            switch rawValue[..<colon].lowercased() {
            case "http", "https": guard rest.hasPrefix("//"), rest.count > 2 else { return nil }
            case "mailto", "file": guard !rest.isEmpty else { return nil }
            default: return nil
            }
            self.rawValue = rawValue
        }

        /// The maximum length of an address, because terminals ignore longer ones.
        static let longest = 2_000

        /// Returns whether a label already shows the address.
        func isNamed(by label: String) -> Bool {
            label == rawValue || "mailto:" + label == rawValue
        }
    }
}
