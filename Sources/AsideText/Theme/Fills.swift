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
    }
}
