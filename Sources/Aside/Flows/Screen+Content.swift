extension Screen {
    /// What a screen shows.
    ///
    /// The type itself has another name, because `Content` is a word of SwiftUI's view modifiers.
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
        if let heading = outlet.shownHeading { return heading ?? TypeName(of: self).title }
        // The parts are bound one by one, because the first part is mostly the heading.
        return content.parts.reduce(nil) { $0 ?? $1.bound(to: self).firstHeading } ?? TypeName(of: self).title
    }

    /// What the screen shows now, as plain data.
    ///
    /// Each read makes the outline anew. Inside `withObservationTracking`, the read registers everything that the
    /// content depends on.
    public var outline: Outline {
        let outline = boundContent().outline
        #if DEBUG
            outlet.level?.check(outline)
        #endif
        return outline
    }

    /// Whether a field shows an entry that is not a value: it is being typed, it is wrong, or its checks have not
    /// passed.
    ///
    /// The property can be observed. A close guard reads it to find out whether something would be lost, and the content
    /// may read it, too.
    public var hasUnfinishedInput: Bool {
        // The content that reads it is read to find it out.
        guard !outlet.isFindingInput else { return false }
        outlet.isFindingInput = true
        defer { outlet.isFindingInput = false }
        return boundContent().hasUnfinishedInput
    }

    /// The fields whose check or search is about to run, or running: what is shown will change by itself.
    package var pendingFields: Set<Outline.Item.ID> { outlet.keptFields?.pending ?? [] }

    /// Reads the content, or no more of it than one control needs.
    func boundContent(around control: Outline.Item.ID? = nil) -> BoundContent {
        BoundContent(content, of: self, busy: outlet.busyActions.ids, around: control) {
            self.look(at: $0, $1, isEnabled: $2)
        }
    }

    /// Returns what a field shows.
    ///
    /// A plain field shows what its place holds, and needs no object that keeps drafts.
    private func look(at field: BoundField, _ id: Outline.Item.ID, isEnabled: Bool) -> FieldLook {
        guard field.isChecked || field.control.suggestsTexts else {
            return FieldLook(entry: field.held().entry ?? field.start)
        }
        return outlet.checkedFields.look(at: field, id, isEnabled: isEnabled, words)
    }

    /// The words of the stage.
    var words: Words { outlet.level?.stage.words ?? .english }
}

extension Outline.Item {
    /// The first heading in or below the item.
    var firstHeading: String? {
        kind == .heading ? label : children.reduce(nil) { $0 ?? $1.firstHeading }
    }
}

extension BoundElement {
    /// The first heading in or below the element.
    fileprivate var firstHeading: String? {
        kind == .heading ? label : children.reduce(nil) { $0 ?? $1.firstHeading }
    }
}
