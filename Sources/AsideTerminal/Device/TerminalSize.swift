#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How many cells a terminal has.
package struct TerminalSize: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// What a terminal says, or else the environment, or else what terminals have always had.
    ///
    /// - Parameters:
    ///   - reported: the terminal's answer; zeros where it does not know.
    ///   - environment: may have `COLUMNS` and `LINES`.
    init(reported: TerminalSize?, _ environment: Environment) {
        self.init(
            columns: reported.flatMap { $0.columns > 0 ? $0.columns : nil } ?? environment.number("COLUMNS") ?? 80,
            rows: reported.flatMap { $0.rows > 0 ? $0.rows : nil } ?? environment.number("LINES") ?? 24)
    }

    /// What a terminal answers; `nil` for what is no terminal.
    init?(ofFile file: Int32) {
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
