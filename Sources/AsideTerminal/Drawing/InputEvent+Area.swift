import AsideText

extension InputEvent {
    /// Returns whether the event is a mouse press in that area.
    func presses(_ area: Frame.Area) -> Bool {
        guard case .mouse(let mouse) = self, mouse.action == .press else { return false }
        return area.contains(row: mouse.row, column: mouse.column)
    }
}
