/// What a screen shows, described once for every presenter.
///
/// Write it as the `content` of a ``Screen``, one element a line. Use `if`, `switch` and `for` where you need them.
/// Elements refer to the screen's state by key path, so that a description holds no state of its own. Presenters and
/// tests read the screen's ``Operable/outline``, which holds values in place of key paths.
///
/// To share a part between screens or branches, make it a property with the same builder:
///
/// ```swift
/// @ScreenBuilder<CartScreen> private var footer: ScreenContent {
///     Field("Gift wrap", \.giftWrap)
///     Action("Continue", shortcut: .enter) { self.publish(self.cart) }
/// }
/// ```
@MainActor
public struct ScreenContent: ContentElement {
    /// The elements of the description, which are not bound to a screen yet.
    let parts: [UnboundElement]

    /// Makes an empty description.
    init() {
        parts = []
    }

    /// The description itself: a shared part can be used as an element.
    public var content: ScreenContent {
        // Without `return`, the protocol's builder would call this property again and never end.
        return self
    }

    init(joining contents: [ScreenContent]) {
        parts = contents.reduce(into: []) { $0 += $1.parts }
    }

    /// Makes the description of an element that is the same on every screen.
    ///
    /// Its children may differ.
    init(_ element: BoundElement, children: ScreenContent? = nil) {
        parts = [
            UnboundElement { screen in
                var element = element
                if let children { element.children = children.parts.map { $0.bound(to: screen) } }
                return element
            }
        ]
    }

    /// Makes the description of an element that reads and writes its screen.
    init<Root>(_ bind: @escaping @MainActor (Root) -> BoundElement) {
        parts = [
            UnboundElement { screen in
                // It is not generic, because every screen must have the same type of content. The type of the
                // screen is therefore checked here.
                guard let root = screen as? Root else {
                    fail(
                        """
                        Content that was described for \(Root.self) is shown by \(type(of: screen)): its key paths \
                        lead nowhere. Describe it with @ScreenBuilder<\(type(of: screen))>.
                        """
                    )
                }
                return bind(root)
            }
        ]
    }
}

/// Something to write in a ``ScreenContent``.
///
/// Conform to this protocol to combine elements into an element of your own, for a screen of any type:
///
/// ```swift
/// struct Banner: ContentElement {
///     let text: String
///
///     var content: Content {
///         Heading("Please note")
///         Paragraph(text)
///     }
/// }
/// ```
@MainActor
public protocol ContentElement<Root> {
    /// The type of the screen that the key paths of the element begin at; `Never` if the element fits any screen.
    associatedtype Root = Never

    /// What the element shows.
    @ScreenBuilder<Root> var content: ScreenContent { get }
}

extension ContentElement {
    /// What an element shows.
    public typealias Content = ScreenContent
}

/// One element of a description, with the type of its screen erased.
@MainActor
struct UnboundElement {
    private let bind: @MainActor (_ screen: AnyObject) -> BoundElement

    init(_ bind: @escaping @MainActor (_ screen: AnyObject) -> BoundElement) {
        self.bind = bind
    }

    /// Reads the element's values from the screen that shows it.
    func bound(to screen: AnyObject) -> BoundElement {
        bind(screen)
    }
}
