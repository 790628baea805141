public import Aside

extension Stage {
    /// Draws what the user sees, as text.
    ///
    /// - Parameters:
    ///   - columns: The width in columns.
    ///   - rows: The number of rows; by default as many as needed.
    ///   - viewState: Where the user is on the surface in front.
    /// - Returns: The lines of the frame, without spaces at their ends.
    public func text(columns: Int = 80, rows: Int? = nil, viewState: ViewState = ViewState()) -> String {
        let snapshot = StageSnapshot(self)
        let size = Size(columns: columns, rows: rows ?? snapshot.naturalRows(columns: columns, viewState: viewState))
        return String(describing: Frame(snapshot, size: size, viewState: viewState))
    }
}
