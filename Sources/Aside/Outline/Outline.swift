/// What a screen or a modal shows at one moment, as plain data: its accessibility tree.
///
/// Presenters draw it, screen readers speak it, and tests look at it. Equal outlines look the same, so a presenter need
/// not draw again. To operate an item, make a ``Move``.
public struct Outline: Hashable, Sendable {
    /// The outermost items, from top to bottom.
    public internal(set) var items: [Item]

    /// Makes an outline.
    ///
    /// The items get their identities from their places in it.
    ///
    /// - Parameter items: The outermost items, from top to bottom.
    package init(_ items: [Item]) {
        self.init(placed: Self.placed(items, inside: nil))
    }

    /// Makes an outline of items that already have identities.
    init(placed items: [Item]) {
        self.items = items
    }

    /// All controls from top to bottom, including disabled ones.
    ///
    /// The focus moves in this order.
    package var controls: [Item] {
        located.map(\.item).filter(\.kind.isControl)
    }

    /// Finds an item, at any depth.
    ///
    /// - Parameter id: The item's identity, from this outline or an earlier one of the same screen or modal.
    /// - Returns: The item, or `nil` if it is not shown any more.
    package subscript(id: Item.ID) -> Item? {
        var level = items
        for ancestor in id.lineage {
            guard let next = level.first(where: { $0.id == ancestor }) else { return nil }
            if ancestor == id { return next }
            level = next.children
        }
        return nil
    }

    /// Finds the first control with a label, at any depth, or else the first row, block or text.
    ///
    /// - Parameters:
    ///   - label: The label, such as “Continue”, or the identity that the screen gives the item.
    ///   - group: The label or identity of a row or block around the item; `nil` if it may be anywhere.
    /// - Returns: The item, enabled or not; `nil` if there is none with that label.
    public subscript(label: String, in group: String? = nil) -> Item? {
        let candidates = located.filter { located in
            group == nil || located.groups.contains { $0.isNamed(group) }
        }.map(\.item)
        let controls = candidates.filter(\.kind.isControl)
        for items in [controls, candidates] {
            if let item = items.first(where: { $0.identity == label }) ?? items.first(where: { $0.label == label }) {
                return item
            }
        }
        return nil
    }

    /// Returns the next empty field below the field with the focus; `nil` if the focus is not in a field, or if all
    /// fields below it have a text.
    ///
    /// If such a field exists, Enter moves there and does not submit.
    package func emptyField(after field: Item.ID) -> Item.ID? {
        let controls = controls
        guard let place = controls.firstIndex(where: { $0.id == field }), controls[place].text != nil
        else { return nil }
        return controls[(place + 1)...].first { $0.isEnabled && $0.text?.isEmpty == true }?.id
    }

    /// Returns the first enabled action that a key performs.
    package func action(for shortcut: Shortcut) -> Item? {
        controls.first { $0.isEnabled && $0.kind.shortcut == shortcut }
    }
}

extension Outline {
    private static func placed(_ items: [Item], inside parent: Item.ID?) -> [Item] {
        var siblings = Item.ID.Siblings(inside: parent)
        return items.map { item in
            var item = item
            item.id = siblings.next(item.kind.noun, item.name)
            if !item.children.isEmpty { item.children = placed(item.children, inside: item.id) }
            return item
        }
    }

    /// An item, and the rows and blocks that contain it, from the outermost.
    struct Located {
        let item: Item
        let groups: [Item]
    }

    /// All items with what contains them, from top to bottom.
    var located: [Located] {
        func walk(_ items: [Item], inside groups: [Item]) -> [Located] {
            items.flatMap { [Located(item: $0, groups: groups)] + walk($0.children, inside: groups + [$0]) }
        }
        return walk(items, inside: [])
    }
}

extension Outline {
    /// Something that a user does with a control, as plain data.
    package enum Operation: Hashable, Sendable {
        /// Presses an action.
        case press

        /// Replaces the text of a field.
        case fill(String)

        /// Turns a switch on or off; `nil` changes it to the other state.
        case toggle(to: Bool? = nil)

        /// Picks an option of a selection, or selects or deselects a row of a list.
        ///
        /// Options are counted from 0.
        case pick(Int)

        /// Ends the editing of a field, because the focus goes elsewhere or Enter is pressed in it.
        ///
        /// The checks of its input run now.
        case leave
    }
}

extension Outline.Operation {
    /// The kind of control to which the operation applies.
    var noun: Outline.Kind.Noun {
        switch self {
        case .press: .action
        case .fill, .leave: .field
        case .toggle: .switch
        case .pick: .selection
        }
    }
}
