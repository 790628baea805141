/// What a screen shows, described once for every renderer.
///
/// Write it as the `content` of a ``Screen``, one element a line, with `if`, `switch` and `for` where needed.
/// Elements name the screen's state by key path, so a description holds no state of its own. Renderers and tests
/// read the screen's ``Operable/outline`` instead, where every key path has become its value.
///
/// A part that several screens or branches share is a property with the same builder:
///
/// ```swift
/// @ScreenContentBuilder<CartScreen> private var footer: ScreenContent {
///     Switch("Gift wrap", isOn: \.giftWrap)
///     Action("Continue", shortcut: .enter) { self.publish(self.cart) }
/// }
/// ```
@MainActor
public struct ScreenContent: ContentElement {
    /// The description's elements, still to be bound to a screen.
    let parts: [ContentPart]

    /// Makes an empty description.
    init() {
        parts = []
    }

    /// Itself, so that a description that is kept elsewhere is written like an element.
    public var content: ScreenContent {
        // Without `return` the protocol's builder would apply, and ask the content for its content.
        return self
    }

    init(joining contents: [ScreenContent]) {
        parts = contents.flatMap(\.parts)
    }

    /// Describes what is the same on every screen, though its children may not be.
    init(_ element: BoundElement, children: ScreenContent = ScreenContent()) {
        parts = [
            ContentPart { screen in
                var element = element
                element.children = children.parts.map { $0.bound(to: screen) }
                return element
            }
        ]
    }

    /// Describes what reads and writes its screen.
    init<Root>(_ bind: @escaping @MainActor (Root) -> BoundElement) {
        parts = [
            ContentPart { screen in
                // `Content` is not generic: every screen has the same type of it. What that loses is checked here.
                guard let root = screen as? Root else {
                    fail(
                        """
                        ScreenContent that was described for \(Root.self) is shown by \(type(of: screen)): its key paths \
                        lead nowhere. Describe it with @ScreenContentBuilder<\(type(of: screen))>.
                        """
                    )
                }
                return bind(root)
            }
        ]
    }
}
