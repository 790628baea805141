import Aside
import AsideText

/// A handler that turns events from the terminal into commands, and keeps the user's place on the surface in front.
///
/// This is a value without side effects. From an event and the content of the stage, it makes a new place and a
/// command.
struct InputHandler: Sendable {
    /// Where the user is.
    var viewState = ViewState()
    /// The field that is being edited.
    private var editor: (target: Target, line: LineEditor)?

    /// The recalled entry of the history.
    var recalled: Recalled?

    /// The column of a text area in which the caret moves up and down.
    var column: Int?

    /// The field in which the last event was Enter.
    private(set) var enteredField: Outline.Item.ID?

    init() {}

    /// Handles an event, and returns its command, if there is one.
    ///
    /// Text for anything but a field must come one character at a time. If the targets in view are known, no key
    /// presses one that is out of sight.
    mutating func take(_ event: InputEvent, on snapshot: StageSnapshot, seeing shown: [Target]? = nil) -> Command? {
        enteredField = nil
        viewState.isRefused = false
        if let command = Self.always(event) { return command }
        if explain(event, on: snapshot) { return nil }
        let command = meaning(of: event, on: snapshot)
        switch command {
        case .press(let target):
            // The focus stays where the user does something, even if another control appears.
            if target == snapshot.target(of: viewState) { viewState.target = target }
            if Self.isEnter(event), show(target, unlessIn: shown, on: snapshot) { return nil }
        case .submit:
            let button = snapshot.front.defaultAction.map { Target($0.id) }
            if let button, show(button, unlessIn: shown, on: snapshot) { return nil }
        default: break
        }
        return command
    }

    /// Moves to a button that is out of sight, because no key presses a button that the user cannot see.
    private mutating func show(_ button: Target, unlessIn shown: [Target]?, on snapshot: StageSnapshot) -> Bool {
        guard let shown, !shown.contains(button), snapshot.targets(for: viewState).contains(button) else {
            return false
        }
        focus(button)
        return true
    }

    private static func isEnter(_ event: InputEvent) -> Bool {
        if case .key(let key) = event { key.code == .enter } else { event == .text(" ") }
    }

    private mutating func meaning(of event: InputEvent, on snapshot: StageSnapshot) -> Command? {
        let target = snapshot.target(of: viewState)
        if let target, let text = snapshot.front.outline?[target.item]?.text {
            return edit(event, target, text, on: snapshot)
        }
        switch event {
        case .text(let text): return text.first.flatMap { typed($0, target, on: snapshot) }
        case .key(let key): return pressed(key, target, on: snapshot)
        case .paste(let text):
            if snapshot.front.filters {
                // A filter longer than any row matches none. A pasted file therefore need not be searched.
                let words = String(text.prefix(Self.longestFilter)).lines().joined(separator: " ")
                filter(viewState.filter + words)
            }
            return nil
        case .reply, .mouse: return nil
        }
    }

    private static let longestFilter = 1_000

    /// Shows all keys, or hides them.
    ///
    /// Any key hides them. Escape then has no other effect.
    private mutating func explain(_ event: InputEvent, on snapshot: StageSnapshot) -> Bool {
        let wasExplaining = viewState.isExplaining
        viewState.isExplaining = false
        if event == .key(Key(.function(1))) || event == .text("?") && takesNoText(snapshot) {
            viewState.isExplaining = !wasExplaining
            return true
        }
        return wasExplaining && event == .key(Key(.escape))
    }

    /// Returns whether letters type no text here, and a question mark presses nothing.
    private func takesNoText(_ snapshot: StageSnapshot) -> Bool {
        guard !snapshot.isTyping(viewState), !snapshot.front.filters else { return false }
        return snapshot.front.outline?.action(for: .key("?")) == nil
    }

    // MARK: The mouse

    /// Focuses the target on which the user has pressed the mouse, and presses it.
    mutating func press(_ target: Target, on snapshot: StageSnapshot) -> Command? {
        enteredField = nil
        if let command = pressSuggestion(target, on: snapshot) { return command }
        guard snapshot.canMove(to: target, viewState) else { return nil }
        viewState.suggestion = nil
        focus(target, before: snapshot.target(of: viewState))
        return snapshot.front.outline?[target.item]?.text == nil ? .press(target) : nil
    }

    /// Takes a suggestion of a field.
    private mutating func pressSuggestion(_ target: Target, on snapshot: StageSnapshot) -> Command? {
        let texts = snapshot.front.suggestions(at: target)
        guard let place = target.option, texts.indices.contains(place), let item = snapshot.front.outline?[target.item],
            item.isEnabled, let text = item.text
        else { return nil }
        let field = Target(target.item)
        return take(texts[place], line(of: field, text, nil), field)
    }

