public import Aside

/// What the user can move the focus to on the surface in front: a control, or a row of a list.
public struct Target: Hashable, Sendable {
    /// The place of the row in its list, counted from 0; `nil` for every other control.
    public let option: Int?

    /// The control.
    public let item: Outline.Item.ID

    /// A control of a screen or a modal.
    ///
    /// - Parameters:
    ///   - item: the control.
    ///   - option: of a list, the place of the row.
    public init(_ item: Outline.Item.ID, option: Int? = nil) {
        self.item = item
        self.option = option
    }
}
