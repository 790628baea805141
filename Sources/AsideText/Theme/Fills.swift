extension Theme {
    /// The styles of filled shapes.
    ///
    /// Each style also sets the colour of the text, so that the user can read the text on any terminal.
    public struct Fills: Equatable, Sendable {
        /// The whole screen.
        public var screen: Style
        /// The bar with the path at the top of a screen or a sheet.
        public var bar: Style
        /// The box of a modal.
        public var panel: Style
        /// A screen or a modal beneath the one in front.
        public var receded: Style
        /// A button without a special role.
        public var button: Style
        /// A preferred button.
        public var preferred: Style
        /// A destructive button.
        public var destructive: Style
        /// A destructive button with the focus.
        public var focusedDestructive: Style
        /// The focused row of a list, from its sign to its end.
        public var focusedRow: Style
        /// The text of the focused field.
        public var focusedField: Style

        /// Makes the styles of filled shapes.
        ///
        /// - Parameters:
        ///   - screen: The whole screen.
        ///   - bar: The bar with the path at the top of a screen or a sheet.
        ///   - panel: The box of a modal.
        ///   - receded: A screen or a modal beneath the one in front.
        ///   - button: A button without a special role.
        ///   - preferred: A preferred button.
        ///   - destructive: A destructive button.
        ///   - focusedDestructive: A destructive button with the focus.
        ///   - focusedRow: The focused row of a list, from its sign to its end.
        ///   - focusedField: The text of the focused field.
        public init(
            screen: Style, bar: Style, panel: Style, receded: Style, button: Style, preferred: Style,
            destructive: Style, focusedDestructive: Style, focusedRow: Style, focusedField: Style
        ) {
            self.screen = screen
            self.bar = bar
            self.panel = panel
            self.receded = receded
            self.button = button
            self.preferred = preferred
            self.destructive = destructive
            self.focusedDestructive = focusedDestructive
            self.focusedRow = focusedRow
            self.focusedField = focusedField
        }
    }
}
