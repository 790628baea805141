/// What was done with the mouse; anything but a press of the left button and the wheel means nothing here.
package struct Mouse: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        case press
        case wheelUp
        case wheelDown
    }

    package let action: Action
    /// Where it was, counted from 0.
    package let row: Int
    package let column: Int

    package init(_ action: Action, row: Int, column: Int) {
        self.action = action
        self.row = row
        self.column = column
    }
}
