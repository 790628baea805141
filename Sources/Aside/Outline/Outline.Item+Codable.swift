/// An item in its encoded form: flat, and without what is false, empty or `nil`.
///
/// The identities follow from the places, so they are not written. The text of a secure field is a mask.
private struct WrittenItem: Codable {
    var kind = ""
    var label = ""
    var name: String?
    var disabled: Bool?
    var busy: Bool?
    var repeatable: Bool?
    var optional: Bool?
    var text: String?
    var secure: Bool?
    var placeholder: String?
    var error: String?
    /// What kind of text a field takes; `nil` for a line of any text.
    var format: String?
    var least: String?
    var most: String?
    var step: Double?
    var pattern: String?
    var today: String?
    var suggestions: [String]?
    var room: Int?
    var searched: Bool?
    var history: [String]?
    var on: Bool?
    var options: [ListOption]?
    var fewest: Int?
    var greatest: Int?
    var fraction: Double?
    var detail: String?
    var role: Role?
    var shortcut: String?
    var markup: Markup?
    var items: [Outline.Item]?
}

extension Outline.Item: Codable {
    /// What stands for the text of a secure field.
    package static let mask = "•••"

    /// Writes the item.
    public func encode(to encoder: any Encoder) throws {
        try WrittenItem(self).encode(to: encoder)
    }

    /// Reads an item.
    public init(from decoder: any Decoder) throws {
        let written = try WrittenItem(from: decoder)
        guard let kind = written.outlineKind else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "“\(written.kind)” is no kind of item."))
        }
        self.init(
            kind, written.label, isEnabled: written.disabled != true, isBusy: written.busy == true,
            format: written.fieldFormat, markup: written.markup,
            suggestions: written.suggestions.map {
                Outline.Suggestions($0, room: written.room, isSearched: written.searched == true)
            },
            history: written.history, children: written.items ?? [])
        identity = written.name
        isRepeatable = written.repeatable == true
        isOptional = written.optional == true
        if text == nil { problem = written.error }
        let options = written.listOptions
        if case .selection = kind, options.contains(where: { $0 != ListOption($0.label, isSelected: $0.isSelected) }) {
            details = options
        }
    }
}

extension WrittenItem {
    init(_ item: Outline.Item) {
        kind = item.kind.word
        label = item.label
        name = item.identity
        disabled = item.isEnabled || !item.kind.isControl ? nil : true
        busy = item.isBusy ? true : nil
        repeatable = item.isRepeatable ? true : nil
        optional = item.isOptional ? true : nil
        error = item.error
        markup = item.markup
        history = item.history
        items = item.children.isEmpty ? nil : item.children
        if let suggested = item.suggestions {
            suggestions = suggested.texts
            room = suggested.room > suggested.texts.count ? suggested.room : nil
            searched = suggested.isSearched ? true : nil
        }
        switch item.kind {
        case .heading, .paragraph, .block: break
        case .row(let detail): self.detail = detail
        case .field(let text, let placeholder, _, let isSecure):
            self.text = isSecure && !text.isEmpty ? Outline.Item.mask : text
            self.placeholder = placeholder.isEmpty ? nil : placeholder
            secure = isSecure ? true : nil
            write(item.format)
        case .switch(let isOn): on = isOn
        case .selection: options = item.options
        case .list(let rows, let count):
            options = rows
            fewest = count?.lowerBound
            greatest = count.map { min($0.upperBound, rows.count) }
        case .meter(let fraction): self.fraction = fraction
        case .action(let role, let shortcut):
            self.role = role == .normal ? nil : role
            self.shortcut = shortcut?.name
        }
    }

    private mutating func write(_ format: Outline.FieldFormat?) {
        self.format = format?.word
        switch format {
        case nil, .lines: break
        case .number(let range):
            (least, most) = (range.least, range.most)
            step = range.stepSize == 1 ? nil : range.stepSize
        case .date(let range):
            (least, most) = (range.bounds.first, range.bounds.last)
            pattern = range.pattern
            today = range.text(of: range.today)
        }
    }

    var outlineKind: Outline.Kind? {
        switch kind {
        case "heading": .heading
        case "paragraph": .paragraph
        case "row": .row(detail: detail)
        case "field":
            .field(text: text ?? "", placeholder: placeholder ?? "", error: error, isSecure: secure == true)
        case "switch": .switch(isOn: on == true)
        case "selection":
            .selection(options: listOptions.map(\.label), selected: listOptions.firstIndex(where: \.isSelected))
        case "list": .list(options: listOptions, count: fewest.map { $0...max($0, greatest ?? .max) })
        case "meter": .meter(fraction: fraction)
        case "action": .action(role: role ?? .normal, shortcut: shortcut.flatMap(Shortcut.init(named:)))
        case "block": .block
        default: nil
        }
    }

    var listOptions: [ListOption] { options ?? [] }

    var fieldFormat: Outline.FieldFormat? {
        switch format {
        case "lines": return .lines
        case "whole":
            let first = least.flatMap { Int($0) } ?? .min
            let step = step.flatMap { Int(exactly: $0) } ?? 1
            return .number(.whole(in: first...max(first, most.flatMap { Int($0) } ?? .max), step: step))
        case "decimal":
            let first = least.flatMap { Double($0) } ?? -.greatestFiniteMagnitude
            let last = most.flatMap { Double($0) } ?? .greatestFiniteMagnitude
            return .number(.decimal(in: first...max(first, last), step: step ?? 1))
        case "date", "date-time":
            guard let pattern, "yMd".allSatisfy(pattern.contains) else { return nil }
            let anyDate = Outline.DateRange(pattern: pattern, today: .earliest)
            let (first, last) = (least.flatMap(anyDate.moment), most.flatMap(anyDate.moment))
            return .date(
                Outline.DateRange(
                    pattern: pattern, first: first, last: last.flatMap { $0 < first ?? $0 ? nil : $0 },
                    today: today.flatMap(anyDate.moment) ?? .earliest))
        default: return nil
        }
    }
}

extension Outline: Codable {
    /// Reads the items, and finds their identities.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([Item].self))
    }

    /// Writes the items.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(items)
    }
}

extension Outline.FieldFormat {
    /// What kind of text a field takes: `lines`, `whole`, `decimal`, `date` or `date-time`.
    package var word: String {
        switch self {
        case .lines: "lines"
        case .number(.whole): "whole"
        case .number(.decimal): "decimal"
        case .date(let range): range.showsTime ? "date-time" : "date"
        }
    }
}

extension Outline.NumberRange {
    fileprivate var stepSize: Double {
        switch self {
        case .whole(_, let step): Double(step)
        case .decimal(_, let step): step
        }
    }
}

extension ListOption: Codable {
    /// Reads an option.
    public init(from decoder: any Decoder) throws {
        let written = try WrittenOption(from: decoder)
        self.init(
            written.label, isSelected: written.selected == true, detail: written.detail, group: written.group,
            unavailable: written.unavailable)
    }

    /// Writes the option.
    public func encode(to encoder: any Encoder) throws {
        let written = WrittenOption(
            label: label, selected: isSelected ? true : nil, detail: detail, group: group, unavailable: unavailable)
        try written.encode(to: encoder)
    }
}

/// An option in its encoded form, without what is false or `nil`.
private struct WrittenOption: Codable {
    var label: String
    var selected: Bool?
    var detail: String?
    var group: String?
    var unavailable: String?
}
