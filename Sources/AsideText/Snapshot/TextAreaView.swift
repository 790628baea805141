/// How a frame shows the focused text area.
package struct TextAreaView: Hashable, Sendable {
    /// The width of its rows.
    package var columns: Int
    /// How many rows are in view.
    package var rows: Int
    /// The row that is drawn first.
    package var firstRow: Int

    /// Makes a description of how a text area is shown.
    package init(columns: Int, rows: Int, firstRow: Int = 0) {
        self.columns = columns
        self.rows = rows
        self.firstRow = firstRow
    }
}
