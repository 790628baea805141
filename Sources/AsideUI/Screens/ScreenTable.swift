import Aside

/// Which screens are drawn how; what a drawing is, is left open, so that the table needs no user interface.
struct ScreenTable<Drawing> {
    private var makers: [(type: ObjectIdentifier, make: @MainActor (any Screen) -> Drawing?)] = []

    /// Says how screens of a type are drawn.
    ///
    /// Later words about the same type count for more.
    mutating func register<Shown: Screen>(
        _ type: Shown.Type, make: @escaping @MainActor (Shown) -> Drawing
    ) {
        let type = ObjectIdentifier(type)
        makers.removeAll { $0.type == type }
        makers.append((type, { screen in (screen as? Shown).map(make) }))
    }

    /// How a screen is drawn: as its own type is, or else as a class is that it inherits from.
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
