/// The least and the greatest that a field takes, as texts.
package struct Bounds {
    /// The least; `nil` where there is none.
    package let first: String?
    /// The greatest; `nil` where there is none.
    package let last: String?

    /// The one of some texts that says what bounds there are, with the bounds in it.
    ///
    /// - Parameters:
    ///   - between: says both; `{first}` and `{last}` stand for them.
    ///   - from: says the least.
    ///   - upTo: says the greatest.
    ///   - any: what is said where there is no bound.
    /// - Returns: the text that fits.
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
