import Aside

/// What a question takes, as a JSON schema: the `requestedSchema` of the Model Context Protocol's elicitation.
struct QuestionSchema: Encodable, Equatable {
    struct Property: Encodable, Equatable {
        var type: String
        var format: String?
        var title: String?
        var description: String?
        var `default`: Datum?
        var `enum`: [String]?
        var items: Items?
        var minItems: Int?
        var maxItems: Int?
        var minimum: Double?
        var maximum: Double?
    }

    struct Items: Encodable, Equatable {
        let type = "string"
        var `enum`: [String]?
    }

    let type = "object"
    let properties: [String: Property]
    let required: [String]

    /// What an agent does at a screen, and how it leaves it.
    static let (action, back) = ("action", "Back")

    /// A client does not read more options than this, and no message should be that long.
    private static let most = 1_000

    private init(_ fields: [Outline.Item], _ others: [String: Property] = [:], required: [String]) {
        properties = others.merging(fields.map { ($0.label, Property(field: $0)) }) { first, _ in first }
        self.required = required
    }

    /// Makes the schema of a question, or of a screen, for an agent; `nil` for what takes no answer.
    init?(_ front: Front, offering actions: [String]) {
        guard front.kind == .screen else {
            self.init(front, takesSecrets: false, choices: actions)
            if properties.isEmpty { return nil }
            return
        }
        let labels = actions + (front.leaving == .back ? [Self.back] : [])
        guard !labels.isEmpty else { return nil }
        let action = Property(type: "string", title: "What to do", enum: labels)
        self.init(front.fields.filter { !$0.isSecure }, [Self.action: action], required: [Self.action])
    }

    /// Makes the schema of a question; `nil` for what takes no answer.
    init?(_ front: Front, takesSecrets: Bool, choices: [String]? = nil) {
        switch front.kind {
        case .prompt, .form:
            let fields = front.fields.filter { takesSecrets || !$0.isSecure }
            self.init(fields, required: fields.filter(\.isRequired).map(\.label))
        case .choose:
            guard let list = front.list else { return nil }
            self.init([], [list.label: Self.choice(of: list)], required: [list.label])
        case .alert:
            let labels = choices ?? front.actions.filter(\.isEnabled).map(\.label)
            let preset = (front.submission?.label).flatMap { labels.contains($0) ? $0 : nil }
            let choice = Property(type: "string", default: preset.map { .text($0) }, enum: labels)
            self.init([], ["choice": choice], required: preset == nil ? ["choice"] : [])
        case .nothing, .screen, .progress, .sheet: return nil
        }
    }

    private static func choice(of list: Outline.Item) -> Property {
        let options = list.options.filter { $0.unavailable == nil }
        let labels = options.count > most ? nil : options.map(\.label)
        let selected = options.filter(\.isSelected).map { Datum.text($0.label) }
        guard case .list(_, let count?) = list.kind else {
            return Property(type: "string", default: selected.first, enum: labels)
        }
        // What is not selected yet is no answer, and so no default.
        return Property(
            type: "array", default: selected.count < count.lowerBound ? nil : .list(selected),
            items: Items(enum: labels), minItems: count.lowerBound, maxItems: min(count.upperBound, list.options.count))
    }
}

extension QuestionSchema.Property {
    init(field: Outline.Item) {
        switch field.kind {
        case .switch(let isOn): self.init(type: "boolean", title: field.label, default: .flag(isOn))
        case .selection:
            let labels = field.options.filter { $0.unavailable == nil }.map(\.label)
            let selected = field.options.first(where: \.isSelected)
            self.init(type: "string", title: field.label, default: selected.map { .text($0.label) }, enum: labels)
        default: self.init(text: field)
        }
    }

    private init(text field: Outline.Item) {
        let type = field.format?.word == "whole" ? "integer" : field.format?.word == "decimal" ? "number" : "string"
        self.init(type: type, title: field.label, description: field.placeholder)
        // A date is told in the user's way to write it, but in a schema it begins with the year.
        if field.format?.word == "date" { format = "date" }
        let isOddDate = format == "date" && field.text?.dropFirst(4).first != "-"
        if let text = field.text, !text.isEmpty, !field.isSecure, field.error == nil, !isOddDate {
            self.default = type == "string" ? .text(text) : Double(text).map { .number($0) }
        }
        if type != "string" {
            minimum = field.numberRange?.least.flatMap { Double($0) }
            maximum = field.numberRange?.most.flatMap { Double($0) }
        }
    }
}

extension Outline.Item {
    /// Whether it takes an empty text, or none.
    var mayBeEmpty: Bool { isOptional || text != nil && (format == nil || format == .lines) }

    /// Whether an answer has to hold it, unless the schema names a default.
    var isRequired: Bool { !mayBeEmpty || error != nil }
}
