import Aside

/// A hash that distinguishes states by all that a presenter shows, in view or beneath.
@MainActor
struct StateHash {
    /// Hashes of what is seen, with and without how long each sleeping task still sleeps.
    typealias Seen = (whole: Int, view: Int)

    private var hasher = Hasher()

    /// Returns hashes of all that a stage shows.
    ///
    /// - Parameters:
    ///   - stage: The stage; `nil` if it is empty.
    ///   - sleeps: How each task sleeps by the clock of the stage.
    ///   - covered: The hashes of covered screens.
    ///   - question: A question that is about to be shown.
    /// - Returns: The hashes.
    static func seen(
        on stage: Stage?, sleeps: [some Hashable], _ covered: CoveredScreens = CoveredScreens(),
        asking question: (content: ModalContent, source: SourceLine)? = nil
    ) -> Seen {
        var hash = StateHash()
        if let stage { hash.add(stage, covered) } else { hash.addEmptyStack() }
        for modal in stage?.modals ?? [] where !modal.isLeaving {
            hash.add(modal.content, at: modal.source)
            if let stage = modal.stage { hash.add(stage, covered) }
        }
        if let question { hash.add(question.content, at: question.source) }
        if let notice = stage?.notice { hash.add(notice.content) }
        let view = hash.finish()
        guard !sleeps.isEmpty else { return (view, view) }
        for sleep in sleeps { hash.add(sleep) }
        return (hash.finish(), view)
    }

    mutating func add<Value: Hashable>(_ value: Value) {
        hasher.combine(value)
    }

    /// Adds the screens of a stack, each with its type and line, and with all that it shows.
    ///
    /// What a covered screen shows may come from a model that it shares with the one in view.
    mutating func add(_ stage: Stage, _ covered: CoveredScreens = CoveredScreens()) {
        let entries = stage.entries
        hasher.combine(entries.count)
        for entry in entries {
            hasher.combine(ObjectIdentifier(type(of: entry.screen)))
            hasher.combine(entry.source.line)
        }
        for entry in entries.dropLast() { hasher.combine(covered.hash(of: entry)) }
        hasher.combine(stage.acceptsInput)
        guard let front = entries.last else { return }
        covered.forget(front)
        hasher.combine(front.screen.fieldToLeave?.id)
        add(front.screen)
    }

    /// Adds a stack without screens, as ``add(_:_:)`` would.
    mutating func addEmptyStack() {
        hasher.combine(0)
        hasher.combine(false)
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

    private mutating func add(_ content: ModalContent, at source: SourceLine) {
        add(content)
        hasher.combine(source.line)
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
        hasher.combine(content.refusal)
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
            hasher.combine(item.isOptional)
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
