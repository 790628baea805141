/// A screen's content after its values were read: the outline, and what each control does.
@MainActor
struct BoundContent {
    /// Returns what a field shows.
    typealias Look = @MainActor (BoundField, Outline.Item.ID, _ isEnabled: Bool) -> FieldLook

    private(set) var outline = Outline(placed: [])
    /// Whether a field shows what the user entered and is not a value.
    private(set) var hasUnfinishedInput = false
    /// All fields, from top to bottom.
    private(set) var fields: [PlacedField] = []
    private let busy: Set<Outline.Item.ID>
    private let look: Look
    /// Whether a field shows something that is known to be no value.
    private var hasWrongField = false
    private var responses: [(id: Outline.Item.ID, response: BoundElement.Response)] = []

    /// Reads the values of a screen, whose running actions are `busy`; by default, a field shows what its place holds.
    ///
    /// If only one `control` is needed, most others are left out.
    init(
        _ content: ScreenContent, of screen: AnyObject, busy: Set<Outline.Item.ID> = [],
        around control: Outline.Item.ID? = nil, look: @escaping Look = BoundContent.held
    ) {
        var elements = content.parts.map { $0.bound(to: screen) }
        if let control {
            let own = elements.filter { control.begins(with: $0.name) }
            // Any field with a wrong entry disables the action of Enter.
            let isDependent =
                own.contains { $0.has { $0.kind.shortcut == .enter } } && elements.contains { $0.has(\.isChecked) }
            if !isDependent { elements = own }
        }
        self.init(elements: elements, busy: busy, look: look)
    }

    /// Reads the values of elements.
    init(elements: [BoundElement], busy: Set<Outline.Item.ID> = [], look: @escaping Look = BoundContent.held) {
        self.busy = busy
        self.look = look
        let items = items(for: elements, inside: nil)
        outline = Outline(placed: hasWrongField ? items.map(\.withoutDefaultAction) : items)
    }

    /// Shows what the place of a field holds.
    private static let held: Look = { field, _, _ in FieldLook(entry: field.held().entry ?? field.start) }

    /// Returns what operating a control does; `none` if the item is missing or not a control.
    func response(of id: Outline.Item.ID) -> BoundElement.Response {
        responses.first { $0.id == id }?.response ?? .none
    }

    private mutating func items(for elements: [BoundElement], inside parent: Outline.Item.ID?) -> [Outline.Item] {
        var siblings = Outline.Item.ID.Siblings(inside: parent)
        return elements.map { item(for: $0, siblings.next($0.kind.noun, $0.name)) }
    }

    private mutating func item(for element: BoundElement, _ id: Outline.Item.ID) -> Outline.Item {
        if element.kind.isControl { responses.append((id, element.response)) }
        var item: Outline.Item
        if case .field(let field) = element.response {
            fields.append(PlacedField(id: id, field: field, isEnabled: element.isEnabled))
            let look = look(field, id, element.isEnabled)
            item = Outline.Item(field.control, element.label, look, error: field.error, isEnabled: element.isEnabled)
            item.isOptional = field.isOptional
            item.isUnrecorded = field.control.isUnrecorded
            if look.isUnfinished { hasUnfinishedInput = true }
            if look.disablesDefaultAction { hasWrongField = true }
        } else {
            item = Outline.Item(
                element.kind, element.label, isEnabled: element.isEnabled, isBusy: !busy.isEmpty && busy.contains(id),
                markup: element.markup,
                children: element.children.isEmpty ? [] : items(for: element.children, inside: id))
            item.isRepeatable = element.isRepeatable
        }
        item.id = id
        item.identity = element.identity
        return item
    }
}

extension Outline.Item {
    /// The item, with the action of Enter disabled.
    fileprivate var withoutDefaultAction: Outline.Item {
        var item = self
        if kind.shortcut == .enter { item.isEnabled = false }
        if !children.isEmpty { item.children = children.map(\.withoutDefaultAction) }
        return item
    }
}

/// An element after its values were read, and what happens when the user operates it.
@MainActor
struct BoundElement {
    /// What operating an element does.
    ///
    /// It is not part of ``Outline``, because outlines must be comparable.
    enum Response {
        case none
        case field(BoundField)
        case press(@MainActor () async throws -> Void)
    }

    let kind: Outline.Kind
    let label: String
    var identity: String?
    var markup: Markup?
    var isEnabled = true
    var isRepeatable = false
    var response = Response.none
    var children: [BoundElement] = []

    /// The identity that the screen gives it, or else its label.
    var name: String { identity ?? label }

    /// Whether it is a field whose entry may be wrong.
    var isChecked: Bool { if case .field(let field) = response { field.isChecked } else { false } }

    /// Returns whether it, or an element in it, has a property.
    func has(_ property: (BoundElement) -> Bool) -> Bool { property(self) || children.contains { $0.has(property) } }
}

extension BoundElement {
    /// Makes the element of a field.
    init(_ field: BoundField, label: String, isEnabled: Bool) {
        self.init(
            kind: field.control.kind(showing: field.held().entry ?? field.start), label: label,
            isEnabled: isEnabled, response: .field(field))
    }
}
