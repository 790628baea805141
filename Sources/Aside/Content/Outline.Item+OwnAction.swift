extension Outline.Item {
    /// The only action of a row, if it has the same label as the row, as in a menu.
    ///
    /// A renderer shows such a row as a button with the row's detail beside it.
    public var ownAction: Outline.Item? {
        guard case .row = kind, children.count == 1, let only = children.first, only.label == label,
            case .action = only.kind
        else { return nil }
        return only
    }
}
