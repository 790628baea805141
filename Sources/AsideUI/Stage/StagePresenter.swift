import Aside
import Observation

/// The presenter of a stage: it carries out what ``PresentationPlan`` decides, in the window of a view of the stage.
@MainActor
final class StagePresenter: Presenter {
    let window: any PresentingWindow
    private(set) var plan = PresentationPlan()
    private var presentations: [ModalID: Presentation] = [:]
    /// How your own views for questions are shown; `nil` for a question without one.
    private var ownPresentation: @MainActor (ModalContent) -> QuestionPresentation? = { _ in nil }
    private var hooks: SystemHooks
    /// The place among the presenters of the stage's views, while a view shows the stage with this presenter.
    var place: StagePlace?
    private var isLooking = false
    /// How many transitions have begun.
    ///
    /// A late report about an earlier one has no effect.
    private var transitions = 0
    /// The running work whose title VoiceOver has read last.
    private var announcedWork: ModalID?

    /// Makes a presenter.
    ///
    /// - Parameters:
    ///   - window: The window in which modals are presented.
    ///   - hooks: What the system can present, how time passes, and who is told of mistakes.
    init(in window: any PresentingWindow, hooks: SystemHooks = .real) {
        self.window = window
        self.hooks = hooks
        window.observer = self
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
        let id = modal.id
        // The stage presents it again when the presenter is attached again.
        if modal.content.kind == .progress, announcedWork != id {
            announcedWork = id
            hooks.announce(modal.content.title)
        }
        let platform = hooks.platform()
        let own = ownPresentation(modal.content).map { PresentationStyle($0, on: platform) }
        let style = own ?? PresentationStyle(for: modal.content, on: platform)
        presentations[id] = Presentation(modal: modal, style: style)
        plan.want(id)
        if style.closesItself { followBusyState(of: modal) }
        hooks.after(.seconds(2)) { [weak self] in self?.warnIfUnseen(id) }
        look()
    }

    func dismiss(_ modal: Modal) {
        plan.end(modal.id)
        look()
    }

    func warn(_ warning: RuntimeWarning) {
        warn("\(warning)")
    }

    /// Shows a mistake of the program to the programmer.
    func warn(_ warning: String) {
        hooks.warn(warning)
    }

    /// Does something later, by the clock of the hooks.
    func after(_ duration: Duration, _ action: @escaping @MainActor () -> Void) {
        hooks.after(duration, action)
    }

    /// Called when the view that shows the stage has gone.
    func leave() {
        place?.remove(self)
    }

    /// Called when the stage is shown elsewhere from now on.
    func clear() {
        window.hideNotices()
        plan.clear()
        look()
    }

    /// Has VoiceOver read a notice, because it takes no focus.
    func announce(_ notice: Notice) {
        hooks.announce(notice.content.text)
        showNotices()
    }

    /// Shows the bar of the notices, if there is a notice.
    func showNotices() {
        if let place, place.stage.notice != nil { window.showNotices(of: place.stage) }
    }

    /// Takes a step whenever the check of an answer begins or ends.
    private func followBusyState(of modal: Modal) {
        let id = modal.id
        withObservationTracking {
            _ = modal.content.isBusy
        } onChange: { [weak self] in
            // The content of a modal changes on the main actor only.
            MainActor.assumeIsolated {
                self?.hooks.after(.zero) {
                    guard let self, let modal = self.presentations[id]?.modal else { return }
                    self.followBusyState(of: modal)
                    self.look()
                }
            }
        }
    }

    /// Hides the alerts whose answers are being checked.
    ///
    /// The system has removed them. If the answer is refused, the alert comes again, with the text and the reason.
    private func hideBusyAlerts() {
        for (id, presentation) in presentations where presentation.style.closesItself {
            plan.setHidden(presentation.modal.content.isBusy, id)
        }
    }

    // MARK: The window

    private var chain: PresentedChain { window.chain ?? PresentedChain() }

    /// Takes the next step a turn later: nothing is presented in the middle of what a button does.
    private func look() {
        guard !isLooking else { return }
        isLooking = true
        hooks.after(.zero) { [weak self] in
            self?.isLooking = false
            self?.takeStep()
        }
    }

