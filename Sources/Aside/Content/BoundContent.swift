/// A screen's content after its values were read: the outline, and what each control does.
@MainActor
struct BoundContent {
    private(set) var outline = Outline(placed: [])
    private let busy: Set<Outline.Item.ID>
    private let words: Strings
    private let draft: @MainActor (Outline.Item.ID, _ value: String) -> String?
    private let suggest: @MainActor (Outline.Item.ID, _ texts: [String], _ entered: String) -> Outline.Suggestions?
    private let found: @MainActor (Outline.Item.ID, _ entered: String) -> [String]
    /// Whether a number field shows a text that is not a number in its range.
    private var hasWrongField = false
    /// Whether a number or date field was seen that can disable the action of Enter.
    private(set) var hasCheckedField = false
    private var responses: [Outline.Item.ID: BoundElement.Response] = [:]

    /// Reads the values of a screen.
    ///
    /// - Parameters:
    ///   - content: The content of the screen.
    ///   - screen: The screen.
    ///   - busy: The actions that are running.
    ///   - words: The messages about a text that is not a number.
    ///   - draft: Returns the text that the user typed into a number field, if it differs from the number's own text.
    ///   - suggest: Returns the texts of a field that match its entry.
    ///   - found: Returns the texts that a field's search has found.
    init(
        _ content: ScreenContent, of screen: AnyObject, busy: Set<Outline.Item.ID> = [], words: Strings = .english,
        draft: @escaping @MainActor (Outline.Item.ID, _ value: String) -> String? = { _, _ in nil },
        suggest: @escaping @MainActor (Outline.Item.ID, [String], String) -> Outline.Suggestions? = { _, _, _ in nil },
        found: @escaping @MainActor (Outline.Item.ID, String) -> [String] = { _, _ in [] }
    ) {
        self.busy = busy
        self.words = words
        self.draft = draft
        self.suggest = suggest
        self.found = found
        let elements = content.parts.map { $0.bound(to: screen) }
        let items = items(for: elements, inside: nil)
        outline = Outline(placed: hasWrongField ? items.map(\.withoutDefaultAction) : items)
    }

    /// Reads only the outermost element that contains an item.
    ///
    /// For the action of Enter, it also looks for fields that can disable that action.
    init(_ content: ScreenContent, of screen: AnyObject, busy: Set<Outline.Item.ID>, around id: Outline.Item.ID) {
        self.busy = busy
        words = .english
        draft = { _, _ in nil }
        suggest = { _, _, _ in nil }
        found = { _, _ in [] }
        let outermost = id.outermost
        var siblings = Outline.Item.ID.Siblings(inside: nil)
        var isFound = false
        for part in content.parts {
            let element = part.bound(to: screen)
            if element.hasCheckedField { hasCheckedField = true }
            guard !isFound, siblings.next(element.kind.noun, element.label) == outermost else { continue }
            outline = Outline(placed: [item(for: element, outermost)])
            isFound = true
            guard case .action(_, .enter)? = outline[id]?.kind else { return }
        }
    }

    /// Returns what operating a control does; `none` if the item is missing or not a control.
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
            markup: element.markup, children: element.children.isEmpty ? [] : items(for: element.children, inside: id))
        item.id = id
        item.isRepeatable = element.isRepeatable
        if !element.suggestions.isEmpty, let text = item.text {
            item.suggestions = suggest(id, element.suggestions, text)
        }
        if case .fill(_, _?) = element.response, let text = item.text {
            item.suggestions = .searched
            item.suggestions?.show(found(id, text))
        }
        if let format = element.format {
            item.format = format
            showDraft(of: &item)
        }
        return item
    }

    /// Makes a number field show the typed text, and the reason why this text or the number itself is wrong.
    private mutating func showDraft(of item: inout Outline.Item) {
        guard let format = item.format, format.isChecked, let value = item.text else { return }
        let draft = draft(item.id, value)
        // A number that the user cannot change is not reported, because nobody could correct it.
        guard draft != nil || item.isEnabled else { return }
        let error = format.message(about: draft ?? value, words)
        item.setText(draft, error: error)
        if error != nil { hasWrongField = true }
    }
}

extension Outline.Item {
    /// The item, with the action of Enter disabled.
    fileprivate var withoutDefaultAction: Outline.Item {
        var item = self
        if case .action(_, .enter) = kind { item.isEnabled = false }
        if !children.isEmpty { item.children = children.map(\.withoutDefaultAction) }
        return item
    }
}
