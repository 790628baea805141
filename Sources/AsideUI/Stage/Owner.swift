/// An object that is made when it is first used.
///
/// SwiftUI makes the initial value of a view's state each time that the parent of the view is drawn, and keeps only the
/// first one. An owner is cheap to make in vain, and reads nothing that the parent would then be drawn for.
@MainActor
final class Owner<Owned> {
    private let make: @MainActor () -> Owned
    private(set) lazy var owned = make()

    init(_ make: @escaping @MainActor () -> Owned) {
        self.make = make
    }
}
