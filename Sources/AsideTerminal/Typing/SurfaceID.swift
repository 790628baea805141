import Aside

/// The identity of what can be in front: a screen of a stack, a question that is a step, or a modal.
enum SurfaceID: Equatable {
    case screen(StackEntry.ID)
    case step(StackEntry.ID)
    case modal(ModalID)
    case nothing

    /// Whether it is a modal without a screen, or a step.
    var isQuestion: Bool {
        switch self {
        case .modal, .step: true
        case .screen, .nothing: false
        }
    }

    /// Makes the identity of an entry of a stack.
    @MainActor
    private init(_ entry: StackEntry) {
        self = entry.screen is any ShownQuestion ? .step(entry.id) : .screen(entry.id)
    }

    /// Makes the identity of the surface in front of everything on a stage.
    @MainActor
    init(inFrontOf stage: Stage) {
        guard let modal = stage.modals.last else {
            self = stage.entries.last.map(SurfaceID.init) ?? .nothing
            return
        }
        self = modal.stage?.entries.last.map(SurfaceID.init) ?? .modal(modal.id)
    }

    /// Makes the identity of a modal or a step.
    @MainActor
    init(_ question: any ShownQuestion) {
        if let modal = question as? Modal {
            self = .modal(modal.id)
        } else {
            self = question.entryID.map { .step($0) } ?? .nothing
        }
    }

    /// Returns all surfaces on a stage, covered or not.
    @MainActor
    static func all(on stage: Stage) -> [SurfaceID] {
        let modals = stage.modals
        let entries = stage.entries + modals.compactMap(\.stage).flatMap(\.entries)
        return entries.map(SurfaceID.init) + modals.map { .modal($0.id) } + [.nothing]
    }
}
