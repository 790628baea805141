/// Something that is on or off.
@MainActor
public struct Switch<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a switch.
    ///
    /// - Parameters:
    ///   - label: what is on when the switch is.
    ///   - isOn: the screen's property that holds the state.
    ///   - isEnabled: whether the user can change it now.
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
