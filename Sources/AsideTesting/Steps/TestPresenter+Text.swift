import AsideText
public import Testing

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

    /// Expects the drawing of the screen and the modals to equal a text, and reports the lines that differ.
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// try await ui.run { await ui.stage.alert("Saved") } steps: {
    ///     let alert = try await ui.alert("Saved")
    ///     ui.expectText(
    ///         """
    ///
    ///
    ///             ╭──────────────────────────────╮
    ///             │   Saved                      │
    ///             │                              │
    ///             │ ▸ ( OK )                     │
    ///             ╰──────────────────────────────╯
    ///         """, columns: 40)
    ///     try alert.press("OK")
    /// }
    /// ```
    ///
    /// The margins belong to the text: the empty lines above a modal, and the spaces to its left. Swift Testing prints
    /// “Caught error:” before the failure, although nothing was thrown.
    ///
    /// - Parameters:
    ///   - expected: The text.
    ///   - columns: The width of the drawing.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    public func expectText(
        _ expected: String, columns: Int = 80, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let drawn = text(columns: columns)
        guard drawn != expected else { return }
        let difference = TextDifference(expected: expected, drawn: drawn)
        Issue.record(
            Headline(description: TextDifference.headline), "\(difference.details)", sourceLocation: sourceLocation)
    }
}
