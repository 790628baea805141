/// One value out of a list.
@MainActor
public struct Selection<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a selection that always has a value.
    ///
    /// - Parameters:
    ///   - label: what is chosen.
    ///   - value: the screen's property that holds the chosen value.
    ///   - options: the values to choose from, in their order. A value that is not among them shows as none chosen.
    ///   - isEnabled: whether the user can change it now.
    ///   - name: what an option is called; by default what it describes itself as.
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
    ///   - label: what is chosen.
    ///   - value: the screen's property that holds the chosen value, `nil` for none.
    ///   - options: the values to choose from, in their order.
    ///   - isEnabled: whether the user can change it now.
    ///   - name: what an option is called; by default what it describes itself as.
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
