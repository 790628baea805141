extension Frame {
    /// A line of text by itself, shortened where it is too long.
    ///
    /// - Parameters:
    ///   - line: the text.
    ///   - columns: how many columns there are.
    ///   - style: how it looks.
    package init(line: String, columns: Int, style: Style = .normal) {
        self.init(size: Size(columns: columns, rows: 1))
        write(line.drawable().shortened(to: columns, Symbols.unicode.ellipsis), at: 0, 0, style)
    }
}
