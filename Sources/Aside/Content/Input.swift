/// How a value is shown, entered, completed and checked.
///
/// The same inputs are used in a ``Field`` of a screen, in a form and in a prompt. An input is made by one of the static
/// methods; its modifiers add what is rare:
///
/// ```swift
/// let city = Input.text(placeholder: "Oslo").suggesting(["Oslo", "Rome"]).checked { city in
///     if city.isEmpty { throw InvalidInput("Enter a city.") }
/// }
/// ```
@MainActor
public struct Input<Value> {
    /// What the control looks like.
    var control: InputControl
    /// What a prompt starts from.
    let start: FieldEntry
    /// How an entry becomes a value.
    let reading: InputReading<Value>
    /// Writes a value as an entry; `nil` if the values cannot be written.
    var write: (@MainActor (Value) -> FieldEntry)?

    init(
        _ control: InputControl, start: FieldEntry? = nil, reading: InputReading<Value>,
        write: (@MainActor (Value) -> FieldEntry)?
    ) {
        self.control = control
        self.start = start ?? control.empty
        self.reading = reading
        self.write = write
    }

    /// Makes an input for a text in a format of its own.
    ///
    /// - Parameters:
    ///   - format: How presenters help to enter the text; `nil` for a single line of text.
    ///   - start: The value that a prompt starts from.
    ///   - placeholder: What the field shows while it is empty.
    ///   - problem: Returns what is wrong with a text; `nil` if nothing is. Leave it out if every text is right.
    ///   - write: Returns the text of a value.
    ///   - read: Returns the value of a text that has no problem.
    package init(
        format: Outline.FieldFormat? = nil, start: Value? = nil, placeholder: String = "",
        problem: (@MainActor (String, Words) -> String?)? = nil, write: @escaping @MainActor (Value) -> String,
        read: @escaping @MainActor (String) -> Value?
    ) {
        var control = InputControl(shape: .text(format))
        control.placeholder = placeholder
        var check: (@MainActor (FieldEntry, Words) -> String?)?
        if let problem { check = { problem($0.text ?? "", $1) } }
        self.init(
            control, start: start.map { .text(write($0)) },
            reading: InputReading(problem: check) { $0.text.flatMap(read) }, write: { .text(write($0)) })
    }
}

/// What the control of an ``Input`` looks like, without the type of its values.
struct InputControl {
    /// How the user enters a value.
    enum Shape: Equatable {
        /// As a text; the format is `nil` for a single line of any text.
        case text(Outline.FieldFormat?)
        /// By turning something on or off.
        case toggle
        /// By picking one of some options.
        case options([ListOption])
    }

    let shape: Shape
    /// What the field shows while it is empty.
    var placeholder = ""
    var isSecure = false
    /// Whether no record holds what is entered.
    var isUnrecorded = false
    /// All texts that the field could suggest.
    var suggestions: [String] = []
    /// The search for suggestions.
    var search: (@MainActor (String) async throws -> [String])?
    /// Earlier entries, the oldest first.
    var history: [String] = []
    /// How long the user must stop typing before a search or a check begins.
    var pause = Duration.milliseconds(300)

    /// The entry of a field that is not filled in.
    var empty: FieldEntry {
        switch shape {
        case .text: .text("")
        case .toggle: .state(false)
        case .options: .option(nil)
        }
    }

    /// The format of a text field; `nil` for a single line of any text, and for other fields.
    var format: Outline.FieldFormat? {
        if case .text(let format) = shape { format } else { nil }
    }

    /// Whether the field suggests texts while the user types.
    var suggestsTexts: Bool { !isSecure && (!suggestions.isEmpty || search != nil) }

    /// Returns what the field suggests for an entry, before anything was searched.
    func suggestions(for entry: FieldEntry) -> Outline.Suggestions? {
        guard suggestsTexts, let text = entry.text else { return nil }
        return search == nil ? Outline.Suggestions(of: suggestions, for: text, isSecure: isSecure) : .searched
    }

    /// Returns an entry as a text; `nil` if there is none, as nothing is picked.
    func text(of entry: FieldEntry) -> String? {
        switch (entry, shape) {
        case (.text(let text), _): text
        case (.state(let isOn), _): String(isOn)
        case (.option(let place?), .options(let options)): options[place].label
        default: nil
        }
    }

    /// What an entry looks like.
    func kind(showing entry: FieldEntry, error: String? = nil) -> Outline.Kind {
        switch (shape, entry) {
        case (.toggle, .state(let isOn)): .switch(isOn: isOn)
        case (.toggle, _): .switch(isOn: false)
        case (.options(let options), .option(let place)): .selection(options: options.map(\.label), selected: place)
        case (.options(let options), _): .selection(options: options.map(\.label), selected: nil)
        case (.text, _):
            .field(text: entry.text ?? "", placeholder: placeholder, error: error, isSecure: isSecure)
        }
    }
}

