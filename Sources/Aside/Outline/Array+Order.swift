extension [Int] {
    /// The numbers from the least to the greatest.
    ///
    /// Of the standard library's `sorted`, there is a copy for each type and each module that sorts.
    @inline(never)
    package var inOrder: [Int] { sorted() }
}
