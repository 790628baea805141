/// A title for what follows it.
///
/// A screen's first heading is the title of the screen, unless the screen defines another one.
@MainActor
public struct Heading: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a heading.
    ///
    /// - Parameter text: The text of the heading.
    public init(_ text: String) {
        content = ScreenContent(BoundElement(kind: .heading, label: text))
    }
}

/// Text to read.
///
/// It is wrapped if it does not fit.
@MainActor
public struct Paragraph: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a paragraph.
    ///
    /// - Parameter text: The text.
    public init(_ text: String) {
        content = ScreenContent(BoundElement(kind: .paragraph, label: text))
    }

    /// Makes a paragraph with parts that are bold, italic, code or links.
    ///
    /// ```swift
    /// Paragraph(markdown: "See **Trash** or [the docs](https://example.com)")
    /// ```
    ///
    /// Tests and screen readers see the plain text: `See Trash or the docs`.
    ///
    /// It understands `**bold**`, `*italic*` (also with `_`), code between one to three backticks,
    /// `[links](https://example.com)` and `<https://example.com>`. A backslash before a sign makes it an ordinary
    /// character. A mark begins at the start of a word, and reaches to the first equal sign at the end of one. Everything
    /// else stays as it is: line breaks, signs without an equal partner or inside a word, links whose label contains a
    /// bracket, and links with an address that ``Markup/Link`` does not accept.
    ///
    /// - Parameter text: The text in Markdown. If a part comes from elsewhere, such as the name of a file, put a backslash
    ///   before each of its signs.
    public init(markdown text: String) {
        let markup = Markup(markdown: text)
        content = ScreenContent(BoundElement(kind: .paragraph, label: markup.text, markup: markup))
    }
}

/// One entry of a list: a label, a detail, and what the user can do with it.
///
/// If the only action of a row has the same label as the row, the row is shown as that action, as in a menu.
@MainActor
public struct Row: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - label: What the row stands for. Tests and screen readers name the row's actions together with this label.
    ///   - id: A name that stays the same when the label changes, or is in another language. Paths use it.
    ///   - detail: A short text about it, such as a price.
    ///   - actions: What the user can do with it.
    public init(
        _ label: String, id: String? = nil, detail: String? = nil, @ActionBuilder actions: () -> [Action] = { [] }
    ) {
        let children = ScreenContent(joining: actions().map { $0.content })
        content = ScreenContent(
            BoundElement(kind: .row(detail: detail), label: label, identity: id), children: children)
    }
}

/// A titled group of elements.
@MainActor
public struct Block<Root>: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - label: The title of the group. It tells controls with equal labels apart in tests and screen readers:
    ///     “Street” in “Billing”.
    ///   - content: The elements of the group. A block may contain blocks.
    public init(_ label: String, @ScreenBuilder<Root> content: () -> ScreenContent) {
        self.content = ScreenContent(BoundElement(kind: .block, label: label), children: content())
    }
}

/// An indicator of how far something has come.
@MainActor
public struct Meter: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a meter.
    ///
    /// - Parameters:
    ///   - fraction: From 0, not begun, to 1, done; `nil` if it is not known. Values outside this range are clamped,
    ///     and a value that is not a number counts as `nil`, so that arithmetic on file sizes cannot stop an app.
    ///   - label: The name of what is going on.
    public init(_ fraction: Double?, label: String = "Progress") {
        content = ScreenContent(BoundElement(kind: .meter(fraction: Self.known(fraction)), label: label))
    }

    /// Returns a fraction from 0 to 1, if it is known.
    nonisolated static func known(_ fraction: Double?) -> Double? {
        fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    }
}

/// Something that the user can do.
@MainActor
public struct Action: ContentElement {
    /// What the element shows.
    public var content: ScreenContent { return ScreenContent(element) }  // `return` keeps the builder out.

    private var element: BoundElement

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - label: What the action does, in the words of the user.
    ///   - id: A name that stays the same when the label changes, or is in another language. Paths use it, and the
    ///     tests that they print.
    ///   - role: What the action means to the user.
    ///   - shortcut: The key that performs the action from anywhere on the screen.
    ///   - isEnabled: Whether the user can perform it now.
    ///   - work: The code to run. It runs as the screen's own work: leaving the screen cancels it.
    public init(
        _ label: String,
        id: String? = nil,
        role: Role = .normal,
        shortcut: Shortcut? = nil,
        isEnabled: Bool = true,
        work: @escaping @MainActor () async throws -> Void
    ) {
        element = BoundElement(
            kind: .action(role: role, shortcut: shortcut), label: label, identity: id, isEnabled: isEnabled,
            response: .press(work))
    }

    /// Returns the same action, except that the user can press it again while it is still running.
    public func repeatable() -> Action {
        var action = self
        action.element.isRepeatable = true
        return action
    }
}
