import Aside
import Observation

/// The presenter of a stage.
///
/// The presenter carries out the decisions of ``Placement``.
@MainActor
@Observable
final class StagePresenter: Presenter {
    /// The place of each presentation.
    private(set) var placement = Placement()

    /// The platform views, with which the presenter finds out what is really in view.
    @ObservationIgnored let views = PresentedViews()
    /// How your own views for questions are shown; `nil` for a question without one.
    @ObservationIgnored private var ownPresentation: @MainActor (ModalContent) -> QuestionPresentation? = { _ in nil }
    @ObservationIgnored private let platform: Platform
    @ObservationIgnored private var hooks: SystemHooks
    /// The notice that was read aloud last.
    @ObservationIgnored private weak var announced: Notice?
    @ObservationIgnored private var modals: [ModalID: Modal] = [:]
    @ObservationIgnored private var effects: [Placement.Effect] = []
    @ObservationIgnored private var isActing = false

    /// Makes a presenter.
    ///
    /// - Parameters:
    ///   - platform: What the system can present.
    ///   - hooks: How time passes, and what is really in view.
    init(platform: Platform = .current, hooks: SystemHooks = .real) {
        self.platform = platform
        self.hooks = hooks
    }

    func modal(_ id: ModalID) -> Modal? {
        modals[id]
    }

    /// Sets how your own views for questions are shown.
    ///
    /// Modals that are already shown stay as they are.
    func use(
        _ hooks: SystemHooks? = nil,
        ownPresentation: @escaping @MainActor (ModalContent) -> QuestionPresentation?
    ) {
        if let hooks { self.hooks = hooks }
        self.ownPresentation = ownPresentation
    }

    // MARK: The stage

    func present(_ modal: Modal) {
        modals[modal.id] = modal
        let own = ownPresentation(modal.content).map { PresentationStyle($0, on: platform) }
        let style = own ?? PresentationStyle(for: modal.content, on: platform)
        change { $0.present(modal.id, as: style, at: modal.content.placeToPointAt, &$1) }
        if style == .alert, modal.content.kind == .prompt { followBusyState(of: modal) }
    }

    func dismiss(_ modal: Modal) {
        change { $0.dismiss(modal.id, &$1) }
    }

    func warn(_ warning: RuntimeWarning) {
        warn("\(warning)")
    }

    /// Shows a mistake of the program to the programmer.
    func warn(_ warning: String) {
        hooks.warn(warning)
    }

    /// Does something after a second, by the clock of the hooks.
    func afterSecond(_ action: @escaping @MainActor () -> Void) {
        hooks.afterSecond(action)
    }

    /// Called when the stage is shown elsewhere from now on.
    func clear() {
        change { $0.clear(&$1) }
    }

    /// Whether a notice is to be read aloud now, because it was not before: it moves to each sheet that opens.
    func announcesNow(_ notice: Notice) -> Bool {
        defer { announced = notice }
        return announced !== notice
    }

    private func followBusyState(of modal: Modal) {
        let id = modal.id
        let isBusy = withObservationTracking {
            modal.content.isBusy
        } onChange: { [weak self] in
            Task { @MainActor in
                guard let self, let modal = self.modals[id] else { return }
                self.followBusyState(of: modal)
            }
        }
        change { $0.setBusy(isBusy, id, &$1) }
    }

    // MARK: SwiftUI

    /// Passes on the press of a button or row in an alert or a dialog, unless it comes too late or twice.
    ///
    /// - Returns: Whether the modal has accepted the press.
    @discardableResult
    func operate(_ item: Outline.Item.ID, _ operation: Outline.Operation, of appearance: ModalAppearance) -> Bool {
        var isFirst = false
        let modal = modals[appearance.modal]
        var isTaken = false
        change { placement, effects in
            isFirst = placement.press(appearance, &effects)
        } andThen: {
            guard isFirst, let modal else { return }
            isTaken = modal.takes(operation, on: item)
            let isBusy = modal.content.isBusy
            self.change { $0.setBusy(isBusy, modal.id, &$1) }
        }
        return isTaken
    }

    func appeared(_ appearance: ModalAppearance) {
        change { $0.appeared(appearance, &$1) }
    }

