extension Screen {
    /// What a screen shows, as it is called in a screen; elsewhere the word means something else to SwiftUI.
    public typealias Content = ScreenContent

    /// Shows nothing, for a screen that has a view of its own on every platform it runs on.
    public var content: ScreenContent {
        ScreenContent()
    }

    /// The first heading, or else the words of the type's name: “Credit Card” for `CreditCardScreen`.
    ///
    /// A screen whose content shows its `title` must define it: this one is read from the content.
    public var title: String {
        // Bound one by one, so that the first element mostly is the last that is looked at.
        content.parts.lazy.compactMap { $0.bound(to: self).firstHeading }.first ?? TypeName(of: self).title
    }

    /// What the screen shows now, as plain data.
    ///
    /// Every read describes the screen anew. Within `withObservationTracking` it registers what the content depends on.
    public var outline: Outline {
        let outline = boundContent.outline
        #if DEBUG
            outlet.stay?.check(outline)
        #endif
        return outline
    }

    var boundContent: BoundContent {
        BoundContent(
            content, of: self, busy: outlet.busyActions.ids, words: outlet.stay?.stage.strings ?? .english,
            draft: { self.outlet.fieldDrafts.text(of: $0, beside: $1) },
            suggest: { self.outlet.fieldSuggestions.those(of: $1, for: $2, in: $0) })
    }
}

extension BoundElement {
    /// The first heading in or below the element.
    fileprivate var firstHeading: String? {
        kind == .heading ? label : children.lazy.compactMap(\.firstHeading).first
    }
}
