/// A mouse event: a press of the left button, or the wheel.
///
/// Other events are ignored.
package struct Mouse: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        case press
        case wheelUp
        case wheelDown
    }

    package let action: Action
    /// The place of the pointer, counted from 0.
    package let row: Int
    package let column: Int

    package init(_ action: Action, row: Int, column: Int) {
        self.action = action
        self.row = row
        self.column = column
    }
}
