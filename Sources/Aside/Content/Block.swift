/// A titled group of elements.
@MainActor
public struct Block<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - label: The title of the group. It tells controls with equal labels apart in tests and screen readers:
    ///     “Street” in “Billing”.
    ///   - content: The elements of the group. A block may contain blocks.
    public init(_ label: String, @ScreenContentBuilder<Root> content: () -> ScreenContent) {
        self.content = ScreenContent(BoundElement(kind: .block, label: label), children: content())
    }
}
