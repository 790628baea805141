/// What a prompt or a form edits.
@MainActor
struct EditedAnswer<Answer> {
    /// The fields as they are now.
    let elements: @MainActor () -> [BoundElement]
    /// The answer; `nil` while there is none.
    let value: @MainActor () -> Answer?
    /// Replaces the answer.
    let set: @MainActor (Answer) -> Void
    /// The check of the whole answer, which runs when all fields hold values.
    let check: (@MainActor (Answer) async throws -> Void)?
    /// Whether an entry may be wrong.
    let isChecked: Bool
    /// Whether something is checked or searched in a task.
    let hasTasks: Bool
    let isForm: Bool
    /// Returns the text that stands for an answer.
    let text: (@MainActor (Answer) -> String?)?
}

extension EditedAnswer {
    /// What a prompt edits: one value, which is missing until an entry stands for it.
    static func prompt(_ label: String, _ input: Input<Answer>) -> EditedAnswer {
        let box = Box<Answer>()
        box.value = input.reading.atOnce?(input.start)
        let field = BoundField(input, error: nil, start: input.start) {
            guard let value = box.value else { return .nothing }
            return input.write.map { .entry($0(value)) } ?? .unwritable
        } set: {
            box.value = $0
        }
        return EditedAnswer(
            elements: { [BoundElement(field, label: label, isEnabled: true)] }, value: { box.value },
            // What no entry stands for could not be checked.
            set: { box.value = input.write == nil ? nil : $0 },
            check: nil,
            isChecked: field.isChecked, hasTasks: input.reading.checks > 0 || input.control.search != nil,
            isForm: false,
            text: { answer in input.write.flatMap { input.control.text(of: $0(answer)) } })
    }

    /// What a form edits: a copy of a value.
    static func form(
        _ value: Answer, _ fields: @escaping @MainActor (Answer) -> ScreenContent,
        _ check: (@MainActor (Answer) async throws -> Void)?
    ) -> EditedAnswer {
        let draft = Draft(value)
        return EditedAnswer(
            elements: { fields(draft.current).parts.map { $0.bound(to: draft) } }, value: { draft.current },
            set: { draft.current = $0 }, check: check, isChecked: true, hasTasks: true, isForm: true, text: nil)
    }
}

@MainActor
private final class Box<Value> {
    var value: Value?
}

/// The copy of a value that a form edits.
///
/// The key paths of the fields in a form lead through it to the properties of the value:
///
/// ```swift
/// struct Guest {
///     var name = ""
///     var isVegetarian = false
/// }
///
/// @ScreenBuilder<Draft<Guest>> @MainActor var guestFields: ScreenContent {
///     Field("Name", \.name)
///     Field("Vegetarian", \.isVegetarian)
/// }
/// ```
@dynamicMemberLookup
@MainActor
public final class Draft<Value> {
    // Any other public member would hide a property of the same name.
    fileprivate var current: Value

    fileprivate init(_ value: Value) {
        current = value
    }

    /// A property of the value.
    public subscript<Property>(dynamicMember property: WritableKeyPath<Value, Property>) -> Property {
        get { current[keyPath: property] }
        set { current[keyPath: property] = newValue }
    }
}
