extension Screen {
    /// Shows nothing, for a screen that has a view of its own on every platform it runs on.
    public var content: Content {
        Content()
    }

    /// The first heading, or else the words of the type's name: “Credit Card” for `CreditCardScreen`.
    ///
    /// A screen whose content shows its `title` must define it: this one is read from the content.
    public var title: String {
        outline.located.first { $0.item.kind == .heading }?.item.label ?? TypeName(of: self).title
    }

    /// What the screen shows now, as plain data.
    ///
    /// Every read describes the screen anew. Within `withObservationTracking` it registers what the content depends on.
    public var outline: Outline {
        boundContent.outline
    }

    var boundContent: BoundContent {
        BoundContent(content, of: self)
    }
}