    func disappeared(_ appearance: ModalAppearance) {
        change { $0.disappeared(appearance, &$1) }
    }

    /// Called when a named part of a view has come into view or gone out of view.
    func anchor(_ name: String, in presenting: PresentationSource, isInView: Bool) {
        change { placement, effects in
            if isInView {
                placement.anchorAppeared(name, in: presenting)
            } else {
                placement.anchorDisappeared(name, in: presenting, &effects)
            }
        }
    }

    /// Called when some presentation from a view has ended.
    func presentationEnded(on presenting: PresentationSource) {
        change { $0.presentationEnded(on: presenting, &$1) }
    }

    /// Called when SwiftUI wrote into the binding of an appearance that nothing is presented any more.
    func wroteAbsence(of appearance: ModalAppearance) {
        change { $0.wroteAbsence(of: appearance, &$1) }
    }

    /// Called when the window goes to the background, or comes back.
    func setInBackground(_ isInBackground: Bool) {
        change { $0.setInBackground(isInBackground, &$1) }
    }

    /// Called when a pause is over.
    func isOver(_ wait: Placement.Wait) {
        guard let presenting = placement.presenting(wait.appearance) else { return }
        let finding = hooks.find(wait.appearance, presenting, self)
        change { $0.isOver(wait, seeing: finding, &$1) }
    }

    /// Whether the presenter can find out what has become of a presentation.
    ///
    /// After an alert disappeared without a press, the press may still be reported, and nobody can see that.
    func canLook(_ wait: Placement.Wait) -> Bool {
        guard let presenting = placement.presenting(wait.appearance) else { return false }
        return placement.slot(of: presenting)?.isAbandoned == false && views.chain(from: presenting) != nil
    }

    // MARK: Acting

    private func change(
        _ change: (inout Placement, inout [Placement.Effect]) -> Void, andThen next: () -> Void = {}
    ) {
        var changed = placement
        change(&changed, &effects)
        if changed != placement { placement = changed }
        next()
        act()
    }

    /// Carries out the effects.
    ///
    /// New effects that arise meanwhile follow afterwards.
    private func act() {
        guard !isActing else { return }
        isActing = true
        var next = 0
        while next < effects.count {
            act(effects[next])
            next += 1
        }
        effects.removeAll(keepingCapacity: true)
        isActing = false
        forgetModals()
    }

    private func act(_ effect: Placement.Effect) {
        switch effect {
        case .reportGone(let id):
            modals[id]?.reportGone()
        case .dismiss(let id):
            modals[id]?.dismiss()
            change { $0.hasDecided(on: id, &$1) }
        case .wait(let wait):
            hooks.wait(wait, self)
        case .warnOfFront(let id, let presenting):
            // Something of this module is only waiting for its turn.
            guard let modal = modals[id], let front = views.chain(from: presenting)?.front(of: presenting) else {
                return
            }
            warn(
                """
                \(modal.content) cannot be seen: \(front), which another part of the app presents, is in front of the view \
                that should show it. To fix: add .questions(on: stage) to the content of that sheet, too. (\(modal.source))
                """)
        case .warnOfAnchor(let id):
            guard let modal = modals[id], let name = modal.content.placeToPointAt else { return }
            warn(
                """
                \(modal.content) refers to “\(name)”, and no view in sight has that name. To fix: add \
                .questionAnchor("\(name)") to a view of the stage that asks. (\(modal.source))
                """)
        }
    }

    /// Forgets modals only after their views have gone, even if their end was reported earlier.
    private func forgetModals() {
        guard !modals.isEmpty else { return }
        let shown = Set(placement.chain.map(\.modal) + placement.slots.values.map(\.appearance.modal))
        if shown.count < modals.count { modals = modals.filter { shown.contains($0.key) } }
    }
}

extension Modal {
    /// Operates a control.
    ///
    /// Returns `false` if the modal refuses.
    fileprivate func takes(_ operation: Outline.Operation, on item: Outline.Item.ID) -> Bool {
        do {
            try operate(item, operation)
            return true
        } catch {
            return false
        }
    }
}

/// The surface that contains a view and presents questions from it.
struct PresentingSurface {
    let presenter: StagePresenter
    let presenting: PresentationSource
}
