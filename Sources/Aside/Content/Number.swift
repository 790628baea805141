/// A number that the user types or steps.
///
/// The property only ever holds a number of the range. While the text is none, the reason stands beside the field, the
/// property keeps its last value, and the screen's default action (`shortcut: .enter`) is disabled.
@MainActor
public struct Number<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a field for a whole number.
    ///
    /// - Parameters:
    ///   - label: what is counted.
    ///   - value: the screen's property that holds the number.
    ///   - range: the numbers that can be entered; by default all.
    ///   - step: how far one step goes, at least 1. A number that is typed need not be a whole number of steps.
    ///   - isEnabled: whether the user can change it now.
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
    ///   - label: what is measured.
    ///   - value: the screen's property that holds the number.
    ///   - range: the numbers that can be entered; by default all.
    ///   - step: how far one step goes, more than 0. A number that is typed need not be a whole number of steps.
    ///   - isEnabled: whether the user can change it now.
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
