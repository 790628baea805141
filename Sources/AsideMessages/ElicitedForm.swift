public import Aside

/// What a user has entered into the form of another server, by the names of its schema.
public struct ElicitedContent: Sendable, Equatable {
    fileprivate var values: [String: Datum] = [:]

    /// The `content` of the reply, as JSON.
    public var json: String { JSON.line(values) }

    fileprivate subscript(text name: String) -> String? {
        get { values[name]?.typed }
        set { values[name] = newValue.map { .text($0) } }
    }

    fileprivate subscript(whole name: String) -> Int? {
        get { if case .whole(let whole) = values[name] { whole } else { nil } }
        set { values[name] = newValue.map { .whole($0) } }
    }

    fileprivate subscript(number name: String) -> Double? {
        get { values[name]?.typed.flatMap { Double($0) } }
        set { values[name] = newValue.map { .number($0) } }
    }

    fileprivate subscript(flag name: String) -> Bool {
        get { values[name] == .flag(true) }
        set { values[name] = .flag(newValue) }
    }

    fileprivate subscript(option option: String, of name: String) -> Bool {
        get { if case .list(let options) = values[name] { options.contains(.text(option)) } else { false } }
        set {
            guard case .list(let options) = values[name] ?? .list([]) else { return }
            values[name] = .list(options.filter { $0 != .text(option) } + (newValue ? [.text(option)] : []))
        }
    }
}

extension Question where Answer == ElicitedContent {
    /// Makes a form of what a server of the Model Context Protocol asks, so that an app, a terminal or a test shows it.
    ///
    /// <!-- sample: not compiled, a part of a client -->
    /// ```swift
    /// let form = try Question.form(schema: schema, message)
    /// let reply = try await stage.ask(form).json
    /// ```
    ///
    /// - Parameters:
    ///   - schema: The `requestedSchema` of the elicitation, as JSON: flat, as the protocol has it.
    ///   - message: Its `message`, which is the title.
    ///   - needed: What is said of a field without which the form is not complete.
    /// - Returns: The question; its answer has the names of the schema.
    /// - Throws: A `DecodingError` if the schema is no such one, or asks for nothing.
    public static func form(
        schema: String, _ message: String, whenMissing needed: String = "This is needed."
    ) throws -> Question {
        let read: ElicitedSchema = try JSON.read(schema)
        // A decoder does not tell the order in which the server has written the fields.
        let text = schema[(schema.firstRange(of: "\"properties\"")?.upperBound ?? schema.startIndex)...]
        func place(_ name: String) -> String.Index { text.firstRange(of: "\"\(name)\"")?.lowerBound ?? text.endIndex }
        let fields = read.properties.sorted { place($0.key) < place($1.key) }
        guard fields.contains(where: { $0.value.type != "array" || !$0.value.options.isEmpty }) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "The schema asks for nothing."))
        }
        var start = ElicitedContent()
        for (name, property) in fields {
            start.values[name] = property.default ?? (property.type == "boolean" ? .flag(false) : nil)
        }
        return form(message, start) {
            for (name, property) in fields { property.fields(name) }
        } check: { content in
            let missing = fields.first { read.required?.contains($0.key) == true && content.values[$0.key] == nil }
            if let missing { throw InvalidInput(needed, field: missing.value.title ?? missing.key) }
        }
    }
}

/// The schema of an elicitation, of this library or of another.
private struct ElicitedSchema: Decodable {
    struct Option: Decodable {
        let const: String
        let title: String?
    }

    struct Items: Decodable {
        let `enum`: [String]?
        let anyOf: [Option]?
    }

    struct Property: Decodable {
        let type: String
        let title, description: String?
        let minimum, maximum: Double?
        let `default`: Datum?
        let `enum`: [String]?
        let oneOf: [Option]?
        let items: Items?
    }

    let properties: [String: Property]
    let required: [String]?
}

extension ElicitedSchema.Property {
    fileprivate var options: [ElicitedSchema.Option] {
        let plain = `enum` ?? items?.enum ?? []
        return oneOf ?? items?.anyOf ?? plain.map { ElicitedSchema.Option(const: $0, title: nil) }
    }

    /// The fields for it: a list of many is a switch for each option.
    @ScreenBuilder<Draft<ElicitedContent>> @MainActor
    func fields(_ name: String) -> ScreenContent {
        let label = title ?? name
        // Another server may exchange the bounds, and a range must not end before it begins.
        let least = minimum ?? -.infinity
        let most = max(least, maximum ?? .infinity)
        switch type {
        case "boolean": Field(label, \.[flag: name])
        case "integer":
            let first = Int(exactly: least.rounded(.up)) ?? .min
            Field(label, \.[whole: name], .number(in: first...max(first, Int(exactly: most.rounded(.down)) ?? .max)))
        case "number": Field(label, \.[number: name], .number(in: least...most))
        case "array":
            for option in options {
                Field("\(label): \(option.title ?? option.const)", \.[option: option.const, of: name])
            }
        default:
            if options.isEmpty {
                Field(label, \.[text: name], .text(placeholder: description ?? ""))
            } else {
                Field(
                    label, \.[text: name],
                    .choice(from: options.map(\.const)) { value in
                        options.first { $0.const == value }?.title ?? value
                    })
            }
        }
    }
}
