/// How a value is shown, entered, completed and checked.
///
/// The same inputs stand in a ``Field`` of a screen, in a form and in a prompt. An input is made by one of the static
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
    let start: FieldEntry?
    /// How an entry becomes a value.
    let reading: InputReading<Value>
    /// Writes a value as an entry; `nil` if the input does not know how its values are written.
    var write: (@MainActor (Value) -> FieldEntry)?

    init(
        _ control: InputControl, start: FieldEntry? = nil, reading: InputReading<Value>,
        write: (@MainActor (Value) -> FieldEntry)?
    ) {
        self.control = control
        self.start = start
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
        problem: (@MainActor (String, Strings) -> String?)? = nil, write: @escaping @MainActor (Value) -> String,
        read: @escaping @MainActor (String) -> Value?
    ) {
        var control = InputControl(shape: .text(format))
        control.placeholder = placeholder
        var check: (@MainActor (FieldEntry, Strings) -> String?)?
        if let problem { check = { problem($0.text ?? "", $1) } }
        self.init(
            control, start: start.map { .text(write($0)) },
            reading: InputReading(problem: check) { $0.text.flatMap(read) }, write: { .text(write($0)) })
    }
}
