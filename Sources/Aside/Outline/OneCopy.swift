// Functions of the standard library, called from one place each: of a generic one, there is otherwise a copy in each
// place or module that calls it, and a tool grows by all of them.

extension String {
    /// Returns the parts between the characters that separate them, in order.
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

extension [Int] {
    /// The numbers from the least to the greatest.
    @inline(never)
    package var inOrder: [Int] { sorted() }
}
