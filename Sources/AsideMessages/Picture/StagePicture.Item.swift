public import Aside

extension StagePicture {
    /// One element of a screen or a modal.
    ///
    /// In JSON, what is `false`, empty or `nil` is left out.
    public struct Item: Equatable, Sendable, Codable {
        /// The kind of an element.
        public enum Kind: String, Sendable, Codable, CaseIterable {
            /// The title of what follows it.
            case heading
            /// Text to read.
            case paragraph
            /// One entry of a list of things.
            case row
            /// A text to edit.
            case field
            /// Something that is on or off.
            case `switch`
            /// A choice of one option.
            case selection
            /// Options to choose one or many from.
            case list
            /// How far something has come.
            case meter
            /// A button.
            case action
            /// A titled group.
            case block
        }

        /// The kind.
        public var kind: Kind
        /// The text, by which the element is also named.
        public var label: String
        /// Whether the user can act on it now.
        public var isEnabled = true
        /// Whether its work, its check or its search is running, or about to run.
        public var isBusy = false
        /// The text of a field; a mark if the field is secure and not empty.
        public var text: String?
        /// Whether the field hides its text.
        public var isSecure = false
        /// Whether a number, a date or a choice may be left out, because its property is then `nil`.
        public var isOptional = false
        /// An example of what to enter into a field.
        public var placeholder: String?
        /// What is wrong with what was entered.
        public var error: String?
        /// The least and the greatest number or date that a field accepts.
        public var least: String?
        /// The greatest number or date that a field accepts.
        public var most: String?
        /// What kind of text a field takes: `lines`, `whole`, `decimal`, `date` or `date-time`; `nil` for a line of any text.
        public var format: String?
        /// Texts that a field suggests.
        public var suggestions: [String] = []
        /// Whether a switch is on.
        public var isOn: Bool?
        /// The options of a selection or a list.
        public var options: [ListOption] = []
        /// How many options a list takes at least; `nil` if picking one answers.
        public var fewest: Int?
        /// How many options a list takes at most.
        public var greatest: Int?
        /// How far a meter is, from 0 to 1; `nil` if that is not known.
        public var fraction: Double?
        /// The detail of a row.
        public var detail: String?
        /// What a button means to the user.
        public var role: Role?
        /// The elements inside this one.
        public var items: [Item] = []

        /// What stands for the text of a secure field.
        public static let mask = "•••"
    }
}

extension StagePicture.Item {
    /// Makes the picture of an element; of the pending fields, a check or a search is running, or about to run.
    init(_ item: Outline.Item, pending: Set<Outline.Item.ID>) {
        kind = Kind(rawValue: item.kind.word) ?? .block
        label = item.label
        isEnabled = item.isEnabled || !item.kind.isControl
        isBusy = item.isBusy || pending.contains(item.id)
        isOptional = item.isOptional
        error = item.error
        items = item.children.map { Self($0, pending: pending) }
        suggestions = item.suggestions?.texts ?? []
        switch item.kind {
        case .field(let text, let placeholder, _, let isSecure):
            self.text = isSecure && !text.isEmpty ? Self.mask : text
            self.isSecure = isSecure
            self.placeholder = placeholder.isEmpty ? nil : placeholder
            describe(item.format)
        case .switch(let isOn): self.isOn = isOn
        case .selection: options = item.options
        case .list(let options, let count):
            self.options = options
            fewest = count?.lowerBound
            greatest = count.map { min($0.upperBound, options.count) }
        case .meter(let fraction): self.fraction = fraction
        case .row(let detail): self.detail = detail
        case .action(let role, _): self.role = role
        case .heading, .paragraph, .block: break
        }
    }

    private mutating func describe(_ format: Outline.FieldFormat?) {
        switch format {
        case nil: break
        case .lines: self.format = "lines"
        case .number(let range):
            if case .whole = range { self.format = "whole" } else { self.format = "decimal" }
            (least, most) = (range.least, range.most)
        case .date(let range):
            self.format = range.showsTime ? "date-time" : "date"
            (least, most) = (range.bounds.first, range.bounds.last)
        }
    }

    /// Whether this element, or one inside it, is at work.
    var isWorking: Bool { isBusy || items.contains(where: \.isWorking) }
}
