/// A field whose place can be read and written, without the types of both.
@MainActor
final class BoundField {
    /// Writes a value, and returns how it is usually written; `nil` if that is unknown.
    typealias Write = @MainActor () -> FieldEntry?

    let control: InputControl
    /// The entry while the place holds nothing.
    let start: FieldEntry
    /// What the screen says is wrong.
    let error: String?
    /// Reads the place.
    let held: @MainActor () -> HeldEntry
    /// Makes the place `nil`, if it can be.
    let clear: @MainActor () -> Void
    /// Returns what writes the value of an entry that needs no check.
    let value: @MainActor (FieldEntry) -> Write?
    /// Runs the first checks on an entry, and returns what writes the value; `nil` if these are not all checks.
    let check: @MainActor (FieldEntry, _ checks: Int) async throws -> Write?
    let isOptional: Bool
    /// Whether it is the field of a prompt, whose place holds nothing in the beginning.
    let isPrompt: Bool
    private let checks: Int
    let checksWhileTyping: Int
    private let problem: (@MainActor (FieldEntry, Words) -> String?)?

    /// Binds an input to a place.
    ///
    /// `held` reads the place, `set` writes it, and `clear` makes it `nil`, if it can be. Only a prompt has a `start`:
    /// its place holds nothing in the beginning.
    init<Value>(
        _ input: Input<Value>, error: String?, start: FieldEntry? = nil, held: @escaping @MainActor () -> HeldEntry,
        set: @escaping @MainActor (Value) -> Void, clear: (@MainActor () -> Void)? = nil
    ) {
        control = input.control
        self.start = start ?? input.control.empty
        isPrompt = start != nil
        self.error = error
        self.held = held
        self.clear = clear ?? {}
        isOptional = clear != nil
        (checks, checksWhileTyping) = (input.reading.checks, input.reading.checksWhileTyping)
        problem = input.reading.problem
        let (reading, write) = (input.reading, input.write)
        func writing(_ value: Value) -> Write {
            {
                set(value)
                return write?(value)
            }
        }
        value = { reading.atOnce?($0).map(writing) }
        check = { try await reading.value($0, $1).map(writing) }
    }

    /// Whether an entry can differ from what the place holds.
    ///
    /// A plain text never does, so nothing has to be kept for it.
    var isChecked: Bool { checks > 0 || problem != nil || isPrompt && control.empty == .option(nil) }

    /// Returns what is wrong with the format of an entry.
    func problem(of entry: FieldEntry, _ words: Words) -> String? {
        if isPrompt, entry == .option(nil) { return words[.noOption] }
        return isOptional && entry.isEmpty ? nil : problem?(entry, words)
    }

    /// What has to be known to decide about an entry.
    func facts(about entry: FieldEntry, _ words: Words) -> FieldDraft.Facts {
        FieldDraft.Facts(
            isOptional: isOptional, hasProblem: problem(of: entry, words) != nil, checks: checks,
            checksWhileTyping: checksWhileTyping)
    }
}

/// A field in its place among the controls of a screen or a modal.
@MainActor
struct PlacedField {
    let id: Outline.Item.ID
    let field: BoundField
    let isEnabled: Bool

    /// Whether the user can enter what the place does not hold.
    var isChecked: Bool { isEnabled && field.isChecked }
}
