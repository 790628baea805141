extension Theme {
    /// The colours of what is filled.
    ///
    /// Each says what its text looks like, too, so that it can be read on any terminal.
    public struct Fills: Hashable, Sendable {
        /// All of the screen.
        public var screen: Style
        /// The bar with the path at the top of a screen or a sheet.
        public var bar: Style
        /// The box of a modal.
        public var panel: Style
        /// A screen or a modal beneath the one in front.
        public var receded: Style
        /// A button that most users do not want.
        public var button: Style
        /// What most users want.
        public var preferred: Style
        /// What loses something.
        public var destructive: Style
        /// What loses something, when it has the focus.
        public var focusedDestructive: Style

        /// Fills of one ground colour each.
        ///
        /// - Parameters:
        ///   - screen: all of the screen.
        ///   - bar: the bar with the path.
        ///   - panel: the box of a modal.
        ///   - receded: what is beneath the modal in front.
        ///   - button: a button that most users do not want.
        ///   - preferred: what most users want.
        ///   - destructive: what loses something.
        ///   - focusedDestructive: the same when it has the focus.
        public init(
            screen: Style, bar: Style, panel: Style, receded: Style, button: Style, preferred: Style,
            destructive: Style, focusedDestructive: Style
        ) {
            self.screen = screen
            self.bar = bar
            self.panel = panel
            self.receded = receded
            self.button = button
            self.preferred = preferred
            self.destructive = destructive
            self.focusedDestructive = focusedDestructive
        }
    }
}
