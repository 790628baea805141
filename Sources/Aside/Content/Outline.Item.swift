extension Outline {
    /// One element of a screen or a modal, with its values.
    public struct Item: Equatable, Sendable, Codable, Identifiable {
        /// The item's identity.
        ///
        /// It stays the same when the item's values or its surroundings change.
        public internal(set) var id: ID

        /// The kind of the item, with the values that it shows.
        public internal(set) var kind: Kind

        /// The text of the item, by which it is also named.
        public let label: String

        /// Whether the user can act on it now.
        public internal(set) var isEnabled: Bool

        /// Whether its action is running, so that pressing it does nothing.
        public internal(set) var isBusy: Bool

        /// Whether its action can be pressed again while it is running.
        var isRepeatable = false

        /// The format of a field; `nil` for a single line of text.
        public internal(set) var format: FieldFormat?

        /// Which parts of a paragraph are bold, italic, code or links; `nil` if its text is plain.
        public let markup: Markup?

        /// What a field suggests; `nil` if it suggests nothing.
        public internal(set) var suggestions: Suggestions?

        /// Earlier entries of the field, the oldest first; `nil` if none are kept.
        public internal(set) var history: [String]?

        /// What is wrong with a switch or a selection.
        var problem: String?

        /// The options of a selection, if one of them shows more than its label.
        var details: [ListOption]?

        /// The items inside this one: the actions of a row, the elements of a block, the note below a meter.
        public internal(set) var children: [Item]

        /// Makes an item.
        ///
        /// It gets its identity when it is placed in an ``Outline``.
        ///
        /// - Parameters:
        ///   - kind: The kind of the item, with the values that it shows.
        ///   - label: The text of the item, by which it is also named.
        ///   - isEnabled: Whether the user can act on it now.
        ///   - isBusy: Whether its action is running.
        ///   - format: The format of a field; `nil` for a single line of text.
        ///   - markup: Which parts of a paragraph are bold, italic, code or links.
        ///   - suggestions: What a field suggests.
        ///   - history: Earlier entries of the field, the oldest first.
        ///   - children: The items inside this one.
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
    /// The text of a field; `nil` for other items.
    public var text: String? {
        if case .field(let text, _, _, _) = kind { text } else { nil }
    }

    /// Why what the user entered was refused.
    public var error: String? {
        if case .field(_, _, let error, _) = kind { error } else { problem }
    }

    /// Whether it is a field that hides its text.
    public var isSecure: Bool {
        if case .field(_, _, _, let isSecure) = kind { isSecure } else { false }
    }

    /// The rows of a list, or the options of a selection; empty for other items.
    public var options: [ListOption] {
        switch kind {
        case .list(let options, _): options
        case .selection(let labels, let selected): options(labels, selected)
        default: []
        }
    }

    private func options(_ labels: [String], _ selected: Int?) -> [ListOption] {
        var options = details ?? labels.map { ListOption($0) }
        for place in options.indices { options[place].isSelected = place == selected }
        return options
    }

    /// How far a meter is; `nil` if that is not known, and for other items.
    public var fraction: Double? {
        if case .meter(let fraction) = kind { fraction } else { nil }
    }

    /// The text below a meter, such as what is being done and how long the rest takes.
    public var note: String? {
        guard case .meter = kind else { return nil }
        let notes = children.map(\.label).filter { !$0.isEmpty }
        return notes.isEmpty ? nil : notes.joined(separator: ", ")
    }

    /// Changes the text of a field, and the reason why it was refused.
    mutating func setText(_ newText: String? = nil, error: String?) {
        guard case .field(let text, let placeholder, _, let isSecure) = kind else { return }
        kind = .field(text: newText ?? text, placeholder: placeholder, error: error, isSecure: isSecure)
    }

    /// Shows what is wrong with the text of a number or date field.
    mutating func checkFormat(_ words: Strings) {
        guard let format, format.isChecked, let text else { return }
        setText(error: format.message(about: text, words))
    }

    /// Selects or deselects an option of a list.
    mutating func toggleOption(_ place: Int) {
        guard case .list(var options, let count) = kind else { return }
        options[place].isSelected.toggle()
        kind = .list(options: options, count: count)
    }
}

extension Outline.Item: CustomStringConvertible {
    /// The kind and the label, without the values, so that an entered secret is not repeated.
    public var description: String {
        if case .list = kind { "list “\(label)”" } else { "\(kind.noun) “\(label)”" }
    }
}
