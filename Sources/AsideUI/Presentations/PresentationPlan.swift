import Aside

/// Decides which transition comes next: what the stage wants to be shown is compared with what the window presents.
///
/// This is a pure value. At most one transition is in flight. Nothing is presented into a motion, and nothing is presented
/// again because it might be lost: the window's chain says what is shown.
struct PresentationPlan: Equatable {
    /// A call of the system that takes some time.
    enum Transition: Equatable {
        case present(ModalID)
        /// The system dismisses everything above it, too.
        case dismiss(ModalID)

        var modal: ModalID {
            switch self {
            case .present(let modal), .dismiss(let modal): modal
            }
        }
    }

    /// What to do now.
    enum Step: Equatable {
        /// Nothing, until something changes.
        case rest
        /// Something moves. Ask again when it has come to rest.
        case waitForMotion
        case begin(Transition)
    }

    /// A modal of the stage.
    struct Wanted: Equatable {
        let modal: ModalID
        /// Whether the modal has ended, so that the stage waits for it to be gone.
        var isOver = false
        /// Whether the modal is not shown for now, because it is an alert whose answer is being checked.
        var isHidden = false
    }

    /// The modals of the stage, from the lowest.
    var wanted: [Wanted] = []
    private(set) var inFlight: Transition?
    /// What was presented when the transition began.
    private var base: [PresentedChain.Layer] = []
    /// Whether the window has taken what is being presented, so that it goes only if somebody dismisses it.
    private var isTaken = false
    /// The modal that the system has refused to present over the layers of `base`.
    private var refused: ModalID?

    /// Returns the place of the topmost modal that has ended and is out of view.
    func gone(in chain: PresentedChain) -> Int? {
        let place = wanted.lastIndex { $0.isOver && !chain.contains($0.modal) && inFlight != .present($0.modal) }
        return place.flatMap { inFlight == .dismiss(wanted[$0].modal) ? nil : $0 }
    }

    /// Returns the next step, which is in flight from now on if it is a transition.
    mutating func next(in chain: PresentedChain) -> Step {
        guard inFlight == nil else { return .rest }
        let open = wanted.filter { !$0.isOver }
        let unwanted = chain.modals.first { shown in !open.contains { $0.modal == shown } }
        // What is not shown below another one waits for the end of that one.
        let above = open.lastIndex { chain.contains($0.modal) }.map { $0 + 1 } ?? 0
        let missing = open[above...].first { !$0.isHidden }?.modal
        if chain.isMoving { return wanted.isEmpty && unwanted == nil ? .rest : .waitForMotion }
        if let unwanted { return begin(.dismiss(unwanted), in: chain) }
        guard let missing, missing != refused || chain.layers != base else { return .rest }
        return begin(.present(missing), in: chain)
    }

    private mutating func begin(_ transition: Transition, in chain: PresentedChain) -> Step {
        (inFlight, base, isTaken, refused) = (transition, chain.layers, false, nil)
        return .begin(transition)
    }

    /// Called after the call of the system.
    mutating func hasBegun(in chain: PresentedChain) {
        if case .present(let modal) = inFlight { isTaken = chain.contains(modal) }
    }

    /// Called when the transition in flight has ended, or has taken so long that the chain decides.
    ///
    /// What the window has not taken, although nothing has changed below it, was refused. It is presented only over
    /// something else.
    mutating func finish(in chain: PresentedChain) {
        if case .present(let modal) = inFlight, !isTaken, chain.layers == base { refused = modal }
        inFlight = nil
    }
}
