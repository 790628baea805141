package import Aside

extension Stage {
    /// The titles of the screens in view, the root first.
    package var titles: [String] { stack.screens.map(\.title) }

    /// The titles of the modals in view, the topmost last.
    package var questions: [String] { modals.map(\.content.title) }
}
