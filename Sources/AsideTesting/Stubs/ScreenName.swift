import Aside

/// The type of a screen.
///
/// A path knows only its name.
struct ScreenName: Sendable {
    private enum Form {
        case type(Any.Type)
        case name(String)
    }

    private let form: Form

    init<Shown: Screen>(_ type: Shown.Type) {
        form = .type(type)
    }

    /// Makes the type of a screen from its name, as a path knows it.
    init(named name: String) {
        form = .name(name)
    }

    @MainActor
    init(of screen: any Screen) {
        form = .type(Swift.type(of: screen))
    }
}

extension ScreenName: CustomStringConvertible {
    /// The name of the screen in messages.
    var description: String {
        switch form {
        case .type(let type): String(describing: type)
        case .name(let name): name
        }
    }
}

extension ScreenName: Equatable {
    static func == (first: ScreenName, second: ScreenName) -> Bool {
        switch (first.form, second.form) {
        case (.type(let first), .type(let second)): first == second
        case (.type(let type), .name(let name)), (.name(let name), .type(let type)): SwiftType.name(type) == name
        case (.name(let first), .name(let second)): first == second
        }
    }
}
