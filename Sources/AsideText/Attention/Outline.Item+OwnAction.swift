package import Aside

extension Outline.Item {
    /// The action that a row is: its only one, where that is called like the row itself, as in a menu.
    package var ownAction: Outline.Item? {
        guard case .row = kind, children.count == 1, let only = children.first, only.label == label, only.kind.isAction
        else { return nil }
        return only
    }
}
