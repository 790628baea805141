extension String {
    /// The text with what stands for something in braces.
    ///
    /// - Parameter values: what stands for what.
    /// - Returns: the text; what is in braces and stands for nothing stays.
    package func with(_ values: KeyValuePairs<String, String>) -> String {
        var result = ""
        var rest = self[...]
        // From left to right: what a user has entered may have braces, too.
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            result += rest[..<open] + (values.first { $0.key == name }?.value ?? String(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
