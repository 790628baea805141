extension String {
    /// Replaces names in braces by values.
    ///
    /// - Parameter values: The values, by their names.
    /// - Returns: The text. Names without a value stay as they are.
    package func with(_ values: KeyValuePairs<String, String>) -> String {
        var result = ""
        var rest = self[...]
        // The text is read from left to right, because values that a user entered may contain braces, too.
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            result += rest[..<open] + (values.first { $0.key == name }?.value ?? String(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
