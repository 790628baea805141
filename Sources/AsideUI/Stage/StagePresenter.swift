import Aside
import Observation

/// The presenter of a stage: it carries out what ``PresentationPlan`` decides, in the window of a view of the stage.
@MainActor
final class StagePresenter: Presenter {
    let window: any PresentingWindow
    private(set) var plan = PresentationPlan()
    /// The modals of the stage, from the lowest.
    private var presentations: [Presentation] = []
    /// How your own views for questions are shown; `nil` for a question without one.
    private var ownPresentation: @MainActor (Front) -> QuestionPresentation? = { _ in nil }
    private var hooks: SystemHooks
    /// The stage that is shown, while there is a view of it.
    private weak var stage: Stage?
    /// What showed the stage before, and shows it again when this view has gone.
    private var before: StagePresenter?
    private var isLooking = false
    /// How many transitions have begun.
    ///
    /// A late report about an earlier one has no effect.
    private var transitions = 0

    /// Makes a presenter.
    ///
    /// - Parameters:
    ///   - window: The window in which modals are presented.
    ///   - hooks: What the system can present, how time passes, and who is told of mistakes.
    init(in window: any PresentingWindow, hooks: SystemHooks = SystemHooks()) {
        self.window = window
        self.hooks = hooks
        window.observer = self
    }

    /// Sets how your own views for questions are shown.
    ///
    /// Modals that are already shown stay as they are.
    func use(
        _ hooks: SystemHooks, ownPresentation: @escaping @MainActor (Front) -> QuestionPresentation?
    ) {
        (self.hooks, self.ownPresentation) = (hooks, ownPresentation)
    }

    // MARK: The stage

    /// Shows a stage from now on, in place of the view that has shown it.
    func show(_ stage: Stage) {
        guard self.stage == nil else { return }
        self.stage = stage
        before = stage.presenter as? StagePresenter
        before?.clear()
        stage.attach(self)
        showNotices()
    }

    /// Called when the view that shows the stage has gone.
    ///
    /// The view that showed the stage before it shows it again, in another window.
    func leave() {
        guard let stage else { return }
        self.stage = nil
        guard stage.presenter === self else { return }
        clear()
        stage.detach(self)
        while let gone = before, gone.stage == nil { before = gone.before }
        guard let before else { return stage.warnIfUnseen(hooks) }
        stage.attach(before)
        before.showNotices()
    }

    /// Called when the stage is shown elsewhere from now on.
    private func clear() {
        window.hideNotices()
        presentations = []
        look()
    }

    func present(_ modal: Modal) {
        let own = ownPresentation(modal.front).map { PresentationStyle($0) }
        let style = own ?? PresentationStyle(for: modal.content, on: hooks.platform())
        presentations.append(Presentation(modal: modal, style: style))
        hooks.after(.seconds(2)) { [weak self, id = modal.id] in self?.warnIfUnseen(id) }
        look()
    }

    func dismiss(_ modal: Modal) {
        look()
    }

    func warn(_ warning: RuntimeWarning) {
        hooks.warn("\(warning)")
    }

    /// Has VoiceOver read a notice, because it takes no focus.
    func announce(_ notice: Notice) {
        hooks.announce(notice.content.text)
        showNotices()
    }

    /// Shows the bar of the notices, if there is a notice.
    private func showNotices() {
        if let stage, stage.notice != nil { window.showNotices(of: stage) }
    }

    // MARK: The window

    private var chain: PresentedChain { window.chain ?? PresentedChain() }

    private func presentation(of modal: ModalID) -> Presentation? { presentations.first { $0.id == modal } }

    /// Takes the next step a turn later: nothing is presented in the middle of what a button does.
    ///
    /// The presenter lives until then, also if nobody else holds it: what it shows must not stay when its view has gone.
    private func look() {
        guard !isLooking else { return }
        isLooking = true
        hooks.after(.zero) { [self] in
            isLooking = false
            takeStep()
        }
    }

    private func takeStep() {
        readWishes()
        while let place = plan.gone(in: chain) {
            let modal = presentations[place].modal
            // What stood above it comes again, if the stage asks for it.
            presentations.removeSubrange(place...)
            modal.reportGone()
            readWishes()
        }
        guard let chain = window.chain else { return }
        switch plan.next(in: chain) {
        case .rest: break
        case .waitForMotion:
            window.afterMotion { [self] in look() }
            // A motion whose end nobody reports must not stop everything for ever.
            hooks.after(.seconds(2)) { [weak self] in self?.look() }
        case .begin(let transition): begin(transition)
        }
    }

    /// Tells the plan what the stage wants, and takes another step when that changes.
    ///
    /// The system has removed an alert whose answer is being checked. If the answer is refused, the alert comes again, with
    /// the text and the reason.
    private func readWishes() {
        withObservationTracking {
            plan.wanted = presentations.map { presentation in
                let isHidden = presentation.style.closesItself && presentation.modal.content.isBusy
                return .init(modal: presentation.id, isOver: presentation.modal.isLeaving, isHidden: isHidden)
            }
        } onChange: { [weak self] in
            // The content of a modal changes on the main actor only.
            MainActor.assumeIsolated { self?.look() }
        }
    }

    private func begin(_ transition: PresentationPlan.Transition) {
        transitions += 1
        let number = transitions
        let completion: @MainActor () -> Void = { [weak self] in self?.finish(number) }
        if case .dismiss(let modal) = transition {
            window.dismiss(modal, completion: completion)
        } else if let presentation = presentation(of: transition.modal) {
            window.present(pointing(presentation), completion: completion)
            plan.hasBegun(in: chain)
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
            hooks.warn(
                """
                \(content) refers to “\(name)”, and no view in sight has that name. To fix: add \
                .questionAnchor("\(name)") to a view in sight. (\(presentation.modal.source))
                """)
        }
        var presentation = presentation
        presentation.style = presentation.style.available(on: hooks.platform(), pointing: hasAnchor)
        return presentation
    }

    // MARK: Mistakes of the program

    /// Warns of a transition of which the system has not said within two seconds that it has ended.
    private func warnOfSilence(about transition: PresentationPlan.Transition) {
        guard let modal = presentation(of: transition.modal)?.modal else { return }
        let end = if case .present = transition { "there" } else { "gone" }
        let chainSays = chain.contains(modal.id) ? "It is shown." : "It is not shown."
        hooks.warn(
            "The system has not said within two seconds that \(modal.content) is \(end). \(chainSays) (\(modal.source))"
        )
    }

    /// Warns of a cover that nobody can answer or close: its view has let go of the function that takes the answer.
    private func warnIfUnanswerable(_ presentation: Presentation) {
        guard presentation.style == .fullScreen, hooks.platform().hasFullScreenCovers,
            let screen = presentation.modal.stage?.entries.first?.screen as? any AnsweredByView, !screen.isAnswerable
        else { return }
        hooks.warn(
            """
            \(presentation.modal.content) covers the screen, and its view has no button that answers. To fix: call the \
            function that the view is given, or present a sheet, which a swipe dismisses. (\(presentation.modal.source))
            """)
    }

    /// Warns of a question that nobody can see, two seconds after it was asked.
    private func warnIfUnseen(_ id: ModalID) {
        guard let presentation = presentation(of: id), !presentation.modal.isLeaving else { return }
        warnIfUnanswerable(presentation)
        guard window.chain == nil else { return }
        let modal = presentation.modal
        hooks.warn(
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
        presentation(of: modal)?.modal.dismiss()
        look()
    }
}
