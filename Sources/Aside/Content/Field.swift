/// Something that the user enters: a label, a property that holds the value, and an ``Input``.
///
/// ```swift
/// @ScreenBuilder<CartScreen> var fields: ScreenContent {
///     Field(
///         "Coupon", \.code,
///         .text(placeholder: "SAVE10").checked { code in
///             if code.isEmpty { throw InvalidInput("Enter a code.") }
///         })
///     Field("Gift wrap", \.giftWrap)
/// }
/// ```
///
/// What the user types is a draft until it is a value: its format is right, and it has passed all checks of the input.
/// Only values are written to the property. Until the draft is a value, an optional property is `nil`, and any other
/// property keeps its last value. The field shows what is wrong, and the default action of the screen
/// (`shortcut: .enter`) is disabled. See ``Screen/hasUnfinishedInput``.
///
/// The checks of an input run when the user leaves the field, presses Enter in it, or presses the default action. The
/// action waits for the checks, and is not performed if one fails. An empty text in an optional property is `nil`, and
/// needs no check.
///
/// If the program writes a value to the property, the value replaces the draft.
@MainActor
public struct Field<Root>: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: What to enter.
    ///   - place: The property that holds the value.
    ///   - input: How the value is shown, entered and checked.
    ///   - error: What the screen says is wrong, shown beside the field.
    ///   - isEnabled: Whether the user can change the value now.
    @_disfavoredOverload  // A closure that makes the value of an optional place makes no optional.
    public init<Value>(
        _ label: String, _ place: ReferenceWritableKeyPath<Root, Value>, _ input: Input<Value>, error: String? = nil,
        isEnabled: Bool = true
    ) {
        guard let write = input.write else {
            fail(
                """
                The field “\(label)” cannot show its \(Value.self), because its input does not say how one is written. \
                Write .parsed(showing: { … }) in place of .parsed, or make the place optional.
                """)
        }
        self.init(label, isEnabled) { root in
            BoundField(input, error: error) {
                .entry(write(root[keyPath: place]))
            } set: {
                root[keyPath: place] = $0
            }
        }
    }

    /// Makes a field for a property that is `nil` while there is no value.
    ///
    /// - Parameters:
    ///   - label: What to enter.
    ///   - place: The property that holds the value.
    ///   - input: How the value is shown, entered and checked.
    ///   - error: What the screen says is wrong, shown beside the field.
    ///   - isEnabled: Whether the user can change the value now.
    public init<Value>(
        _ label: String, _ place: ReferenceWritableKeyPath<Root, Value?>, _ input: Input<Value>, error: String? = nil,
        isEnabled: Bool = true
    ) {
        self.init(label, isEnabled) { root in
            BoundField(input, error: error) {
                guard let value = root[keyPath: place] else { return .nothing }
                return input.write.map { .entry($0(value)) } ?? .unwritable
            } set: {
                root[keyPath: place] = $0
            } clear: {
                root[keyPath: place] = nil
            }
        }
    }

    /// Makes a field with the input of the type of its property.
    ///
    /// - Parameters:
    ///   - label: What to enter.
    ///   - place: The property that holds the value.
    ///   - error: What the screen says is wrong, shown beside the field.
    ///   - isEnabled: Whether the user can change the value now.
    public init<Value: DefaultInput>(
        _ label: String, _ place: ReferenceWritableKeyPath<Root, Value>, error: String? = nil, isEnabled: Bool = true
    ) {
        self.init(label, place, Value.input, error: error, isEnabled: isEnabled)
    }

    /// Makes a field for an optional property, with the input of its type.
    ///
    /// - Parameters:
    ///   - label: What to enter.
    ///   - place: The property that holds the value.
    ///   - error: What the screen says is wrong, shown beside the field.
    ///   - isEnabled: Whether the user can change the value now.
    public init<Value: DefaultInput>(
        _ label: String, _ place: ReferenceWritableKeyPath<Root, Value?>, error: String? = nil, isEnabled: Bool = true
    ) {
        self.init(label, place, Value.input, error: error, isEnabled: isEnabled)
    }

    private init(_ label: String, _ isEnabled: Bool, _ bind: @escaping @MainActor (Root) -> BoundField) {
        content = ScreenContent { (root: Root) in
            BoundElement(bind(root), label: label, isEnabled: isEnabled)
        }
    }
}

extension Field {
    /// Explains with a message that the input makes values of another type.
    @available(
        *, unavailable,
        message: """
            the input makes values of another type than the place holds: choose .text() for String, .number() for Int and \
            Double, .toggle() for Bool, .choice(from:) for one of several values, or add .parsed { … }
            """
    )
    @_disfavoredOverload
    public init<Value, Other>(
        _ label: String, _ place: ReferenceWritableKeyPath<Root, Value>, _ input: Input<Other>, error: String? = nil,
        isEnabled: Bool = true
    ) {
        content = ScreenContent()
    }

    /// Explains with a message that the type has no input of its own.
    @available(
        *, unavailable,
        message: "this type has no input of its own: give one, as in Field(\"Meal\", \\.meal, .choice(from: meals))"
    )
    @_disfavoredOverload
    public init<Value>(
        _ label: String, _ place: ReferenceWritableKeyPath<Root, Value>, error: String? = nil, isEnabled: Bool = true
    ) {
        content = ScreenContent()
    }
}
