extension String {
    /// Returns the parts between the characters that separate them.
    ///
    /// Of the standard library's `split`, which does the same, there is a copy for each place that calls it.
    ///
    /// - Parameters:
    ///   - isSeparator: Whether a character separates.
    ///   - keepsEmpty: Whether parts without a character count.
    /// - Returns: The parts, in order.
    @inline(never)
    package func parts(
        separatedBy isSeparator: (Character) -> Bool, keepingEmpty keepsEmpty: Bool = false
    ) -> [Substring] {
        split(omittingEmptySubsequences: !keepsEmpty, whereSeparator: isSeparator)
    }

    /// Returns the parts between the places where a character is.
    package func parts(between separator: Character) -> [Substring] {
        parts(separatedBy: { $0 == separator })
    }

    /// Returns the lines, with those that hold nothing if they are to be kept.
    package func lines(keepingEmpty keepsEmpty: Bool = false) -> [Substring] {
        parts(separatedBy: \.isNewline, keepingEmpty: keepsEmpty)
    }
}
