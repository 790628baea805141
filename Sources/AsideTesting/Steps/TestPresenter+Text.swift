import AsideText

extension TestPresenter {
    /// The screen and the modals, drawn as text with 80 columns.
    public var text: String { text(columns: 80) }

    /// Returns the screen and the modals, drawn as text.
    ///
    /// - Parameter columns: The width of the drawing.
    /// - Returns: The lines of the drawing, without spaces at their ends.
    public func text(columns: Int) -> String {
        stage.text(columns: columns)
    }
}
