extension Outline.Item {
    /// The action that a row is: its only one, where that is called like the row itself, as in a menu.
    ///
    /// A renderer shows such a row as a button, and the row's detail beside it.
    public var ownAction: Outline.Item? {
        guard case .row = kind, children.count == 1, let only = children.first, only.label == label,
            case .action = only.kind
        else { return nil }
        return only
    }
}
