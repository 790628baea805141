extension Outline {
    /// One element of a screen or a modal, with its values.
    public struct Item: Equatable, Sendable, Codable, Identifiable {
        /// The item's identity, which outlives changes of its values and of what surrounds it.
        public internal(set) var id: ID

        /// What it is, with the values that it shows.
        public internal(set) var kind: Kind

        /// What it says, and what it is called.
        public let label: String

        /// Whether the user can act on it now.
        public internal(set) var isEnabled: Bool

        /// Whether its work is running, so that pressing it does nothing.
        public internal(set) var isBusy: Bool

        /// Whether it can be pressed again while its work is running.
        var isRepeatable = false

        /// What is entered into a field; `nil` for a line of text.
        public internal(set) var format: FieldFormat?

        /// Which parts of the label of a paragraph are bold, italic, code or links; `nil` where none can be.
        public let markup: Markup?

        /// What a field offers to take; `nil` where it offers nothing.
        public internal(set) var suggestions: Suggestions?

        /// What was entered into a field like this before, the oldest first; `nil` where nothing is kept.
        public internal(set) var history: [String]?

        /// What it holds: the actions of a row, the elements of a block, the note below a meter.
        public internal(set) var children: [Item]

        /// An item that is still to be placed in an ``Outline``, which tells it from others of its kind and label.
        ///
        /// - Parameters:
        ///   - kind: what it is, with the values that it shows.
        ///   - label: what it says, and what it is called.
        ///   - isEnabled: whether the user can act on it now.
        ///   - isBusy: whether its work is running.
        ///   - format: what is entered into a field; `nil` for a line of text.
        ///   - markup: which parts of the label of a paragraph are bold, italic, code or links.
        ///   - suggestions: what a field offers to take.
        ///   - history: what was entered into a field like this before, the oldest first.
        ///   - children: what it holds.
        public init(
            _ kind: Kind, _ label: String, isEnabled: Bool = true, isBusy: Bool = false, format: FieldFormat? = nil,
            markup: Markup? = nil, suggestions: Suggestions? = nil, history: [String]? = nil, children: [Item] = []
        ) {
            id = ID(kind.noun, label)
            self.kind = kind
            self.label = label
            self.isEnabled = isEnabled
            self.isBusy = isBusy
            self.format = format
            self.markup = markup
            self.suggestions = suggestions
            self.history = history
            self.children = children
        }
    }
}

extension Outline.Item {
    /// The text of a field; `nil` of anything else.
    public var text: String? {
        if case .field(let text, _, _, _) = kind { text } else { nil }
    }

    /// Why the text of a field was not taken.
    public var error: String? {
        if case .field(_, _, let error, _) = kind { error } else { nil }
    }

    /// Whether it is a field whose text must not be seen.
    public var isSecure: Bool {
        if case .field(_, _, _, let isSecure) = kind { isSecure } else { false }
    }

    /// The rows of a list; none of anything else.
    public var options: [Outline.Option] {
        if case .list(let options, _) = kind { options } else { [] }
    }

    /// How far a meter is; `nil` where that is not known, and of anything else.
    public var fraction: Double? {
        if case .meter(let fraction) = kind { fraction } else { nil }
    }

    /// What is said below a meter, such as what is being done and how long the rest takes.
    public var note: String? {
        guard case .meter = kind else { return nil }
        let notes = children.map(\.label).filter { !$0.isEmpty }
        return notes.isEmpty ? nil : notes.joined(separator: ", ")
    }

    /// Changes what a field holds, and why that was not taken.
    mutating func setText(_ newText: String? = nil, error: String?) {
        guard case .field(let text, let placeholder, _, let isSecure) = kind else { return }
        kind = .field(text: newText ?? text, placeholder: placeholder, error: error, isSecure: isSecure)
    }

    /// Says what is wrong with the text of a field for a number or a date.
    mutating func checkFormat(_ words: Strings) {
        guard let format, format.isChecked, let text else { return }
        setText(error: format.message(about: text, words))
    }

    /// Takes an option of a list, or gives it back.
    mutating func toggleOption(_ place: Int) {
        guard case .list(var options, let count) = kind else { return }
        options[place].isSelected.toggle()
        kind = .list(options: options, count: count)
    }
}

extension Outline.Item: CustomStringConvertible {
    /// What it is and is called, without its values: a secret that was entered is not repeated.
    public var description: String {
        if case .list = kind { "list “\(label)”" } else { "\(kind.noun) “\(label)”" }
    }
}
