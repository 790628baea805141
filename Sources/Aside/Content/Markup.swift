/// A text of which some parts are bold, italic, code or links.
///
/// ```swift
/// let markup = Markup(markdown: "See **Trash** or [the docs](https://example.com)")
/// ```
///
/// ``text`` is what it says without any of that: tests, readers and lines use it.
public struct Markup: Hashable, Sendable, Codable {
    /// A part of a text that looks the same from its beginning to its end.
    public struct Run: Hashable, Sendable, Codable {
        /// What it says.
        public var text: String
        /// Whether it has heavier strokes.
        public var isBold: Bool
        /// Whether it is slanted.
        public var isItalic: Bool
        /// Whether it is something to type or to read letter by letter, such as a command.
        public var isCode: Bool
        /// Where it leads; `nil` where it is no link.
        public var link: Link?

        /// A part of a text.
        ///
        /// - Parameters:
        ///   - text: what it says.
        ///   - isBold: whether it has heavier strokes.
        ///   - isItalic: whether it is slanted.
        ///   - isCode: whether it is something to type or to read letter by letter.
        ///   - link: where it leads.
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

    /// The parts, from the first to the last.
    public var runs: [Run]

    /// A text of parts.
    ///
    /// - Parameter runs: the parts, from the first to the last.
    public init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Reads Markdown, as far as it is about words.
    ///
    /// `**bold**`, `*italic*` (with `_` as well), code between backticks, `[links](https://example.com)` and
    /// `<https://example.com>` are read; a backslash takes the meaning from the sign after it. Everything else stays as it
    /// is: line breaks, signs without a partner, underscores inside a word, and links that are none (see ``Link``).
    ///
    /// - Parameter markdown: the text. Put a backslash before the signs of a part that comes from elsewhere, such as the name
    ///   of a file.
    public init(markdown: String) {
        self = MarkdownReader.read(markdown)
    }

    /// What it says, without how that looks.
    public var text: String {
        runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    }
}

extension Markup {
    /// The same for where nothing can be followed: each link has its address in parentheses after it.
    ///
    /// A link whose label is its address stays as it is.
    public var spellingOutLinks: Markup {
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

    /// The same for where code looks like any other text: it stands between backticks.
    public var spellingOutCode: Markup {
        Markup(
            runs.map { run in
                var run = run
                if run.isCode { run.text = "`\(run.text)`" }
                return run
            })
    }

    /// How a text looks, where that is known; what is said may have changed since.
    package static func of(_ text: String, _ markup: Markup?) -> Markup? {
        markup.flatMap { $0.text == text ? $0 : nil }
    }
}

extension String {
    /// The text with the address of each link after it, for where text is printed.
    package func spellingOutLinks(of markup: Markup?) -> String {
        Markup.of(self, markup)?.spellingOutLinks.text ?? self
    }
}
