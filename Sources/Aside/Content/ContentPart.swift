/// One element of a description, with the type of its screen erased.
@MainActor
struct ContentPart {
    private let bind: @MainActor (_ screen: AnyObject) -> BoundElement

    init(_ bind: @escaping @MainActor (_ screen: AnyObject) -> BoundElement) {
        self.bind = bind
    }

    /// Reads the element's values from the screen that shows it.
    func bound(to screen: AnyObject) -> BoundElement {
        bind(screen)
    }
}
