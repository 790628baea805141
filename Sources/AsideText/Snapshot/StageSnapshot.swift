public import Aside

/// What stands on a stage at one moment, as plain data: everything that a frame is drawn from.
///
/// Two that are equal look the same, so there is nothing to draw again. Reading one within `withObservationTracking`
/// registers all that it depends on.
public struct StageSnapshot: Equatable, Sendable {
    /// A surface of the stage: the stack at the bottom, or a modal.
    package struct Layer: Equatable, Sendable {
        /// What a modal shows; `nil` for the stack at the bottom.
        package internal(set) var question: ModalContent?
        /// The titles of the screens, the topmost last; of those below, only as many as a frame has room for.
        package internal(set) var path: [String] = []
        /// What the screen on top shows, or a modal without one.
        package internal(set) var outline: Outline?
        /// What the type of the screen on top is called.
        var typeName = ""
        /// Whether what the screen on top yielded is dealt with.
        var isWorking = false
        /// How long the modal stands before it ends by itself, where that is shown.
        var timeLeft: String?
        /// What the library itself says.
        var words = Strings.english
    }

    /// The surfaces, the topmost last.
    package internal(set) var layers: [Layer]
    /// What is shown for a while beside them.
    package internal(set) var notice: NoticeContent?

    /// Reads a stage.
    ///
    /// - Parameter stage: a stage, with all its screens and modals.
    @MainActor
    public init(_ stage: Stage) {
        let modals = stage.modals
        layers = [Layer(stage)]
        notice = stage.notice?.content
        for modal in modals {
            var layer = modal.stage.map { Layer($0) } ?? Layer()
            layer.ask(modal.content)
            layer.words = stage.strings
            layers.append(layer)
        }
        // Beneath a modal a screen waits for its answer, which is nothing to be told.
        for index in layers.indices.dropLast() { layers[index].isWorking = false }
    }

    /// A question by itself, without a stage around it.
    ///
    /// - Parameter question: what is asked.
    public init(_ question: ModalContent) {
        var layer = Layer()
        layer.ask(question)
        layers = [layer]
    }

    /// Shows how long the modal in front stands before it ends by itself, for a renderer that draws again as time goes by.
    ///
    /// - Parameter stage: the stage that the snapshot was read from.
    @MainActor
    package mutating func showTimeLeft(on stage: Stage) {
        guard let modal = stage.modals.last else { return }
        layers[layers.count - 1].timeLeft = modal.timeLeftText
    }

    /// Whether the surface in front shows how long it still stands.
    package var showsTimeLeft: Bool { front.timeLeft != nil }

    /// The surface that takes what the user does.
    package var front: Layer {
        // A snapshot has the stack or a question at least.
        layers[layers.count - 1]
    }
}

extension StageSnapshot.Layer {
    // Each title has its sign beside it, so that a row has no room for more; and it may cost as much as its whole screen.
    private static let longestPath = 32

    /// What a modal asks by itself; `nil` for the stack and for a sheet, whose screens ask.
    package var asked: ModalContent? {
        question?.kind == .sheet ? nil : question
    }

    fileprivate mutating func ask(_ question: ModalContent) {
        self.question = question
        if question.kind != .sheet { outline = question.outline }
    }

    @MainActor
    fileprivate init(_ stage: Stage) {
        guard let top = stage.entries.last?.screen else { return }
        path = stage.entries.suffix(Self.longestPath).map(\.screen.title)
        outline = top.outline
        typeName = String(describing: type(of: top))
        isWorking = !stage.acceptsInput
    }
}
