import Aside
import AsideText

/// The user's place on each surface of a stage: the focus, how far it is scrolled, and what is being typed.
@MainActor
struct UserPlaces {
    /// The place on the surface in front.
    var handler = InputHandler()
    private(set) var surface: FrontID?
    /// The places on surfaces that are covered now.
    private var kept: [FrontID: InputHandler] = [:]
    /// Whether the surface in front is a modal without a screen.
    private var isModalInFront = false

    /// Restores the place on what is in front now; returns whether that is another surface than before.
    mutating func bringToFront(on stage: Stage) -> Bool {
        let next = stage.frontID
        guard next != surface else { return false }
        if let surface { kept[surface] = handler }
        let standing = stage.standing + [.nothing]
        kept = kept.filter { standing.contains($0.key) }
        handler = kept.removeValue(forKey: next) ?? InputHandler()
        // Going back to a step shows all its rows again, and the answer among them.
        if !isModalInFront, stage.stageInFront.entries.last?.question != nil { handler.viewState.filter = "" }
        isModalInFront = stage.modals.last.map { $0.stage == nil } ?? false
        surface = next
        return true
    }
}
