/// What a screen shows at one moment, as plain data: its accessibility tree.
///
/// Renderers draw it, readers speak it, tests look at it. Two outlines that are equal look the same, so there is
/// nothing to draw again. Acting on an item goes through the screen, such as ``Screen/press(_:)``.
public struct Outline: Equatable, Sendable {
    /// The outermost items, from top to bottom.
    public let items: [Item]

    /// Every control, from top to bottom, those that are disabled as well: the order in which the focus moves.
    public var controls: [Item] {
        located.map(\.item).filter(\.kind.isControl)
    }

    /// Finds an item, at any depth.
    ///
    /// - Parameter id: the item's identity, from this outline or an earlier one of the same screen.
    /// - Returns: the item, or `nil` if the screen does not show it any more.
    public subscript(id: Item.ID) -> Item? {
        var level = items
        for ancestor in id.lineage {
            guard let next = level.first(where: { $0.id == ancestor }) else { return nil }
            if ancestor == id { return next }
            level = next.children
        }
        return nil
    }

    /// Finds the action that a key performs.
    ///
    /// - Parameter shortcut: the key.
    /// - Returns: the first enabled action with that shortcut, if there is one.
    public func action(for shortcut: Shortcut) -> Item? {
        controls.first { item in
            guard item.isEnabled, case .action(_, shortcut) = item.kind else { return false }
            return true
        }
    }
}

extension Outline {
    /// An item and the rows and blocks around it, the outermost first.
    struct Located {
        let item: Item
        let groups: [Item]
    }

    /// Every item with what surrounds it, from top to bottom.
    var located: [Located] {
        func walk(_ items: [Item], inside groups: [Item]) -> [Located] {
            items.flatMap { [Located(item: $0, groups: groups)] + walk($0.children, inside: groups + [$0]) }
        }
        return walk(items, inside: [])
    }
}
