import Aside
import Observation

/// The presenter of a stage.
///
/// The presenter carries out the decisions of ``Placement``.
@MainActor
final class StagePresenter: Presenter {
    /// The place of each presentation.
    private(set) var placement = Placement()
    /// What the views read of the placement, by the surface and its named parts.
    private var states: [PresentationSource: [String?: SurfaceState]] = [:]

    /// The platform views, with which the presenter finds out what is really in view.
    let views = PresentedViews()
    /// How your own views for questions are shown; `nil` for a question without one.
    private var ownPresentation: @MainActor (ModalContent) -> QuestionPresentation? = { _ in nil }
    private var hooks: SystemHooks
    /// The place among the presenters of the stage's views, while a view shows the stage with this presenter.
    var place: StagePlace?
    /// Whether the view that shows the stage was reported to have disappeared.
    var isOutOfSight = false
    /// The running work whose title VoiceOver has read last.
    private var announcedWork: ModalID?
    private var modals: [ModalID: Modal] = [:]
    private var effects: [Placement.Effect] = []
    private var isActing = false

    /// Makes a presenter.
    ///
    /// - Parameter hooks: What the system can present, how time passes, and what is really in view.
    init(hooks: SystemHooks = .real) {
        self.hooks = hooks
    }

    func modal(_ id: ModalID) -> Modal? {
        modals[id]
    }

    /// Returns what the views of a surface, or of a named part of it, read.
    func state(of presenting: PresentationSource, at anchor: String? = nil) -> SurfaceState {
        if let state = states[presenting]?[anchor] { return state }
        let state = SurfaceState()
        state.follow(placement, of: presenting, at: anchor)
        states[presenting, default: [:]][anchor] = state
        return state
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
        // It takes no focus either. The stage presents it again when the presenter is attached again.
        if modal.content.kind == .progress, announcedWork != modal.id {
            announcedWork = modal.id
            hooks.announce(modal.content.title)
        }
        let platform = hooks.platform()
        let own = ownPresentation(modal.content).map { PresentationStyle($0, on: platform) }
        let style = own ?? PresentationStyle(for: modal.content, on: platform)
        change {
            $0.dialogsNeedAnchors = platform.dialogsNeedAnchors
            $0.present(modal.id, as: style, at: modal.content.placeToPointAt, &$1)
        }
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

    /// Called when the view that shows the stage has gone.
    func leave() {
        place?.remove(self)
    }

    /// Called when the stage is shown elsewhere from now on.
    func clear() {
        change { $0.clear(&$1) }
    }

    /// Has VoiceOver read a notice, because it takes no focus.
    func announce(_ notice: Notice) {
        hooks.announce(notice.content.text)
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
        guard let presenting = placement.presenting(appearance) else { return }
        let finding = hooks.find(appearance, presenting, self)
        change { $0.wroteAbsence(of: appearance, seeing: finding, &$1) }
    }

    /// Called when the user has swiped at a sheet that must not close by itself: its close guard decides.
    ///
    /// Running work over the sheet has to end first.
    func refusedSwipe(of id: ModalID) {
        guard placement.cover(of: .modal(id)) == nil else { return }
        modals[id]?.dismiss()
    }

    /// Called when the window goes to the background, or comes back.
    func setInBackground(_ isInBackground: Bool) {
        change { $0.setInBackground(isInBackground, &$1) }
    }

    /// Called when a pause is over.
    func isOver(_ wait: Placement.Wait) {
        guard let presenting = placement.presenting(wait.appearance) else { return }
        let finding = hooks.find(wait.appearance, presenting, self)
        if finding == .unknown, isProbablyGone { leave() }
        change { $0.isOver(wait, seeing: finding, &$1) }
    }

    /// Whether the view that shows the stage has gone, as far as anybody can tell.
    ///
    /// It would present again and again, and nobody would see it. The system may not have said that it disappeared.
    private var isProbablyGone: Bool { hooks.isGone(self) || isOutOfSight && !placement.hasViewInSight }

    /// Whether the presenter can find out what has become of the presentation of an alert or a dialog.
    ///
    /// After an alert disappeared without a press, the press may still be reported, and nobody can see that.
    func canLook(_ wait: Placement.Wait) -> Bool {
        guard let presenting = placement.presenting(wait.appearance), let slot = placement.slot(of: presenting) else {
            return false
        }
        return !slot.style.isView && !slot.isAbandoned && views.chain(from: presenting) != nil
    }

    // MARK: Acting

    private func change(
        _ change: (inout Placement, inout [Placement.Effect]) -> Void, andThen next: () -> Void = {}
    ) {
        var changed = placement
        change(&changed, &effects)
        if changed != placement {
            placement = changed
            for (presenting, parts) in states {
                for (anchor, state) in parts { state.follow(placement, of: presenting, at: anchor) }
            }
        }
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
        guard shown.count < modals.count else { return }
        modals = modals.filter { shown.contains($0.key) }
        states = states.filter { presenting, _ in
            guard case .modal(let modal) = presenting else { return true }
            return shown.contains(modal)
        }
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