    mutating func scroll(by lines: Int) {
        viewState.followsTarget = false
        viewState.scroll = max(0, viewState.scroll + lines)
    }

    /// Returns the command of a key that means the same everywhere, even if something else is running.
    static func always(_ event: InputEvent) -> Command? {
        switch event {
        case .key(.control("c")): .interrupt
        case .key(.control("z")): .suspend
        case .key(.control("\\")): .quit
        case .key(.control("l")): .repaint
        default: nil
        }
    }

    // MARK: Fields

    private mutating func edit(
        _ event: InputEvent, _ target: Target, _ text: String, on snapshot: StageSnapshot
    ) -> Command? {
        if event == .key(.control("r")), snapshot.front.hides(target) {
            viewState.isRevealing.toggle()
            return nil
        }
        if event == .key(.control("d")), snapshot.isEmptyPrompt { return .endInput }
        let format = snapshot.front.outline?[target.item]?.format
        var line = line(of: target, text, format)
        if format == .lines { return editLines(event, line, target, text, on: snapshot) }
        if case .number(let range)? = format,
            let edited = editNumber(event, line, range, target, isAlone: snapshot.isPrompt)
        {
            return self.edited(edited, target, text)
        }
        if case .date(let range)? = format, let edited = editDate(event, line, range, target) {
            return self.edited(edited, target, text)
        }
        if format == nil, let item = snapshot.front.outline?[target.item] {
            if case .used(let command) = recall(event, line, target, item) { return command }
            if case .used(let command) = suggest(event, line, target, item) { return command }
        }
        if case .key(let key) = event {
            switch key.code {
            case .enter: return entered(in: target, on: snapshot)
            case .escape: return .leave
            case .tab, .up, .down, .pageUp, .pageDown:
                move(key, on: snapshot)
                return nil
            default: break
            }
        }
        guard line.take(event) else { return nil }
        return edited(line, target, text)
    }

    /// Moves the focus, and forgets the editor of the field that had it before, so that another one starts anew.
    private mutating func focus(_ target: Target, before: Target? = nil) {
        viewState.target = target
        viewState.followsTarget = true
        if target != before { (viewState.caret, viewState.marked, editor) = (nil, nil, nil) }
    }

    /// Returns the text of a field as it is being edited.
    ///
    /// In a new field, the caret is at the end.
    private func line(of target: Target, _ text: String, _ format: Outline.FieldFormat?) -> LineEditor {
        if let editor, editor.target == target, editor.line.text == text { return editor.line }
        return format == .lines ? LineEditor(lines: text) : LineEditor(text)
    }

    mutating func edited(_ line: LineEditor, _ target: Target, _ text: String) -> Command? {
        editor = (target, line)
        column = nil
        viewState.suggestion = nil
        viewState.target = target
        viewState.caret = line.caret
        viewState.followsTarget = true
        return line.text == text ? nil : .fill(target, line.text)
    }

    /// Moves the focus to the first field whose text was refused since before a command, unless the focus is already in
    /// such a field.
    mutating func focusFirstError(in snapshot: StageSnapshot, after command: Command, since before: StageSnapshot) {
        let wrong = snapshot.front.wrongFields
        switch command {
        case .submit: break
        case .press: guard wrong.contains(where: { !before.front.wrongFields.contains($0) }) else { return }
        default: return
        }
        guard let first = wrong.first, !wrong.contains(where: { $0 == snapshot.target(of: viewState) }) else { return }
        focus(first)
    }

    // MARK: Everything else

    private mutating func pressed(_ key: Key, _ target: Target?, on snapshot: StageSnapshot) -> Command? {
        switch key.code {
        case .enter: return entered(target, on: snapshot)
        case .escape:
            if viewState.filter.isEmpty { return .leave }
            filter("")
        case .backspace:
            if key.modifiers.isEmpty { filter(String(viewState.filter.dropLast())) } else { filter("") }
        case .character("u") where key.modifiers == .control: filter("")
        case .left, .right:
            if let target, case .selection = snapshot.front.kind(of: target) {
                return .cycle(target.item, key.code == .left ? -1 : 1)
            }
            move(key, on: snapshot)
        default: move(key, on: snapshot)
        }
        return nil
    }

