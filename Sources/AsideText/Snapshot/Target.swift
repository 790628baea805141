public import Aside

/// A control, or a row of a list, that can have the focus on the surface in front.
public struct Target: Hashable, Sendable {
    /// The place of the row in its list, counted from 0; `nil` for every other control.
    public let option: Int?

    /// The identity of the control.
    public let item: Outline.Item.ID

    /// Makes a target.
    ///
    /// - Parameters:
    ///   - item: The identity of the control.
    ///   - option: The place of the row, if the control is a list.
    public init(_ item: Outline.Item.ID, option: Int? = nil) {
        self.item = item
        self.option = option
    }
}
