public import Aside

/// A screen with a name and perhaps a content that yields texts; tests subclass it where they need different types.
@MainActor
open class Page: Screen {
    /// The name.
    public let title: String
    /// Yields what a test publishes.
    public let outlet = Outlet<String>()
    private let describe: @MainActor (Page) -> ScreenContent

    /// Makes a screen with a name.
    public init(
        _ title: String, @ScreenBuilder<Page> content: @escaping @MainActor (Page) -> ScreenContent = Page.nothing
    ) {
        self.title = title
        describe = content
    }

    /// What the test wants to show.
    public var content: ScreenContent { return describe(self) }

    /// An empty content.
    @ScreenBuilder<Page> public static func nothing(_: Page) -> ScreenContent {}
}