    private mutating func typed(_ character: Character, _ target: Target?, on snapshot: StageSnapshot) -> Command? {
        if snapshot.front.filters {
            // A space belongs to the filter, unless it selects a row or presses a button.
            if character == " ", let target, snapshot.front.asked?.count != nil || target.option == nil {
                return .press(target)
            }
            filter(viewState.filter + String(character))
            return nil
        }
        let letter = Character(String(character.lowercased().prefix(1)))
        if let button = snapshot.shortAnswers[letter] ?? snapshot.mnemonics[letter] { return .press(Target(button)) }
        if let action = snapshot.front.outline?.action(for: .key(character)) { return .press(Target(action.id)) }
        return character == " " ? target.map(Command.press) : nil
    }

    private mutating func entered(_ target: Target?, on snapshot: StageSnapshot) -> Command? {
        guard let target else {
            viewState.isRefused = !viewState.filter.isEmpty
            return viewState.isRefused ? nil : .submit
        }
        if goToNextField(after: target, on: snapshot) { return nil }
        switch snapshot.front.kind(of: target) {
        case .list(let options, let count?):
            viewState.isRefused = !count.contains(options.count(where: \.isSelected))
            return .submit
        case .switch, .selection: return snapshot.front.button(enteredFrom: target) == nil ? .press(target) : .submit
        default: return .press(target)
        }
    }

    /// Handles Enter in a field.
    ///
    /// It moves to another field. In the last field, it presses the default button. If there is no default button, it
    /// moves to the next control.
    mutating func entered(in field: Target, on snapshot: StageSnapshot) -> Command? {
        enteredField = field.item
        if goToNextField(after: field, on: snapshot) { return nil }
        if snapshot.front.asked == nil, snapshot.front.defaultAction == nil {
            move(Key(.tab), on: snapshot)
            return nil
        }
        return .submit
    }

    private mutating func goToNextField(after field: Target, on snapshot: StageSnapshot) -> Bool {
        guard let next = snapshot.front.nextField(after: field) else { return false }
        focus(next)
        return true
    }

    /// Filters a list.
    ///
    /// The focus moves to the first remaining row.
    private mutating func filter(_ text: String) {
        let text = text.utf8.count > Self.longestFilter ? String(text.prefix(Self.longestFilter)) : text
        guard text != viewState.filter else { return }
        viewState.filter = text
        viewState.target = nil
        viewState.followsTarget = true
    }

    /// Moves the focus, or scrolls if there is nothing to move it to.
    mutating func move(_ key: Key, on snapshot: StageSnapshot) {
        guard let move = StageSnapshot.Move(key) else { return }
        let before = snapshot.target(of: viewState)
        // The buttons of a message are always in view, so moving by a page scrolls the message.
        let isLeap = move == .pageUp || move == .pageDown
        let leadsNowhere = isLeap && snapshot.front.asked?.kind == .alert
        let target = leadsNowhere ? before : snapshot.target(move, from: viewState)
        if let target, target != before || move.lines == nil {
            focus(target, before: before)
        } else if let lines = move.lines {
            // Only scrolling reaches the lines above the first control and below the last one.
            viewState.followsTarget = false
            viewState.scroll = max(0, viewState.scroll + lines)
        }
    }
}

extension StageSnapshot.Move {
    fileprivate init?(_ key: Key) {
        switch (key.code, key.modifiers) {
        case (.tab, []): self = .next
        case (.tab, .shift): self = .previous
        case (.up, _): self = .up
        case (.down, _): self = .down
        case (.left, _): self = .left
        case (.right, _): self = .right
        case (.pageUp, _): self = .pageUp
        case (.pageDown, _): self = .pageDown
        case (.home, _): self = .first
        case (.end, _): self = .last
        default: return nil
        }
    }

    /// How many lines the move scrolls if it does not move the focus.
    fileprivate var lines: Int? {
        switch self {
        case .up: -1
        case .down: 1
        case .pageUp: -10
        case .pageDown: 10
        case .first: -1_000_000
        case .last: 1_000_000
        case .next, .previous, .left, .right: nil
        }
    }
}

extension StageSnapshot.Layer {
    fileprivate func kind(of target: Target) -> Outline.Kind? { outline?[target.item]?.kind }

    /// The fields whose text was refused.
    fileprivate var wrongFields: [Target] {
        (outline?.controls ?? []).filter { $0.isEnabled && $0.error != nil }.map { Target($0.id) }
    }

    fileprivate func hides(_ field: Target) -> Bool {
        if case .field(_, _, _, isSecure: true) = kind(of: field) { true } else { false }
    }

    /// Whether letters filter the options of a list.
    fileprivate var filters: Bool { list?.isEnabled ?? false }
}