/// How an entry becomes a value: by its format, which is known at once, and then by checks, which may take time.
@MainActor
struct InputReading<Value> {
    /// Returns what is wrong with the format of an entry, in the words of the stage; `nil` if nothing is.
    ///
    /// It is missing if every entry is right.
    let problem: (@MainActor (FieldEntry, Words) -> String?)?
    /// Returns the value of an entry; `nil` if its format is wrong.
    ///
    /// It is missing if the value has to be checked.
    let atOnce: (@MainActor (FieldEntry) -> Value?)?
    /// How many checks there are.
    let checks: Int
    /// How many of them run while the user types: all up to the last one that is meant to.
    let checksWhileTyping: Int
    /// Runs the first checks, and returns the value if these are all.
    let value: @MainActor (FieldEntry, _ checks: Int) async throws -> Value?

    /// Makes a reading without checks.
    init(
        problem: (@MainActor (FieldEntry, Words) -> String?)? = nil,
        value: @escaping @MainActor (FieldEntry) -> Value?
    ) {
        self.problem = problem
        atOnce = value
        (checks, checksWhileTyping) = (0, 0)
        self.value = { entry, _ in value(entry) }
    }

    private init(
        problem: (@MainActor (FieldEntry, Words) -> String?)?, checks: Int, whileTyping: Int,
        value: @escaping @MainActor (FieldEntry, _ checks: Int) async throws -> Value?
    ) {
        self.problem = problem
        atOnce = nil
        (self.checks, checksWhileTyping) = (checks, whileTyping)
        self.value = value
    }

    /// Returns the reading with one more check, which gets only values that have passed the others.
    func adding<New>(
        whileTyping: Bool, _ check: @escaping @MainActor (Value) async throws -> New
    ) -> InputReading<New> {
        let place = checks + 1
        let earlier = value
        return InputReading<New>(
            problem: problem, checks: place, whileTyping: whileTyping ? place : checksWhileTyping
        ) { entry, count in
            guard let value = try await earlier(entry, count), count >= place else { return nil }
            return try await check(value)
        }
    }
}

/// What the user entered into a field: a text, a state, or one of its options.
package enum FieldEntry: Equatable, Sendable {
    case text(String)
    case state(Bool)
    /// The index of an option; `nil` while none is picked.
    case option(Int?)

    /// Whether the entry is empty, so that an optional property is `nil`.
    var isEmpty: Bool { self == .text("") || self == .option(nil) }

    /// The text of a text field; `nil` for other fields.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

extension Outline.Item {
    /// Returns what an operation enters into the field, and the operation with the new state of a switch in it.
    func entry(
        of operation: Outline.Operation, on place: @autoclosure () -> ControlPlace
    ) throws(MoveError) -> (FieldEntry, Outline.Operation) {
        switch (operation, kind) {
        case (.fill(let text), .field): return (.text(text), operation)
        case (.toggle(let isOn), .switch(let wasOn)):
            return (.state(isOn ?? !wasOn), .toggle(to: isOn ?? !wasOn))
        case (.pick(let option), .selection):
            try checkOption(option)
            return (.option(option), operation)
        default: throw .wrongKind(self, for: operation.noun, on: place())
        }
    }

    /// Throws an error if an option cannot be picked.
    func checkOption(_ index: Int) throws(MoveError) {
        let options = options
        guard options.indices.contains(index) else { throw .noOption(index, of: options.count, of: self) }
        guard options[index].unavailable == nil else { throw .unavailable(options[index], of: self) }
    }
}

/// What the property of a field holds now.
enum HeldEntry: Equatable, Sendable {
    /// The property is `nil`.
    case nothing
    case entry(FieldEntry)
    /// The property holds a value that the input cannot write.
    case unwritable

    /// The entry that stands for the value; `nil` if there is none.
    var entry: FieldEntry? {
        if case .entry(let entry) = self { entry } else { nil }
    }
}

/// What a field shows now.
struct FieldLook {
    var entry: FieldEntry
    var error: String?
    /// Whether its checks are running.
    var isBusy = false
    var suggestions: Outline.Suggestions?
    /// Whether what the user entered is not a value.
    var isUnfinished = false
    /// Whether it is known that the entry is not a value.
    var disablesDefaultAction = false
}

extension Outline.Item {
    /// Makes the item of a field.
    init(
        _ control: InputControl, _ label: String, _ look: FieldLook, error: String? = nil, isEnabled: Bool = true
    ) {
        let error = look.error ?? error
        self.init(
            control.kind(showing: look.entry, error: error), label, isEnabled: isEnabled, isBusy: look.isBusy,
            format: control.format, suggestions: look.suggestions,
            history: control.isSecure || control.history.isEmpty ? nil : control.history)
        switch control.shape {
        case .text: break
        case .toggle: problem = error
        case .options(let options):
            problem = error
            if options.contains(where: { $0 != ListOption($0.label) }) { details = options }
        }
    }
}

/// A type that has an input of its own, so that a ``Field`` need not name one.
public protocol DefaultInput {
    /// The input of a field that names none.
    @MainActor static var input: Input<Self> { get }
}

extension String: DefaultInput {
    /// A line of text.
    @MainActor public static var input: Input<String> { .text() }
}

extension Int: DefaultInput {
    /// Any whole number.
    @MainActor public static var input: Input<Int> { .number() }
}

extension Double: DefaultInput {
    /// Any number.
    @MainActor public static var input: Input<Double> { .number() }
}

extension Bool: DefaultInput {
    /// On or off.
    @MainActor public static var input: Input<Bool> { .toggle() }
}
