/// What keeps an object for as long as a view exists: `@State private var owner = Owner<Stage>()`.
///
/// SwiftUI makes the initial value of a view's state each time that the parent of the view is drawn, and keeps only the
/// first one. An owner is cheap to make in vain. It makes its object when a body asks for it.
@MainActor
final class Owner<Owned> {
    private var made: Owned?

    /// Returns the object, which is made at the first call.
    func owned(_ make: () -> Owned) -> Owned {
        if let made { return made }
        let new = make()
        made = new
        return new
    }
}
