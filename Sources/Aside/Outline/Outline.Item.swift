extension Outline {
    /// One element of a screen or a modal, with its values.
    public struct Item: Hashable, Sendable, Identifiable {
        /// The item's identity.
        ///
        /// It stays the same when the item's values or its surroundings change.
        public internal(set) var id: ID

        /// The kind of the item, with the values that it shows.
        public internal(set) var kind: Kind

        /// The text of the item, by which it is also named.
        public private(set) var label: String

        /// The identity that the screen gives it; `nil` if only its label names it.
        package internal(set) var identity: String?

        /// Whether the user can act on it now.
        public internal(set) var isEnabled: Bool

        /// Whether its action is running, so that pressing it does nothing.
        public internal(set) var isBusy: Bool

        /// Whether its action can be pressed again while it is running.
        var isRepeatable = false

        /// Whether a field may be left empty, because its property is then `nil`.
        package var isOptional = false

        /// Whether no record holds what is entered into a field.
        package var isUnrecorded = false

        /// The format of a field; `nil` for a single line of text.
        public internal(set) var format: FieldFormat?

        /// Which parts of a paragraph are bold, italic, code or links; `nil` if its text is plain.
        public private(set) var markup: Markup?

        /// What a field suggests; `nil` if it suggests nothing.
        package internal(set) var suggestions: Suggestions?

        /// Earlier entries of the field, the oldest first; `nil` if none are kept.
        package internal(set) var history: [String]?

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
        package init(
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
    /// Hashes what is seen, and not earlier entries, nor how much room is kept for suggestions.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(label)
        hasher.combine(identity)
        hasher.combine(isEnabled)
        hasher.combine(isBusy)
        hasher.combine(isOptional)
        hasher.combine(format)
        hasher.combine(markup)
        hasher.combine(suggestions?.texts)
        hasher.combine(problem)
        hasher.combine(details)
        hasher.combine(children)
    }

    /// The name of the item in a path: its identity, or else its label.
    package var name: String { identity ?? label }

    /// The text of a field; `nil` for other items.
    public var text: String? {
        if case .field(let text, _, _, _) = kind { text } else { nil }
    }

    /// Why what the user entered was refused.
    public var error: String? {
        if case .field(_, _, let error, _) = kind { error } else { problem }
    }

    /// Whether it is a field that hides its text.
    package var isSecure: Bool {
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
    package var fraction: Double? {
        if case .meter(let fraction) = kind { fraction } else { nil }
    }

    /// The text below a meter, such as what is being done and how long the rest takes.
    package var note: String? {
        guard case .meter = kind else { return nil }
        let notes = children.map(\.label).filter { !$0.isEmpty }
        return notes.isEmpty ? nil : notes.joined(separator: ", ")
    }

    /// Selects or deselects an option of a list.
    mutating func toggleOption(_ place: Int) {
        guard case .list(var options, let count) = kind else { return }
        // If the kind kept the options, too, each of many changes would copy them all.
        kind = .heading
        options[place].isSelected.toggle()
        kind = .list(options: options, count: count)
    }
}

extension Outline.Item: CustomStringConvertible {
    /// The kind and the label, without the values, so that an entered secret is not repeated.
    public var description: String {
        "\(kind.word) “\(label)”"
    }
}

extension Outline {
    /// The kind of an item, with the values that it shows.
    public indirect enum Kind: Hashable, Sendable {
        /// The title of what follows it.
        case heading

        /// Text to read.
        case paragraph

        /// One entry of a list of things.
        ///
        /// Its children are actions.
        case row(detail: String?)

        /// A line of text to edit.
        ///
        /// The text of a secure field must never be shown or spoken.
        case field(text: String, placeholder: String, error: String?, isSecure: Bool)

        /// Something that is on or off.
        case `switch`(isOn: Bool)

        /// A choice of one option.
        ///
        /// `selected` is an index of `options`, or `nil` while none is chosen.
        case selection(options: [String], selected: Int?)

        /// Options that are all in view.
        ///
        /// The user picks one, or as many as `count` says.
        case list(options: [ListOption], count: ClosedRange<Int>?)

        /// How far something has come, from 0 to 1; `nil` if it is not known.
        case meter(fraction: Double?)

        /// A button.
        case action(role: Role, shortcut: Shortcut?)

        /// A titled group.
        ///
        /// Its children are the elements of the group.
        case block
    }
}

extension Outline.Kind {
    package var word: String { isList ? "list" : noun.rawValue }

    /// Whether the user can act on it: a field, a switch, a selection, a list or an action.
    package var isControl: Bool {
        switch self {
        case .field, .switch, .selection, .list, .action: true
        case .heading, .paragraph, .row, .meter, .block: false
        }
    }

    /// Whether the user enters a value, which may have checks.
    package var isField: Bool {
        switch self {
        case .field, .switch, .selection: true
        case .heading, .paragraph, .row, .list, .meter, .action, .block: false
        }
    }

    package var isAction: Bool { noun == .action }

    /// The key that performs an action from anywhere on a screen.
    package var shortcut: Shortcut? { if case .action(_, let shortcut) = self { shortcut } else { nil } }

    package var isList: Bool { if case .list = self { true } else { false } }

    /// The kind without its values.
    ///
    /// It is a part of an item's identity, and its name in messages.
    package var noun: Noun {
        switch self {
        case .heading: .heading
        case .paragraph: .paragraph
        case .row: .row
        case .field: .field
        case .switch: .switch
        // A list is a selection with all its options in view.
        case .selection, .list: .selection
        case .meter: .meter
        case .action: .action
        case .block: .block
        }
    }

    package enum Noun: String {
        case heading, paragraph, row, field, `switch`, selection, meter, action, block
    }
}

extension Outline.Item {
    /// The only action of a row, if it has the same label as the row, as in a menu.
    ///
    /// A presenter shows such a row as a button with the row's detail beside it.
    package var ownAction: Outline.Item? {
        guard case .row = kind, children.count == 1, let only = children.first, only.label == label,
            case .action = only.kind
        else { return nil }
        return only
    }
}
