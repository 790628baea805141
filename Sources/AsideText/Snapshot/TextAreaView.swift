/// How a frame shows the text area that has the focus.
package struct TextAreaView: Hashable, Sendable {
    /// How many columns its rows have.
    package var columns: Int
    /// How many rows are in view.
    package var rows: Int
    /// The row that is drawn first.
    package var firstRow: Int

    /// How a text area is shown.
    package init(columns: Int, rows: Int, firstRow: Int = 0) {
        self.columns = columns
        self.rows = rows
        self.firstRow = firstRow
    }
}
