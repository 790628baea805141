extension Modal: Operable {
    /// What the modal shows, with its buttons as actions.
    ///
    /// The outline of a sheet is empty, because the sheet's screen shows the content.
    public var outline: Outline { content.outline }
}
