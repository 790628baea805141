public import Aside

extension Stage {
    /// What a user sees, as text.
    ///
    /// - Parameters:
    ///   - columns: how many columns there are.
    ///   - rows: how many rows there are; by default as many as all of it needs.
    ///   - attention: where the user is on the surface in front.
    /// - Returns: the lines of the frame, without blanks at their ends.
    public func text(columns: Int = 80, rows: Int? = nil, attention: Attention = Attention()) -> String {
        let snapshot = StageSnapshot(self)
        let size = Size(columns: columns, rows: rows ?? snapshot.naturalRows(columns: columns, attention: attention))
        return String(describing: Frame(snapshot, size: size, attention: attention))
    }
}
