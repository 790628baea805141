/// A number that the user types, or changes in steps.
///
/// Only numbers in the range are written to the property. While the text is not such a number, the reason is shown
/// beside the field, the property keeps its last value, and the screen's default action (`shortcut: .enter`) is
/// disabled. The same happens while the property itself holds a number outside of the range.
///
/// A refused text is not in the property. A screen that guards its closing finds such a text in its outline:
/// `outline.controls.contains { $0.format != nil && $0.error != nil }`.
@MainActor
public struct Number<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a field for a whole number.
    ///
    /// - Parameters:
    ///   - label: What is counted.
    ///   - value: The screen's property that holds the number.
    ///   - range: The numbers that can be entered; by default all.
    ///   - step: The size of a step, at least 1. A step leads to the next multiple; a typed number need not be a
    ///     multiple.
    ///   - isEnabled: Whether the user can change the number now.
    public init(
        _ label: String,
        value: ReferenceWritableKeyPath<Root, Int>,
        in range: ClosedRange<Int> = .min ... .max,
        step: Int = 1,
        isEnabled: Bool = true
    ) {
        require(step > 0, "The step of the number “\(label)” is \(step). Make it 1 or more.")
        self.init(label, .whole(in: range, step: step), isEnabled: isEnabled) { root in
            "\(root[keyPath: value])"
        } write: { root, text in
            if let number = Outline.NumberRange.whole(text) { root[keyPath: value] = number }
        }
    }

    /// Makes a field for a number with decimals.
    ///
    /// - Parameters:
    ///   - label: What is measured.
    ///   - value: The screen's property that holds the number.
    ///   - range: The numbers that can be entered; by default all.
    ///   - step: The size of a step, more than 0. A step leads to the next multiple; a typed number need not be a
    ///     multiple.
    ///   - isEnabled: Whether the user can change the number now.
    public init(
        _ label: String,
        value: ReferenceWritableKeyPath<Root, Double>,
        in range: ClosedRange<Double> = -.infinity ... .infinity,
        step: Double = 1,
        isEnabled: Bool = true
    ) {
        require(step > 0, "The step of the number “\(label)” is \(step). Make it more than 0.")
        self.init(label, .decimal(range, by: step), isEnabled: isEnabled) { root in
            Outline.NumberRange.text(of: root[keyPath: value])
        } write: { root, text in
            if let number = Outline.NumberRange.decimal(text) { root[keyPath: value] = number }
        }
    }

    private init(
        _ label: String, _ range: Outline.NumberRange, isEnabled: Bool,
        text: @escaping @MainActor (Root) -> String,
        write: @escaping @MainActor (Root, String) -> Void
    ) {
        content = ScreenContent { (root: Root) in
            BoundElement(
                kind: .field(text: text(root), placeholder: "", error: nil, isSecure: false),
                label: label,
                isEnabled: isEnabled,
                format: .number(range),
                response: .fill { if range.problem(with: $0) == nil { write(root, $0) } }
            )
        }
    }
}
