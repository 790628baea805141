extension Frame {
    /// Makes a frame with one line of text, which is shortened if it is too long.
    ///
    /// - Parameters:
    ///   - line: The text.
    ///   - columns: The width in columns.
    ///   - style: The style of the text.
    package init(line: String, columns: Int, style: Style = .normal) {
        self.init(size: Size(columns: columns, rows: 1))
        write(line.drawable().shortened(to: columns, Symbols.unicode.ellipsis), at: 0, 0, style)
    }
}
