extension Screen {
    /// The type of ``content``.
    ///
    /// Inside a screen, `Content` means this type, and not SwiftUI's.
    public typealias Content = ScreenContent

    /// Shows nothing.
    ///
    /// This suits a screen that has a view of its own on every platform.
    public var content: ScreenContent {
        ScreenContent()
    }

    /// The first heading.
    ///
    /// If there is no heading, the title is made of the words of the type's name: “Credit Card” for `CreditCardScreen`.
    /// If the content of a screen shows its `title`, the screen must define `title` itself, because this default reads
    /// the content.
    public var title: String {
        // The parts are bound one by one, because the first part is mostly the heading.
        content.parts.lazy.compactMap { $0.bound(to: self).firstHeading }.first ?? TypeName(of: self).title
    }

    /// What the screen shows now, as plain data.
    ///
    /// Each read makes the outline anew. Inside `withObservationTracking`, the read registers everything that the
    /// content depends on.
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
            suggest: { self.outlet.fieldSuggestions.those(of: $1, for: $2, in: $0) },
            found: { self.outlet.fieldSearches.texts(for: $1, in: $0) })
    }
}

extension BoundElement {
    /// The first heading in or below the element.
    fileprivate var firstHeading: String? {
        kind == .heading ? label : children.lazy.compactMap(\.firstHeading).first
    }
}
