import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Size {
    /// Makes the size that the terminal reports, or the environment's size if it reports none or zeros, or 80 by 24.
    init(reported: Size?, _ environment: Environment) {
        self.init(
            columns: reported.flatMap { $0.columns > 0 ? $0.columns : nil } ?? environment.number("COLUMNS") ?? 80,
            rows: reported.flatMap { $0.rows > 0 ? $0.rows : nil } ?? environment.number("LINES") ?? 24)
    }

    /// Makes the size that a terminal reports; `nil` if the file is not a terminal.
    init?(ofFile file: Int32) {
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
