/// A screen's content with its values read: the outline, and beside it what each control does.
@MainActor
struct BoundContent {
    private(set) var outline = Outline(placed: [])
    private let busy: Set<Outline.Item.ID>
    private var responses: [Outline.Item.ID: BoundElement.Response] = [:]

    /// Reads the values of a screen; `busy` are the actions whose work is running.
    init(_ content: ScreenContent, of screen: AnyObject, busy: Set<Outline.Item.ID> = []) {
        self.busy = busy
        let elements = content.parts.map { $0.bound(to: screen) }
        outline = Outline(placed: items(for: elements, inside: nil))
    }

    /// Reads of a screen only the outermost element that holds an item, and nothing that comes after it.
    init(_ content: ScreenContent, of screen: AnyObject, busy: Set<Outline.Item.ID>, around id: Outline.Item.ID) {
        self.busy = busy
        let outermost = id.outermost
        var siblings = Outline.Item.ID.Siblings(inside: nil)
        for part in content.parts {
            let element = part.bound(to: screen)
            guard siblings.next(element.kind.noun, element.label) == outermost else { continue }
            outline = Outline(placed: [item(for: element, outermost)])
            return
        }
    }

    /// What acting on a control does; `none` for what is no control or is not there.
    func response(of id: Outline.Item.ID) -> BoundElement.Response {
        responses[id] ?? .none
    }

    private mutating func items(for elements: [BoundElement], inside parent: Outline.Item.ID?) -> [Outline.Item] {
        var siblings = Outline.Item.ID.Siblings(inside: parent)
        return elements.map { item(for: $0, siblings.next($0.kind.noun, $0.label)) }
    }

    private mutating func item(for element: BoundElement, _ id: Outline.Item.ID) -> Outline.Item {
        if element.kind.isControl { responses[id] = element.response }
        var item = Outline.Item(
            element.kind, element.label, isEnabled: element.isEnabled, isBusy: !busy.isEmpty && busy.contains(id),
            children: element.children.isEmpty ? [] : items(for: element.children, inside: id))
        item.id = id
        item.isRepeatable = element.isRepeatable
        return item
    }
}
