import Aside

/// A section of the form that is made from a screen's content.
struct FormSection: Identifiable, Equatable {
    let id: Outline.Item.ID
    let title: String?
    private(set) var items: [Outline.Item]

    /// Divides content into sections.
    ///
    /// A block is a section. Everything after a heading is a section, too. If a heading at the very top is the title of
    /// the screen, it is left out, because the navigation bar shows it.
    ///
    /// - Parameters:
    ///   - outline: The content.
    ///   - title: The title of the screen.
    /// - Returns: The sections, from top to bottom.
    static func sections(of outline: Outline, titled title: String) -> [FormSection] {
        var items = outline.items[...]
        if let first = items.first, first.kind == .heading, first.label == title { items.removeFirst() }
        return sections(of: items)
    }

    private static func sections(of items: some Sequence<Outline.Item>) -> [FormSection] {
        var sections: [FormSection] = []
        var isOpen = false
        for item in items {
            switch item.kind {
            case .heading:
                sections.append(FormSection(id: item.id, title: item.label, items: []))
                isOpen = true
            case .block:
                let parts = Self.sections(of: item.children)
                // The elements of a block before its first group are in a section with the title of the block.
                let own = parts.first?.title == nil ? parts.first?.items ?? [] : []
                sections.append(FormSection(id: item.id, title: item.label, items: own))
                sections += parts.dropFirst(parts.first?.title == nil ? 1 : 0)
                isOpen = false
            case .paragraph, .row, .field, .switch, .selection, .list, .meter, .action:
                if !isOpen { sections.append(FormSection(id: item.id, title: nil, items: [])) }
                sections[sections.count - 1].items.append(item)
                isOpen = true
            }
        }
        return sections
    }
}

/// Adjacent rows of a list that belong to one group.
struct OptionGroup: Identifiable, Equatable {
    let name: String?
    let places: Range<Int>
    /// The first place; a group can appear again further down.
    var id: Int { places.lowerBound }

    /// Returns the groups of a list, from top to bottom.
    ///
    /// Adjacent rows without a group also form a group.
    static func groups(of options: [ListOption]) -> [OptionGroup] {
        let starts = options.indices.filter { $0 == 0 || options[$0].group != options[$0 - 1].group }
        return zip(starts, starts.dropFirst() + [options.count]).map { start, end in
            OptionGroup(name: options[start].group, places: start..<end)
        }
    }
}
