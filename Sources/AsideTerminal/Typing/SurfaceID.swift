import Aside

/// The identity of what can be in front: a screen of a stack, or a modal.
enum SurfaceID: Equatable {
    case screen(Entry.ID)
    case modal(ModalID)
    case nothing

    /// Whether it is a modal without a screen.
    var isQuestion: Bool {
        if case .modal = self { true } else { false }
    }

    /// Makes the identity of the surface in front of everything on a stage.
    @MainActor
    init(inFrontOf stage: Stage) {
        guard let modal = stage.modals.last else {
            self = stage.entries.last.map { .screen($0.id) } ?? .nothing
            return
        }
        self = modal.stage?.entries.last.map { .screen($0.id) } ?? .modal(modal.id)
    }

    /// Makes the identity of a modal or a step.
    @MainActor
    init(_ question: any ShownQuestion) {
        if let modal = question as? Modal {
            self = .modal(modal.id)
        } else {
            self = question.entryID.map { .screen($0) } ?? .nothing
        }
    }

    /// Returns all surfaces on a stage, covered or not.
    @MainActor
    static func all(on stage: Stage) -> [SurfaceID] {
        let modals = stage.modals
        let entries = stage.entries + modals.compactMap(\.stage).flatMap(\.entries)
        return entries.map { .screen($0.id) } + modals.map { .modal($0.id) } + [.nothing]
    }
}
