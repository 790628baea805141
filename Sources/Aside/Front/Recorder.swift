/// A recorder of what the user does on a stage, under any presenter.
///
/// ```swift
/// let recorder = stage.record()
/// _ = try await confirm("Log out?")
/// print(recorder.recording)
/// ```
@MainActor
public final class Recorder {
    /// What the user has done since the recording began.
    public private(set) var recording = Recording()

    /// What the recording lacks, and what to do about it.
    ///
    /// The recording lacks values that were not encoded, and what was typed into secure fields.
    public private(set) var gaps: [String] = []

    /// Called with the recording after each turn, so that you can save it.
    public var whenChanged: (@MainActor (Recording) -> Void)?

    private let encode: @MainActor (any Encodable) -> String?
    private weak var stage: Stage?

    init(_ stage: Stage, encoding encode: @escaping @MainActor (any Encodable) -> String?) {
        self.stage = stage
        self.encode = encode
    }

    /// Ends the recording, which stays.
    public func stop() {
        if stage?.userActionObserver === self { stage?.userActionObserver = nil }
    }
}

extension Stage {
    /// Begins to record what the user does on this stage and in the sheets above it.
    ///
    /// If a button of a screen publishes a value, the recording holds the press of the button. If a screen's own view
    /// publishes a value, the recording holds the value as JSON, for which you give a coder, as this library has none. If
    /// a value is not encoded, ``Recorder/gaps`` says so.
    ///
    /// <!-- sample: not compiled, needs Foundation -->
    /// ```swift
    /// stage.record { (try? JSONEncoder().encode($0)).map { String(decoding: $0, as: UTF8.self) } }
    /// ```
    ///
    /// - Parameter encode: Returns the JSON of a published value.
    /// - Returns: The recorder. The stage holds it until ``Recorder/stop()`` is called or another recording begins.
    @discardableResult
    public func record(encoding encode: @escaping @MainActor (any Encodable) -> String? = { _ in nil }) -> Recorder {
        let recorder = Recorder(self, encoding: encode)
        userActionObserver = recorder
        return recorder
    }
}

extension Recorder: UserActionObserver {
    package func userActs(_ action: UserAction) {
        let turn: Recording.Turn? =
            switch action {
            case .operated(let surface, let item, let operation, let group):
                self.turn(on: surface, item, operation, group)
            case .published(let screen, let value):
                Recording.Turn(
                    [.publish(json(of: value, from: screen))], Recording.Place(screen), source: screen.sourceLine)
            case .wentBack(let entry):
                Recording.Turn([.back], Recording.Place(entry.screen), source: entry.source)
            case .dismissed(let modal):
                Recording.Turn([.back], Recording.Place(modal.content), source: modal.source)
            case .pressedNotice(let notice):
                Recording.Turn(
                    [.press(notice.content.action ?? "")], .notice(notice.content.text), source: notice.source)
            }
        guard let turn else { return }
        recording.add(turn)
        whenChanged?(recording)
    }

    private func turn(
        on surface: any Operable, _ item: Outline.Item, _ operation: Outline.Operation, _ group: String?
    ) -> Recording.Turn? {
        let (modal, screen) = (surface as? Modal, surface as? any Screen)
        guard let place = modal.map({ Recording.Place($0.content) }) ?? screen.map({ Recording.Place($0) }) else {
            return nil
        }
        let question = (surface as? any ShownQuestion)?.question
        let isSubmitted = question?.choices.first?.label == item.label
        let label = question?.isBodyNamedByTitle == true ? nil : item.label
        let moves: [Move]? =
            switch (operation, item.kind) {
            case (.press, _) where isSubmitted && question?.count != nil:
                [.pick(question?.options.filter(\.isSelected).map(\.label) ?? []), .submit]
            case (.press, _) where isSubmitted && question?.isFilledIn == true: [.submit]
            case (.press, _): [.press(item.name, in: group)]
            case (.fill, _) where item.isSecure: [secret(label, of: item, in: group, place)]
            case (.fill(let text), _): [.fill(label, text, in: group)]
            case (.leave, .field) where question == nil: [.leave(item.label, in: group)]
            case (.toggle(let isOn), .switch(let wasOn)): [.toggle(item.label, to: isOn ?? !wasOn, in: group)]
            case (.pick(let index), .selection(let options, _)) where options.indices.contains(index):
                [.pick([options[index]], from: item.label, in: group)]
            // In a list of many, only the rows count that are selected when the user submits the list.
            case (.pick(let index), .list(let options, nil)) where options.indices.contains(index):
                [.pick([options[index].label], from: question == nil ? item.label : nil)]
            default: nil
            }
        return moves.map { Recording.Turn($0, place, source: modal?.source ?? screen?.sourceLine) }
    }

    private func secret(
        _ label: String?, of field: Outline.Item, in group: String?, _ place: Recording.Place
    ) -> Move {
        let gap =
            "The recording does not hold what was typed into “\(field.label)” on \(place), because that field is "
            + "secure. Give it when you replay the recording: `ui.replay(recording, secret: { label in … })`."
        if !gaps.contains(gap) { gaps.append(gap) }
        return .fill(label, nil, in: group)
    }

    private func json(of value: Any, from screen: any Screen) -> String? {
        if value is Void { return "null" }
        let json = (value as? any Encodable).flatMap(encode)
        let holdsSecret = json.map { json in screen.secrets.contains { json.holds($0) } } ?? false
        if let json, !holdsSecret { return json }
        gaps.append(
            "\(Recording.Place(screen)) published a value of type \(SwiftType.name(Swift.type(of: value))), which "
                + (holdsSecret
                    ? "holds the text of a secure field."
                    : "is not encoded: make it `Codable`, and give `stage.record` a coder."))
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
    /// Whether the JSON holds a text, however its letters are escaped.
    fileprivate func holds(_ secret: String) -> Bool {
        replacing("\\", with: "").contains(secret.replacing("\\", with: ""))
    }
}
