import Aside

/// A part of a form, as a screen's description is drawn where it has no view.
struct FormSection: Identifiable, Equatable {
    let id: Outline.Item.ID
    let title: String?
    private(set) var items: [Outline.Item]

    /// The sections of a description.
    ///
    /// A block is a section, and so is what follows a heading. A heading at the very top that is the title of the
    /// screen is left out: the navigation bar says it.
    ///
    /// - Parameters:
    ///   - outline: the description.
    ///   - title: the title of the screen.
    /// - Returns: the sections, from top to bottom.
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
                // What a block holds before its first group stands under its own title.
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
