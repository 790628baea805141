/// A screen's content with its values read: the outline, and beside it what each control does.
@MainActor
struct BoundContent {
    private(set) var outline = Outline(items: [])
    private let busy: Set<Outline.Item.ID>
    private var responses: [Outline.Item.ID: BoundElement.Response] = [:]

    /// Reads the values of a screen; `busy` are the actions whose work is running.
    init(_ content: ScreenContent, of screen: AnyObject, busy: Set<Outline.Item.ID> = []) {
        self.busy = busy
        let elements = content.parts.map { $0.bound(to: screen) }
        outline = Outline(items: items(for: elements, inside: nil))
    }

    /// What acting on a control does; `none` for what is no control or is not there.
    func response(of id: Outline.Item.ID) -> BoundElement.Response {
        responses[id] ?? .none
    }

    private mutating func items(for elements: [BoundElement], inside parent: Outline.Item.ID?) -> [Outline.Item] {
        var occurrences: [Outline.Item.ID: Int] = [:]
        return elements.map { element in
            let first = Outline.Item.ID(element.kind.noun, element.label, occurrence: 1, inside: parent)
            let occurrence = occurrences[first, default: 0] + 1
            occurrences[first] = occurrence
            let id =
                occurrence == 1
                ? first : Outline.Item.ID(element.kind.noun, element.label, occurrence: occurrence, inside: parent)
            if element.kind.isControl { responses[id] = element.response }
            return Outline.Item(
                id: id,
                kind: element.kind,
                label: element.label,
                isEnabled: element.isEnabled,
                isBusy: !busy.isEmpty && busy.contains(id),
                isRepeatable: element.isRepeatable,
                children: items(for: element.children, inside: id)
            )
        }
    }
}
