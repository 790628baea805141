import Aside

/// A type of screen, as messages call it.
struct ScreenName: Hashable, Sendable, CustomStringConvertible {
    private let type: ObjectIdentifier
    let description: String

    init<Shown: Screen>(_ type: Shown.Type) {
        self.type = ObjectIdentifier(type)
        description = String(describing: type)
    }

    @MainActor
    init(of screen: any Screen) {
        func name<Shown: Screen>(_ screen: Shown) -> ScreenName { ScreenName(Swift.type(of: screen)) }
        self = name(screen)
    }
}
