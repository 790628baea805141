/// The least and the greatest value that a field accepts, as texts.
package struct RangeHint {
    /// The least value; `nil` if there is none.
    package let first: String?
    /// The greatest value; `nil` if there is none.
    package let last: String?

    /// Chooses the text that fits the bounds, and puts the bounds into it.
    ///
    /// - Parameters:
    ///   - between: The text for two bounds, with `{first}` and `{last}` in place of them.
    ///   - from: The text if there is only a least value.
    ///   - upTo: The text if there is only a greatest value.
    ///   - any: The text if there is no bound.
    /// - Returns: The text with the bounds in it.
    package func phrase(between: String, from: String, upTo: String, any: String = "") -> String {
        let text =
            switch (first, last) {
            case (_?, _?): between
            case (_?, nil): from
            case (nil, _?): upTo
            case (nil, nil): any
            }
        return text.with(["first": first ?? "", "last": last ?? ""])
    }
}
