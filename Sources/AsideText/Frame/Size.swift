/// How much room there is, in cells.
public struct Size: Hashable, Sendable {
    /// How many cells are side by side.
    public var columns: Int
    /// How many lines there are.
    public var rows: Int

    /// A size; what is less than nothing counts as nothing.
    ///
    /// - Parameters:
    ///   - columns: how many cells are side by side.
    ///   - rows: how many lines there are.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

/// A place in a frame, counted from 0 at the top left.
public struct Position: Hashable, Sendable {
    /// The line.
    public var row: Int
    /// The cell in the line.
    public var column: Int

    /// A place.
    ///
    /// - Parameters:
    ///   - row: the line, 0 being the topmost.
    ///   - column: the cell in the line, 0 being the leftmost.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
