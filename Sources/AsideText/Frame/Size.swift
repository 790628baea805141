/// A size in cells.
public struct Size: Equatable, Sendable {
    /// The number of cells in a row.
    public var columns: Int
    /// The number of rows.
    public var rows: Int

    /// Makes a size.
    ///
    /// Negative numbers count as zero.
    ///
    /// - Parameters:
    ///   - columns: The number of cells in a row.
    ///   - rows: The number of rows.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

/// A place in a frame, counted from 0 at the top left.
public struct Position: Equatable, Sendable {
    /// The row.
    public var row: Int
    /// The column.
    public var column: Int

    /// Makes a position.
    ///
    /// - Parameters:
    ///   - row: The row, counted from 0 at the top.
    ///   - column: The column, counted from 0 at the left.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
