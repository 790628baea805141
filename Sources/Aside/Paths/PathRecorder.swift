/// A recorder of what the user does on a stage, under any presenter.
///
/// ```swift
/// let recorder = stage.record()
/// _ = try await confirm("Log out?")
/// print(recorder.path.steps)
/// ```
@MainActor
public final class PathRecorder {
    /// What the user has done since the recording began.
    public private(set) var path = Recording()

    /// What the path lacks, and what to do about it.
    ///
    /// The path lacks values that cannot be written as code, and what was typed into secure fields.
    public private(set) var gaps: [String] = []

    /// Called with the path after each move, so that you can save it.
    public var whenChanged: (@MainActor (Recording) -> Void)?

    private let name: @MainActor (Any) -> String?
    private weak var stage: Stage?

    init(_ stage: Stage, naming name: @escaping @MainActor (Any) -> String?) {
        self.stage = stage
        self.name = name
    }

    /// Ends the recording.
    ///
    /// The path stays.
    public func stop() {
        if stage?.userActionObserver === self { stage?.userActionObserver = nil }
    }
}

extension Stage {
    /// Begins to record what the user does on this stage and in the sheets above it.
    ///
    /// If a button of a screen publishes a value, the path records the press of the button. If a screen's own view
    /// publishes a value, the path records the value as Swift code. If a value cannot be written as code, such as an
    /// object, ``PathRecorder/gaps`` says so.
    ///
    /// - Parameter name: Returns the Swift code of a published value, such as `.home`. By default, the recorder makes
    ///   the code from the parts of the value.
    /// - Returns: The recorder. The stage holds it until ``PathRecorder/stop()`` is called or another recording begins.
    @discardableResult
    public func record(naming name: @escaping @MainActor (Any) -> String? = { _ in nil }) -> PathRecorder {
        let recorder = PathRecorder(self, naming: name)
        userActionObserver = recorder
        return recorder
    }
}

extension PathRecorder: UserActionObserver {
    package func userActs(_ action: UserAction) {
        let move: Recording.Move? =
            switch action {
            case .operated(let surface, let item, let operation, let group):
                self.move(on: surface, item, operation, group)
            case .published(let screen, let value):
                Recording.Move(
                    .publish(code(of: value, from: screen)), Recording.Place(screen), source: screen.sourceLine)
            case .wentBack(let entry):
                Recording.Move(.back, Recording.Place(entry.screen), source: entry.source)
            case .dismissed(let modal):
                Recording.Move(.dismiss, Recording.Place(modal.content), source: modal.source)
            case .pressedNotice(let notice):
                Recording.Move(
                    .press(notice.content.action ?? ""), .notice(notice.content.text), source: notice.source)
            }
        guard let move else { return }
        path.add(move)
        whenChanged?(path)
    }

    private func move(
        on surface: any Operable, _ item: Outline.Item, _ operation: Outline.Operation, _ group: String?
    ) -> Recording.Move? {
        let (modal, screen) = (surface as? Modal, surface as? any Screen)
        guard let place = modal.map({ Recording.Place($0.content) }) ?? screen.map({ Recording.Place($0) }) else {
            return nil
        }
        let question = (surface as? any ShownQuestion)?.question
        let isSubmitted = question?.choices.first?.label == item.label
        let label = question?.isBodyNamedByTitle == true ? "" : item.label
        let action: Recording.Action? =
            switch (operation, item.kind) {
            case (.press, _) where isSubmitted && question?.count != nil:
                .pickMany(question?.options.filter(\.isSelected).map(\.label) ?? [])
            case (.press, _) where isSubmitted && question?.isFilledIn == true: .submit([])
            case (.press, _): .press(item.name, in: group)
            case (.fill(let text), _): .fill([Recording.FieldText(label, typed(text, into: item, place), in: group)])
            case (.leave, .field) where question == nil: .leave(item.label, in: group)
            case (.toggle(let isOn), .switch(let wasOn)): .toggle(item.label, to: isOn ?? !wasOn, in: group)
            case (.pick(let index), .selection(let options, _)) where options.indices.contains(index):
                .pick(item.label, option: options[index], in: group)
            // In a list of many, only the rows count that are selected when the user submits the list.
            case (.pick(let index), .list(let options, nil)) where options.indices.contains(index):
                .pick(item.label, option: options[index].label)
            default: nil
            }
        return action.map { Recording.Move($0, place, source: modal?.source ?? screen?.sourceLine) }
    }

    /// Returns what was typed into a field; `nil` if it is secret.
    private func typed(_ text: String, into field: Outline.Item, _ place: Recording.Place) -> String? {
        guard field.isSecure else { return text }
        let gap =
            "The path does not hold what was typed into “\(field.label)” on \(place), because that field is secure. "
            + "Give it when you replay the path: `ui.replay(path, secret: { label in … })`."
        if !gaps.contains(gap) { gaps.append(gap) }
        return nil
    }

    private func code(of value: Any, from screen: any Screen) -> String? {
        let code = name(value) ?? SwiftValue.code(value)
        let holdsSecret = code.map { code in screen.secrets.contains { code.holds($0) } } ?? false
        if let code, !holdsSecret { return code }
        let type = SwiftType.name(Swift.type(of: value))
        gaps.append(
            "\(Recording.Place(screen)) published a value of type \(type), which "
                + (holdsSecret ? "holds the text of a secure field. " : "cannot be written as code. ")
                + "Give it a name: `stage.record { value in value is \(type) ? \"…\" : nil }`.")
        return nil
    }
}

extension Screen {
    /// The texts in the screen's secure fields.
    fileprivate var secrets: [String] {
        outline.controls.filter(\.isSecure).compactMap(\.text).filter { !$0.isEmpty }
    }
}

extension String {
    /// Whether the code holds a text, as a literal or as a word.
    fileprivate func holds(_ secret: String) -> Bool {
        contains(secret.literal) || split { !$0.isLetter && !$0.isNumber }.contains { $0 == secret }
    }
}

extension Recording {
    /// Adds a move.
    ///
    /// All letters that the user types into a field become one move. Filling in a prompt and submitting it also become
    /// one move.
    mutating func add(_ move: Move) {
        guard let last = moves.last, last.place == move.place, case .fill(var earlier) = last.action else {
            return moves.append(move)
        }
        if case .submit([]) = move.action {
            moves[moves.count - 1].action = .submit(earlier)
            return
        }
        guard case .fill(let texts) = move.action else { return moves.append(move) }
        for text in texts {
            if let index = earlier.firstIndex(where: { $0.label == text.label && $0.group == text.group }) {
                earlier[index] = text
            } else {
                earlier.append(text)
            }
        }
        moves[moves.count - 1].action = .fill(earlier)
    }
}
