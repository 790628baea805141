/// A titled group of elements.
@MainActor
public struct Block<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - label: its title. Tests and readers tell equal labels apart with it: “Street” in “Billing”.
    ///   - content: what it holds; blocks may hold blocks.
    public init(_ label: String, @ScreenContentBuilder<Root> content: () -> ScreenContent) {
        self.content = ScreenContent(BoundElement(kind: .block, label: label), children: content())
    }
}
