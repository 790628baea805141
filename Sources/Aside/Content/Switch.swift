/// Something that is on or off.
@MainActor
public struct Switch<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a switch.
    ///
    /// - Parameters:
    ///   - label: What is on while the switch is on.
    ///   - isOn: The screen's property that holds the state.
    ///   - isEnabled: Whether the user can change the state now.
    public init(_ label: String, isOn: ReferenceWritableKeyPath<Root, Bool>, isEnabled: Bool = true) {
        content = ScreenContent { (root: Root) in
            BoundElement(
                kind: .switch(isOn: root[keyPath: isOn]),
                label: label,
                isEnabled: isEnabled,
                response: .toggle { root[keyPath: isOn] = $0 }
            )
        }
    }
}
