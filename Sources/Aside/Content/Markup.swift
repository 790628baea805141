/// A text with parts that are bold, italic, code or links.
///
/// ```swift
/// let markup = Markup(markdown: "See **Trash** or [the docs](https://example.com)")
/// ```
///
/// ``text`` is the plain text. Tests, screen readers and line mode use it.
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
        public init(
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
    public init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Reads the part of Markdown that applies to words.
    ///
    /// It understands `**bold**`, `*italic*` (also with `_`), code between one to three backticks,
    /// `[links](https://example.com)` and `<https://example.com>`. A backslash before a sign makes it an ordinary
    /// character. Everything else stays as it is: line breaks, signs without a partner, underscores inside a word, links
    /// whose label contains a bracket, and links with an address that ``Link`` does not accept.
    ///
    /// - Parameter markdown: The text. If a part comes from elsewhere, such as the name of a file, put a backslash
    ///   before each of its signs.
    public init(markdown: String) {
        self = MarkdownReader.read(markdown)
    }

    /// The plain text.
    public var text: String {
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
