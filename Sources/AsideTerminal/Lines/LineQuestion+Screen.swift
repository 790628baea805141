import Aside
import AsideText

extension LineQuestion {
    /// What the topmost screen of a stage asks; the sheet around the stage can be closed.
    init?(screenOn stage: Stage, inside sheet: Modal? = nil, _ strings: LineStrings) {
        guard let entry = stage.entries.last else { return nil }
        self.init(.screen(entry.id), on: stage, strings)
        for item in entry.screen.outline.items { add(item, of: entry) }
        if stage.stack.count > 1 {
            add(strings.back, number: 0) {
                stage.stack.pop()
                return .done
            }
        } else if let sheet, sheet.content.isDismissible {
            add(strings.close, number: 0) {
                sheet.dismiss()
                return .done
            }
        }
    }

    private mutating func add(_ item: Outline.Item, of entry: Entry) {
        let screen = entry.screen
        let strings = strings
        switch item.kind {
        case .heading, .paragraph, .block:
            text.lines.append(item.label)
        case .row(let detail):
            if let action = item.ownAction {
                return add(detail.map { named(item.label, $0) } ?? item.label, isEnabled: action.isEnabled) {
                    .work { await (try? screen.press(action.id))?.value }
                }
            }
            text.lines.append(detail.map { named(item.label, $0) } ?? item.label)
        case .meter(let fraction):
            let shown = fraction.map { strings.percent.with(["number": "\($0.percent)"]) }
            text.lines.append(named(item.label, shown ?? strings.unknown))
        case .action:
            add(item.label, isEnabled: item.isEnabled) {
                .work { await (try? screen.press(item.id))?.value }
            }
        case .switch(let isOn):
            add(named(item.label, isOn ? strings.on : strings.off), isEnabled: item.isEnabled) {
                try? screen.toggle(item.id)
                return .done
            }
        case .field(let value, let placeholder, let error, let isSecure):
            let label = named(item.label, value.isEmpty ? strings.empty : isSecure ? strings.hidden : value)
            let shown = error.map { strings.faulty.with(["label": label, "error": $0]) } ?? label
            add(shown, isEnabled: item.isEnabled) {
                .ask(LineQuestion(textOf: item, such: placeholder, isHidden: isSecure, of: entry, strings))
            }
        case .selection(let options, let selected):
            add(named(item.label, selected.map { options[$0] } ?? strings.none), isEnabled: item.isEnabled) {
                .ask(LineQuestion(oneOf: options, of: item, of: entry, strings))
            }
        }
        for child in item.children { add(child, of: entry) }
    }

    /// What something is called, and what it holds.
    private func named(_ label: String, _ value: String) -> String {
        strings.value.with(["label": label, "value": value])
    }

    private init(
        textOf item: Outline.Item, such placeholder: String, isHidden: Bool, of entry: Entry, _ strings: LineStrings
    ) {
        let screen = entry.screen
        self.init(.control(item.id, of: entry.id), strings)
        self.isHidden = isHidden
        text.lines = [item.label]
        if !placeholder.isEmpty { text.hints.append(strings.example.with(["example": placeholder])) }
        reply = .text {
            try? screen.fill(item.id, $0)
            return .done
        }
    }

    private init(oneOf options: [String], of item: Outline.Item, of entry: Entry, _ strings: LineStrings) {
        let screen = entry.screen
        self.init(.control(item.id, of: entry.id), strings)
        text.lines = [item.label]
        for (index, option) in options.enumerated() {
            add(option) {
                try? screen.pick(item.id, index)
                return .done
            }
        }
    }
}
