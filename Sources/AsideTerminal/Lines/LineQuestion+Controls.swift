import Aside
import AsideText
import Observation

extension LineQuestion {
    /// Adds the content of a screen or a modal: text as lines, and a number for each control.
    func add(_ item: Outline.Item) {
        let (surface, strings, id) = (surface, strings, text.source.shown)
        switch item.kind {
        case .heading, .paragraph:
            text.lines.append(item.label.spellingOutLinks(of: item.markup))
        case .block:
            let isSentence = item.label.last?.isPunctuation == true
            text.lines.append(isSentence ? item.label : strings.block.with("title", item.label))
        case .row(let detail):
            let label = detail.map { named(item.label, $0) } ?? item.label
            if let action = item.ownAction { return add(action, called: label) }
            text.lines.append(label)
        case .meter(let fraction):
            let shown = fraction.map { strings.percent.with("number", "\($0.percent)") }
            text.lines.append(named(item.label, shown ?? strings.unknown))
        case .action:
            add(item, called: item.label)
        case .switch(let isOn):
            add(described(item, isOn ? strings.on : strings.off), isEnabled: item.isEnabled) {
                try? surface.toggle(item.id)
                return .leaving(item.id, of: surface)
            }
        case .field(let value, _, _, let isSecure):
            let shown = value.isEmpty ? strings.empty : isSecure ? strings.hidden : value.firstLine
            add(described(item, shown), isEnabled: item.isEnabled) {
                .ask(LineQuestion(textOf: item, of: surface, id, strings))
            }
        case .selection(let options, let selected):
            add(described(item, selected.map { options[$0] } ?? strings.none), isEnabled: item.isEnabled) {
                .ask(LineQuestion(oneOf: item, of: surface, id, strings))
            }
        case .list(let options, _) where options.count > LongList.shortest: add(longList: item)
        case .list: addRows(of: item)
        }
        for child in item.children { add(child) }
    }

    /// Adds a number for each row of a list.
    private func addRows(of list: Outline.Item) {
        guard case .list(let options, let count) = list.kind else { return }
        let surface = surface
        for (place, option) in options.enumerated() {
            let isFirst = place == 0 || options[place - 1].group != option.group
            if isFirst, let group = option.group { text.lines.append(strings.block.with("title", group)) }
            add(
                option.label, isSelected: option.isSelected, isEnabled: list.isEnabled, detail: option.detail,
                unavailable: option.unavailable
            ) {
                try? surface.pick(list.id, place)
                return .done
            }
            guard option.isSelected, option.unavailable == nil, count == nil, defaultNumber == nil else { continue }
            defaultNumber = self.options.count
            emptyLineTakes = option.label
        }
    }

    private func add(_ action: Outline.Item, called label: String) {
        let surface = surface
        let choice = shown?.question.choices.first { $0.label == action.label }
        let isDefault = choice != nil && choice?.label == markedDefault
        add(
            label, isDefault: isDefault, isEnabled: action.isEnabled, isBusy: action.isBusy,
            unavailable: choice?.unavailable
        ) {
            guard let work = try? surface.operate(action.id, .press) else { return .done }
            return .work { await work.value }
        }
        if case .action(_, .key(let key)) = action.kind { add(synonym: String(key), for: lastNumber) }
    }

    /// Returns a field with its value, and what is wrong or whether it is being checked.
    private func described(_ item: Outline.Item, _ value: String) -> String {
        let label = named(item.label, value)
        if item.isBusy { return strings.checking.with("label", label) }
        return item.error.map { strings.faulty.with("label", label, "error", $0) } ?? label
    }

    private func named(_ label: String, _ value: String) -> String {
        strings.value.with("label", label, "value", value)
    }

    private convenience init(
        textOf item: Outline.Item, of surface: any Operable, _ id: SurfaceID, _ strings: LineStrings
    ) {
        self.init(.control(item.id, of: id), of: surface, strings)
        text.lines = [item.label]
        cancel = { .done }
        // An empty line keeps the text. But in a plain field, the user may want an empty text.
        let kept = item.format != nil && item.error == nil ? item.text ?? "" : ""
        ask(for: item, showsExample: true) {
            $0.isEmpty ? kept : $0
        } then: {
            .leaving(item.id, of: surface)
        }
        if !kept.isEmpty {
            text.hints.append(strings.kept.with("text", kept.firstLine))
            emptyLineTakes = kept.firstLine
        }
    }

    /// Takes a line, or what it means, as the text of a field.
    func ask(
        for item: Outline.Item, showsExample: Bool, meant: @escaping @MainActor (String) -> String,
        then next: @escaping @MainActor () -> Step
    ) {
        let surface = surface
        guard case .field(_, let placeholder, _, let isSecure) = item.kind else { return }
        let isText = item.format == nil || item.format == .lines
        // Spaces around a number or a date are no part of it.
        let meant = list(suggestionsOf: item) { meant(isText ? $0 : $0.trimmed) }
        if showsExample, !placeholder.isEmpty, item.dateRange == nil {
            text.hints.append(strings.example.with("example", placeholder))
        }
        if let range = item.numberRange { takeNumber(in: range, isOptional: item.isOptional, meant: meant) }
        if let range = item.dateRange { takeDate(in: range, isOptional: item.isOptional, meant: meant) }
        isHidden = isSecure
        let take = { @MainActor (text: String) in
            try? surface.fill(item.id, text)
            return next()
        }
        if item.format == .lines { return takeLines(meant: meant, take) }
        reply = .text { take(meant($0)) }
    }

    private convenience init(
        oneOf item: Outline.Item, of surface: any Operable, _ id: SurfaceID, _ strings: LineStrings
    ) {
        self.init(.control(item.id, of: id), of: surface, strings)
        text.lines = [item.label]
        cancel = { .done }
        for (index, option) in item.options.enumerated() {
            add(
                option.label, isSelected: option.isSelected, detail: option.detail, unavailable: option.unavailable
            ) {
                try? surface.pick(item.id, index)
                return .leaving(item.id, of: surface)
            }
            if option.isSelected, option.unavailable == nil {
                defaultNumber = index + 1
                emptyLineTakes = option.label
            }
        }
    }
}

extension LineQuestion.Step {
    /// Leaves a field after its answer, and waits for its checks.
    ///
    /// Otherwise the screen would be printed while the field is being checked, and again afterwards.
    @MainActor
    fileprivate static func leaving(_ field: Outline.Item.ID, of surface: any Operable) -> LineQuestion.Step {
        try? surface.leave(field)
        return surface.outline[field]?.isBusy == true ? .work { await surface.untilChecked(field) } : .done
    }
}

extension Operable {
    /// Waits until no check of a field is running.
    fileprivate func untilChecked(_ field: Outline.Item.ID) async {
        while outline[field]?.isBusy == true {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = outline[field]?.isBusy
                } onChange: {
                    continuation.resume()
                }
            }
        }
    }
}
