import Aside

/// A hash that distinguishes states by their views.
@MainActor
struct StateHash {
    private var hasher = Hasher()

    mutating func add<Value: Hashable>(_ value: Value) {
        hasher.combine(value)
    }

    /// Adds the screens of a stack: their types and lines, and everything that the topmost one shows.
    mutating func add(_ stage: Stage) {
        let entries = stage.entries
        hasher.combine(entries.count)
        for entry in entries {
            hasher.combine(ObjectIdentifier(type(of: entry.screen)))
            hasher.combine(entry.source.line)
        }
        hasher.combine(stage.acceptsInput)
        guard let screen = entries.last?.screen else { return }
        hasher.combine(screen.fieldToLeave?.id)
        add(screen.outline.items)
    }

    /// Adds a stack without screens, as ``add(_:)-(Stage)`` would.
    mutating func addEmptyStack() {
        hasher.combine(0)
        hasher.combine(false)
    }

    mutating func add(_ content: ModalContent, at source: SourceLine) {
        hasher.combine(content.kind)
        hasher.combine(content.title)
        hasher.combine(content.message)
        hasher.combine(content.messageMarkup)
        hasher.combine(content.identity)
        hasher.combine(content.isBusy)
        hasher.combine(content.isDismissible)
        hasher.combine(source.line)
        for choice in content.choices {
            hasher.combine(choice.label)
            hasher.combine(choice.role)
            hasher.combine(choice.unavailable)
        }
        add(content.body)
    }

    mutating func add(_ items: [Outline.Item]) {
        hasher.combine(items.count)
        for item in items {
            hasher.combine(item.label)
            hasher.combine(item.identity)
            hasher.combine(item.isEnabled)
            hasher.combine(item.isBusy)
            hasher.combine(item.error)
            hasher.combine(item.format)
            hasher.combine(item.markup)
            switch item.kind {
            case .heading: hasher.combine(0)
            case .paragraph: hasher.combine(1)
            case .row(let detail):
                hasher.combine(2)
                hasher.combine(detail)
            case .field(let text, let placeholder, _, _):
                hasher.combine(text)
                hasher.combine(placeholder)
            case .switch(let isOn): hasher.combine(isOn)
            case .selection(_, let selected):
                hasher.combine(selected)
                for option in item.options {
                    hasher.combine(option.label)
                    hasher.combine(option.unavailable)
                }
            case .list(let options, let count):
                hasher.combine(count)
                for option in options {
                    hasher.combine(option.label)
                    hasher.combine(option.isSelected)
                    hasher.combine(option.group)
                    hasher.combine(option.unavailable)
                }
            case .meter(let fraction): hasher.combine(fraction)
            case .action(let role, _): hasher.combine(role)
            case .block: hasher.combine(3)
            }
            if !item.children.isEmpty { add(item.children) }
        }
    }

    func finish() -> Int { hasher.finalize() }
}
