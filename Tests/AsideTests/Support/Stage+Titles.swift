import Aside

extension Stage {
    /// The titles of the screens in view, the root first.
    var titles: [String] { stack.screens.map(\.title) }

    /// The titles of the modals in view, the topmost last.
    var questions: [String] { modals.map(\.content.title) }
}
