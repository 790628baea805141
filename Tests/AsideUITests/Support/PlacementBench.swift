@testable import Aside
@testable import AsideUI

/// A placement and its effects.
struct PlacementBench {
    var placement = Placement()
    private var effects: [Placement.Effect] = []

    /// A placement in a window that was seen in the foreground.
    static var inForeground: PlacementBench {
        var bench = PlacementBench()
        bench.do { $0.setInBackground(false, &$1) }
        return bench
    }

    /// The presentation of the stack.
    var appearance: ModalAppearance? { placement.presented(from: .stack)?.appearance }

    mutating func `do`(_ change: (inout Placement, inout [Placement.Effect]) -> Void) {
        change(&placement, &effects)
    }

    /// Presents a modal over the stack.
    mutating func present(
        _ modal: ModalID, as style: PresentationStyle, at anchor: String? = nil
    ) -> ModalAppearance {
        self.do { $0.present(modal, as: style, at: anchor, &$1) }
        guard let appearance else { preconditionFailure("Nothing is presented.") }
        return appearance
    }

    mutating func isOver(
        _ appearance: ModalAppearance, _ purpose: Placement.Wait.Purpose, seeing finding: PresentedState = .unknown
    ) {
        self.do { $0.isOver(Placement.Wait(appearance: appearance, purpose: purpose), seeing: finding, &$1) }
    }

    /// Checks an alert or a dialog for as long as it may take to come into view.
    mutating func enter(_ appearance: ModalAppearance, seeing finding: PresentedState) {
        for _ in 0..<Placement.looksUntilSettled { isOver(appearance, .entering, seeing: finding) }
    }

    /// Shows a modal, until it waits for the end of a pause.
    mutating func show(
        _ modal: ModalID, as style: PresentationStyle, until purpose: Placement.Wait.Purpose
    ) -> ModalAppearance {
        let shown = present(modal, as: style)
        guard purpose != .appearing else { return shown }
        self.do { $0.appeared(shown, &$1) }
        guard purpose != .entering else { return shown }
        enter(shown, seeing: .shown)
        if purpose == .missing { self.do { $0.disappeared(shown, &$1) } }
        return shown
    }

    /// The purposes of the pauses that are held since the last call.
    mutating func takeHolds() -> [Placement.Wait.Purpose] {
        take().compactMap { effect in
            guard case .wait(let wait) = effect, wait.hold != nil else { return nil }
            return wait.purpose
        }
    }

    /// The effects since the last call.
    mutating func take() -> [Placement.Effect] {
        defer { effects = [] }
        return effects
    }

    mutating func showAlert(_ modal: ModalID) -> ModalAppearance {
        rest(present(modal, as: .alert))
    }

    mutating func showSheet(_ modal: ModalID) -> ModalAppearance {
        let appearance = present(modal, as: .sheet([]))
        self.do { $0.appeared(appearance, &$1) }
        return rest(appearance)
    }

    private mutating func rest(_ appearance: ModalAppearance) -> ModalAppearance {
        self.do { $0.isOver(.init(appearance: appearance, purpose: .entering), &$1) }
        effects = []
        return appearance
    }
}