    private func takeStep() {
        while let gone = plan.takeGone(in: chain) {
            let modal = presentations[gone]?.modal
            presentations = presentations.filter { plan.wants($0.key) }
            modal?.reportGone()
        }
        presentations = presentations.filter { plan.wants($0.key) }
        hideBusyAlerts()
        guard let chain = window.chain else { return }
        switch plan.next(in: chain) {
        case .rest: break
        case .waitForMotion:
            window.afterMotion { [weak self] in self?.look() }
            // A motion whose end nobody reports must not stop everything for ever.
            hooks.after(.seconds(2)) { [weak self] in self?.look() }
        case .begin(let transition): begin(transition)
        }
    }

    private func begin(_ transition: PresentationPlan.Transition) {
        transitions += 1
        let number = transitions
        let completion: @MainActor () -> Void = { [weak self] in self?.finish(number) }
        switch transition {
        case .present(let id):
            guard let presentation = presentations[id] else { return completion() }
            window.present(pointing(presentation), completion: completion)
            plan.hasBegun(in: chain)
        case .dismiss(let id):
            window.dismiss(id, completion: completion)
        }
        hooks.after(.seconds(2)) { [weak self] in
            guard let self, number == transitions, plan.inFlight != nil else { return }
            warnOfSilence(about: transition)
            finish(number)
        }
    }

    /// Called when a transition has ended, or has taken so long that the chain decides.
    private func finish(_ number: Int) {
        guard number == transitions, plan.inFlight != nil else { return }
        plan.finish(in: chain)
        look()
    }

    /// Returns the presentation as it is shown where there is an element to point at, or none.
    private func pointing(_ presentation: Presentation) -> Presentation {
        let content = presentation.modal.content
        let hasAnchor = window.hasAnchor(content.placeToPointAt)
        // What is beneath something else cannot be pointed at.
        if let name = content.placeToPointAt, !hasAnchor, chain.layers.isEmpty {
            warn(
                """
                \(content) refers to “\(name)”, and no view in sight has that name. To fix: add \
                .questionAnchor("\(name)") to a view in sight. (\(presentation.modal.source))
                """)
        }
        return Presentation(
            modal: presentation.modal, style: presentation.style.pointing(hasAnchor, on: hooks.platform()))
    }

    // MARK: Mistakes of the program

    /// Warns of a transition of which the system has not said within two seconds that it has ended.
    private func warnOfSilence(about transition: PresentationPlan.Transition) {
        switch transition {
        case .present(let id):
            guard let modal = presentations[id]?.modal else { return }
            let isThere = chain.contains(id) ? "It is shown all the same." : "It is not shown."
            warn(
                "The system has not said within two seconds that \(modal.content) is there. \(isThere) (\(modal.source))"
            )
        case .dismiss(let id):
            let name = presentations[id].map { "\($0.modal.content)" } ?? "a modal"
            warn("The system has not said within two seconds that \(name) is gone.")
        }
    }

    /// Warns of questions that wait because no view shows the stage any more.
    func warnIfUnseen(_ stage: Stage) {
        stage.warnIfUnseen(hooks)
    }

    /// Warns of a cover that nobody can answer or close: its view has let go of the function that takes the answer.
    private func warnIfUnanswerable(_ presentation: Presentation) {
        guard presentation.style == .fullScreen,
            let screen = presentation.modal.stage?.entries.first?.screen as? any AnsweredByView, !screen.isAnswerable
        else { return }
        warn(
            """
            \(presentation.modal.content) covers the screen, and its view has no button that answers. To fix: call the \
            function that the view is given, or present a sheet, which a swipe dismisses. (\(presentation.modal.source))
            """)
    }

    /// Warns of a question that nobody can see, two seconds after it was asked.
    private func warnIfUnseen(_ id: ModalID) {
        guard let presentation = presentations[id], !presentation.modal.isLeaving else { return }
        warnIfUnanswerable(presentation)
        guard window.chain == nil else { return }
        let modal = presentation.modal
        warn(
            """
            \(modal.content) waits, and nobody can see it: the view that should show it is in no window. To fix: put \
            .questions(on: stage) on the root view of the window. (\(modal.source))
            """)
    }
}

extension StagePresenter: PresentingObserver {
    func windowChanged() {
        look()
    }

    func userDismisses(_ modal: ModalID) {
        presentations[modal]?.modal.dismiss()
        look()
    }
}
