public import Aside

/// What a stage shows at one moment, as plain data: everything that a frame is drawn from.
///
/// Equal snapshots look the same, so nothing has to be drawn again. If you make a snapshot within
/// `withObservationTracking`, this registers everything that the snapshot depends on.
public struct StageSnapshot: Equatable, Sendable {
    /// A surface of the stage: the stack at the bottom, or a modal.
    package struct Layer: Equatable, Sendable {
        /// The content of a modal; `nil` for the stack at the bottom.
        package internal(set) var question: ModalContent?
        /// The question that the screen on top was made of, if it is a step that asks.
        package internal(set) var step: ModalContent?
        /// The titles of the screens, the topmost last.
        package internal(set) var path: [String] = []
        /// The outline of the screen on top, or of a modal without a screen.
        package internal(set) var outline: Outline?
        /// The name of the type of the screen on top, if it shows nothing else.
        var typeName = ""
        /// Whether the flow is handling the last value of the screen on top.
        var isWorking = false
        /// The remaining time of the modal, in words; `nil` if it is not shown.
        var timeLeft: String?
        /// The words of the library itself.
        package var words = Words.english
    }

    /// The surfaces, the topmost last.
    package internal(set) var layers: [Layer]
    /// The notice that is shown.
    package internal(set) var notice: NoticeContent?
    /// The time in which the user can press the button of the notice, in words; `nil` if it is not shown.
    var noticeTimeLeft: String?

    /// Takes a snapshot of a stage.
    ///
    /// - Parameter stage: The stage, with all its screens and modals.
    @MainActor
    public init(_ stage: Stage) {
        let modals = stage.modals
        layers = [Layer(stage)]
        notice = stage.notice?.content
        for modal in modals {
            var layer = modal.stage.map { Layer($0) } ?? Layer()
            layer.ask(modal.content)
            layer.words = stage.words
            layers.append(layer)
        }
        // A screen beneath a modal waits for the answer. The snapshot does not show this as work.
        for index in layers.indices.dropLast() { layers[index].isWorking = false }
    }

    /// Makes a snapshot of a question without a stage.
    ///
    /// - Parameter question: The content of the question.
    package init(_ question: ModalContent) {
        var layer = Layer()
        layer.ask(question)
        layers = [layer]
    }

    /// Shows the remaining time of the modal in front, and of a notice with a button.
    ///
    /// Only a presenter that draws again as time passes can show it.
    @MainActor
    package mutating func showTimeLeft(on stage: Stage) {
        layers[layers.count - 1].timeLeft = stage.modals.last?.timeLeftText
        // Nobody has to hurry for a message alone.
        if notice?.action != nil { noticeTimeLeft = stage.notice?.timeLeftText }
    }

    /// Whether the remaining time of something is shown.
    package var showsTimeLeft: Bool { front.timeLeft != nil || noticeTimeLeft != nil }

    /// The surface that receives what the user does.
    package var front: Layer {
        // A snapshot has at least the stack or a question.
        layers[layers.count - 1]
    }
}

extension StageSnapshot.Layer {
    /// The question of a modal or of a step; `nil` for any other screen, also in a sheet, because its controls ask.
    package var asked: ModalContent? {
        step ?? (question?.kind == .sheet ? nil : question)
    }

    /// Whether a field is beside another one, so that the two have to be told apart.
    var hasSeveralFields: Bool {
        func fields(in items: [Outline.Item]) -> Int {
            // A copy of each item would take most of the time.
            items.indices.reduce(0) { $0 + (items[$1].kind.isField ? 1 : fields(in: items[$1].children)) }
        }
        return fields(in: outline?.items ?? []) > 1
    }

    fileprivate mutating func ask(_ question: ModalContent) {
        self.question = question
        if question.kind != .sheet { outline = question.outline }
    }

    @MainActor
    fileprivate init(_ stage: Stage) {
        guard let entry = stage.entries.last else { return }
        path = stage.entries.map(\.screen.title)
        isWorking = !stage.acceptsInput
        if let step = entry.question {
            self.step = step.question
            outline = step.controls
            return
        }
        outline = entry.screen.outline
        if outline?.items.isEmpty == true { typeName = String(describing: type(of: entry.screen)) }
    }
}
