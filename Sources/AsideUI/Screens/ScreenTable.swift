import Aside

/// A table of the views of screens.
///
/// The table does not fix the type of a drawing, so it needs no user interface.
struct ScreenTable<Drawing> {
    private var makers: [(type: ObjectIdentifier, make: @MainActor (any Screen) -> Drawing?)] = []

    /// Registers the drawing of screens of a type.
    ///
    /// A later registration for the same type takes precedence.
    mutating func register<Shown: Screen>(
        _ type: Shown.Type, make: @escaping @MainActor (Shown) -> Drawing
    ) {
        let type = ObjectIdentifier(type)
        makers.removeAll { $0.type == type }
        makers.append((type, { screen in (screen as? Shown).map(make) }))
    }

    /// Returns the drawing of a screen: that of its own type, or that of a superclass if there is none.
    @MainActor
    func drawing(of screen: any Screen) -> Drawing? {
        let type = ObjectIdentifier(type(of: screen))
        if let maker = makers.first(where: { $0.type == type }) { return maker.make(screen) }
        for maker in makers.reversed() {
            if let drawing = maker.make(screen) { return drawing }
        }
        return nil
    }
}
