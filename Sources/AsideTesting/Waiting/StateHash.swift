import Aside

/// A hash that distinguishes states by all that a presenter shows, in view or beneath.
@MainActor
struct StateHash {
    private var hasher = Hasher()

    mutating func add<Value: Hashable>(_ value: Value) {
        hasher.combine(value)
    }

    /// Adds the screens of a stack, each with its type and line, and with all that it shows.
    ///
    /// What a covered screen shows may come from a model that it shares with the one in view.
    mutating func add(_ stage: Stage) {
        let entries = stage.entries
        hasher.combine(entries.count)
        for entry in entries {
            hasher.combine(ObjectIdentifier(type(of: entry.screen)))
            hasher.combine(entry.source.line)
            add(entry.screen)
        }
        hasher.combine(stage.acceptsInput)
        hasher.combine(entries.last?.screen.fieldToLeave?.id)
    }

    /// Adds a stack without screens, as ``add(_:)-(Stage)`` would.
    mutating func addEmptyStack() {
        hasher.combine(0)
        hasher.combine(false)
        hasher.combine(nil as Outline.Item.ID?)
    }

    /// Adds what a screen shows.
    mutating func add(_ screen: any Screen) {
        hasher.combine(screen.title)
        if let step = screen as? any ShownQuestion { hasher.combine(step.question.severity) }
        add(screen.outline.items)
    }

    mutating func add(_ notice: NoticeContent) {
        hasher.combine(notice.text)
        hasher.combine(notice.severity)
        hasher.combine(notice.action)
        hasher.combine(notice.duration)
    }

    mutating func add(_ content: ModalContent) {
        hasher.combine(content.kind)
        hasher.combine(content.title)
        hasher.combine(content.message)
        hasher.combine(content.messageMarkup)
        hasher.combine(content.identity)
        hasher.combine(content.severity)
        hasher.combine(content.anchor)
        hasher.combine(content.isBusy)
        hasher.combine(content.isDismissible)
        hasher.combine(content.typingCheck)
        hasher.combine(content.style)
        hasher.combine(content.choices.count)
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
            hasher.combine(item.suggestions?.texts)
            add(item.kind, of: item)
            if !item.children.isEmpty { add(item.children) }
        }
    }

    private mutating func add(_ kind: Outline.Kind, of item: Outline.Item) {
        switch kind {
        case .heading: hasher.combine(0)
        case .paragraph: hasher.combine(1)
        case .row(let detail):
            hasher.combine(2)
            hasher.combine(detail)
        case .field(let text, let placeholder, _, let isSecure):
            hasher.combine(3)
            hasher.combine(text)
            hasher.combine(placeholder)
            hasher.combine(isSecure)
        case .switch(let isOn):
            hasher.combine(4)
            hasher.combine(isOn)
        case .selection:
            hasher.combine(5)
            add(item.options)
        case .list(let options, let count):
            hasher.combine(6)
            hasher.combine(count)
            add(options)
        case .meter(let fraction):
            hasher.combine(7)
            hasher.combine(fraction)
        case .action(let role, let shortcut):
            hasher.combine(8)
            hasher.combine(role)
            hasher.combine(shortcut)
        case .block: hasher.combine(9)
        }
    }

    private mutating func add(_ options: [ListOption]) {
        hasher.combine(options.count)
        for option in options {
            hasher.combine(option.label)
            hasher.combine(option.isSelected)
            hasher.combine(option.detail)
            hasher.combine(option.group)
            hasher.combine(option.unavailable)
        }
    }

    func finish() -> Int { hasher.finalize() }
}
