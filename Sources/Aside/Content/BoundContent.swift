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

    /// What acting on a control does; `none` for what is no control or is not there.
    func response(of id: Outline.Item.ID) -> BoundElement.Response {
        responses[id] ?? .none
    }

    private mutating func items(for elements: [BoundElement], inside parent: Outline.Item.ID?) -> [Outline.Item] {
        var siblings = Outline.Item.ID.Siblings(inside: parent)
        return elements.map { element in
            let id = siblings.next(element.kind.noun, element.label)
            if element.kind.isControl { responses[id] = element.response }
            var item = Outline.Item(
                element.kind, element.label, isEnabled: element.isEnabled,
                isBusy: !busy.isEmpty && busy.contains(id), children: items(for: element.children, inside: id))
            item.id = id
            item.isRepeatable = element.isRepeatable
            return item
        }
    }
}
