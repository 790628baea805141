import Aside

/// The name of a type of screen in messages.
struct ScreenName: Sendable, CustomStringConvertible {
    private let type: Any.Type

    init<Shown: Screen>(_ type: Shown.Type) {
        self.type = type
    }

    @MainActor
    init(of screen: any Screen) {
        type = Swift.type(of: screen)
    }

    var description: String { String(describing: type) }
}

extension ScreenName: Hashable {
    static func == (first: ScreenName, second: ScreenName) -> Bool { first.type == second.type }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
    }
}
