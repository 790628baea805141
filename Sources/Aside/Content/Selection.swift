/// A choice of one value from a list.
@MainActor
public struct Selection<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a selection that always has a value.
    ///
    /// - Parameters:
    ///   - label: What is chosen.
    ///   - value: The screen's property that holds the chosen value.
    ///   - options: The values to choose from, in order. If the property's value is not one of them, none is shown as
    ///     chosen.
    ///   - isEnabled: Whether the user can change the value now.
    ///   - name: Makes the label of an option; by default its description.
    public init<Option: Equatable>(
        _ label: String,
        value: ReferenceWritableKeyPath<Root, Option>,
        from options: [Option],
        isEnabled: Bool = true,
        name: (Option) -> String = { String(describing: $0) }
    ) {
        self.init(label, names: options.map(name), isEnabled: isEnabled) { root in
            options.firstIndex(of: root[keyPath: value])
        } pick: { root, index in
            root[keyPath: value] = options[index]
        }
    }

    /// Makes a selection that starts with nothing chosen.
    ///
    /// - Parameters:
    ///   - label: What is chosen.
    ///   - value: The screen's property that holds the chosen value; `nil` for none.
    ///   - options: The values to choose from, in order.
    ///   - isEnabled: Whether the user can change the value now.
    ///   - name: Makes the label of an option; by default its description.
    public init<Option: Equatable>(
        _ label: String,
        value: ReferenceWritableKeyPath<Root, Option?>,
        from options: [Option],
        isEnabled: Bool = true,
        name: (Option) -> String = { String(describing: $0) }
    ) {
        self.init(label, names: options.map(name), isEnabled: isEnabled) { root in
            root[keyPath: value].flatMap(options.firstIndex(of:))
        } pick: { root, index in
            root[keyPath: value] = options[index]
        }
    }

    private init(
        _ label: String,
        names: [String],
        isEnabled: Bool,
        selected: @escaping @MainActor (Root) -> Int?,
        pick: @escaping @MainActor (Root, Int) -> Void
    ) {
        content = ScreenContent { (root: Root) in
            BoundElement(
                kind: .selection(options: names, selected: selected(root)),
                label: label,
                isEnabled: isEnabled,
                response: .pick { pick(root, $0) }
            )
        }
    }
}
