import Aside

extension Question {
    /// What the topmost screen of a stage asks; the sheet around the stage can be closed.
    init?(screenOn stage: Stage, inside sheet: Modal? = nil) {
        guard let entry = stage.entries.last else { return nil }
        self.init(.screen(entry.id), on: stage)
        for item in entry.screen.outline.items { add(item, of: entry) }
        if stage.stack.count > 1 {
            add("Back", number: 0) {
                stage.stack.pop()
                return .done
            }
        } else if let sheet, sheet.content.isDismissible {
            add("Close", number: 0) {
                sheet.dismiss()
                return .done
            }
        }
    }

    private mutating func add(_ item: Outline.Item, of entry: Entry) {
        let screen = entry.screen
        switch item.kind {
        case .heading, .paragraph, .block:
            text.lines.append(item.label)
        case .row(let detail):
            text.lines.append(item.label + (detail.map { ": \($0)" } ?? ""))
        case .meter(let fraction):
            text.lines.append("\(item.label): " + (fraction.map { "\(Int($0 * 100)) %" } ?? "not known"))
        case .action:
            add(item.label, isEnabled: item.isEnabled) {
                .work { try? await screen.pressAndWait(item.id) }
            }
        case .switch(let isOn):
            add("\(item.label): \(isOn ? "on" : "off")", isEnabled: item.isEnabled) {
                try? screen.toggle(item.id)
                return .done
            }
        case .field(let value, let placeholder, let error, let isSecure):
            let shown = value.isEmpty ? "(empty)" : isSecure ? "(hidden)" : value
            add("\(item.label): \(shown)" + (error.map { " (\($0))" } ?? ""), isEnabled: item.isEnabled) {
                .ask(Question(textOf: item, such: placeholder, of: entry))
            }
        case .selection(let options, let selected):
            let shown = selected.map { options[$0] } ?? "(none)"
            add("\(item.label): \(shown)", isEnabled: item.isEnabled) {
                .ask(Question(oneOf: options, of: item, of: entry))
            }
        }
        for child in item.children { add(child, of: entry) }
    }

    private init(textOf item: Outline.Item, such placeholder: String, of entry: Entry) {
        let screen = entry.screen
        self.init(.control(item.id, of: entry.id))
        text.lines = [item.label]
        if !placeholder.isEmpty { text.lines.append("  such as \(placeholder)") }
        reply = .text { try? screen.fill(item.id, $0) }
    }

    private init(oneOf options: [String], of item: Outline.Item, of entry: Entry) {
        let screen = entry.screen
        self.init(.control(item.id, of: entry.id))
        text.lines = [item.label]
        for (index, option) in options.enumerated() {
            add(option) {
                try? screen.pick(item.id, index)
                return .done
            }
        }
    }
}
