package import Aside
import AsideText
import Observation

/// A view that shows a stage as frames, and lets the user operate it with keys.
///
/// It does no input or output itself. Frames go to a canvas, and events are passed in.
@MainActor
package final class TerminalView {
    /// A request that the view cannot fulfil itself.
    package enum Request: Equatable {
        case interrupt, suspend, quit, endInput
    }

    private let stage: Stage
    private let canvas: any Canvas
    private let whenRequested: (Request) -> Void
    /// Called when all kept keys have been used.
    package var whenCaughtUp: () -> Void = {}
    /// Whether typed keys still wait for the surface or the button that they are for.
    package var hasTypeAhead: Bool { !ahead.events.isEmpty }

    /// What the user sees.
    private var drawn: Drawn?
    /// The user's place on each surface.
    private var places = UserPlaces()
    /// The last command of the user, and the surface that it was for.
    private var submitted: (surface: FrontID, command: Command, before: StageSnapshot)?
    /// The keys that wait.
    ///
    /// They can be passed on to the view of the next question.
    private(set) var ahead: TypeAhead
    /// The time, which a test can set.
    private let now: @MainActor () -> ContinuousClock.Instant
    private var lastCommand = ContinuousClock.now
    /// The button that the user has pressed since this surface came to the front.
    private var pressed: Target?
    /// The button that a kept key waits for.
    private var awaited: Target?
    private var isCatchingUp = false
    private var waiting: Task<Void, Never>?
    private var isWatching = false
    private var isShowing = true
    private let pace = DrawingPace()

    /// A frame, and what was in front when it was drawn.
    private struct Drawn {
        let frame: Frame
        let snapshot: StageSnapshot
        let viewState: ViewState
        let surface: FrontID
        let notice: Notice?
    }

    /// Makes a view of a stage, which passes on the requests that it cannot fulfil itself.
    package convenience init(_ stage: Stage, on canvas: any Canvas, whenRequested: @escaping (Request) -> Void) {
        self.init(stage, on: canvas, ahead: TypeAhead(), whenRequested: whenRequested)
    }

    /// Makes a view that starts with keys that were typed before.
    init(
        _ stage: Stage, on canvas: any Canvas, ahead: TypeAhead,
        now: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
        whenRequested: @escaping (Request) -> Void
    ) {
        self.ahead = ahead
        self.stage = stage
        self.canvas = canvas
        self.now = now
        self.whenRequested = whenRequested
    }

    // MARK: Events

    /// Handles an event from the terminal, and draws what it changes.
    ///
    /// It keeps keys for a surface that does not exist yet. An event that is seen is for the surface in front, even if that is
    /// new.
    package func take(_ event: InputEvent, isSeen: Bool = false) {
        if InputHandler.always(event) != nil { return act(on: event) }
        // The press is for the notice that the user has seen, and not for a later one.
        if event == .key(Key(.function(2))) || drawn?.frame.noticeButton.map(event.presses) == true {
            drawn?.notice?.press()
            return draw()
        }
        updateTypeAhead()
        if case .mouse(let mouse) = event { return take(mouse) }
        if isSeen { markSeen() }
        receive(event)
    }

    /// Notes that the user has read what is shown, so that they can answer from now on.
    func markSeen() {
        ahead.markRead(at: now())
    }

    private func receive(_ event: InputEvent) {
        endOldEffect()
        switch ahead.receive(event) {
        case .take: deliver(event)
        case .keep: startWaiting()
        case .drop: break
        }
    }

    private func endOldEffect() {
        if ahead.isPending, ContinuousClock.now - lastCommand >= patience { ahead.endEffect() }
    }

    private func deliver(_ event: InputEvent) {
        guard case .text(let text) = event else { return act(on: event) }
        var rest = text[...]
        while let first = rest.first {
            if isTyping { return act(on: .text(String(rest))) }
            act(on: .text(String(first)))
            rest = rest.dropFirst()
            if rest.isEmpty { return }
            // The first letter may have brought another surface to the front, on which the second letter means
            // something else.
            updateTypeAhead()
            guard ahead.isOpen else {
                if ahead.keepRest(.text(String(rest))) == .keep { startWaiting() }
                return
            }
        }
    }

    /// Presses what the user points at in the frame that they see.
    ///
    /// Later frames may differ.
    private func take(_ mouse: Mouse) {
        endOldEffect()
        let snapshot = readSnapshot()
        switch mouse.action {
        case .wheelUp: places.handler.scroll(by: -3)
        case .wheelDown: places.handler.scroll(by: 3)
        case .press:
            guard let drawn, drawn.surface == places.surface, ahead.takesMouse,
                let target = drawn.frame.target(atRow: mouse.row, column: mouse.column),
                // The user does not see suggestions that a search has found meanwhile.
                drawn.snapshot.front.suggestions(at: target) == snapshot.front.suggestions(at: target)
            else { return }
            let handlerBefore = places.handler
            let command = places.handler.press(target, on: snapshot)
            guard !isTooEarly(command, on: snapshot) else {
                places.handler = handlerBefore
                return
            }
            _ = leaveField(since: handlerBefore, by: command, on: snapshot)
            perform(command, for: .mouse(mouse), on: snapshot)
        }
        draw()
    }

    private var isTyping: Bool {
        let snapshot = readSnapshot()
        return snapshot.isTyping(places.handler.viewState)
    }

    private func act(on event: InputEvent) {
        let before = readSnapshot()
        // The user has been led to the next frame, even if it is not drawn yet.
        let isPress = event == .key(Key(.enter)) || event == .text(" ")
        let shown = isPress ? canvas.frame(of: before, places.handler.viewState).shown : nil
        let handlerBefore = places.handler
        let command = places.handler.take(event, on: before, seeing: shown)
        if isTooEarly(command, on: before) {
            places.handler = handlerBefore
            return draw()
        }
        let isChecking = leaveField(since: handlerBefore, by: command, on: before)
        // If the user has just pressed this busy button, a second press does nothing.
        if let button = command?.unavailableButton(on: before), isChecking || button != pressed {
            places.handler = handlerBefore
            return wait(with: event, for: button)
        }
        perform(command, for: event, on: before)
        if places.handler.viewState.isRefused { ahead.refuse() }
        draw()
    }

    /// Runs the checks of the field that the user has left, and returns whether they take their time.
    private func leaveField(since before: InputHandler, by command: Command?, on snapshot: StageSnapshot) -> Bool {
        guard let field = places.handler.fieldLeft(since: before, by: command, on: snapshot) else { return false }
        try? stage.operableInFront?.leave(field)
        return stage.operableInFront?.outline[field]?.isBusy == true
    }

    /// Whether the user cannot have read yet what the command would do.
    private func isTooEarly(_ command: Command?, on snapshot: StageSnapshot) -> Bool {
        command?.mustBeRead(on: snapshot) == true && !ahead.isRead(at: now())
    }

    private func perform(_ command: Command?, for event: InputEvent, on before: StageSnapshot) {
        submitted = nil
        if let button = command?.button(on: before) { pressed = button }
        switch command {
        case nil: break
        case .interrupt, .endInput:
            ahead.clear()
            whenRequested(command == .interrupt ? .interrupt : .endInput)
        case .suspend, .quit: whenRequested(command == .quit ? .quit : .suspend)
        case .repaint: drawAnew()
        case let command?:
            submitted = places.surface.map { ($0, command, before) }
            if command.mayHaveEffect {
                ahead.expectEffect(of: event)
                lastCommand = .now
            }
            command.carryOut(on: stage) { [weak self] in
                self?.ahead.endWork()
                self?.updateTypeAhead()
            }
        }
    }

    // MARK: What is typed ahead

    /// How long typed keys wait for an effect of the last action.
    ///
    /// If a screen takes longer, the user may press other keys meanwhile.
    var patience = Duration.milliseconds(500)

    /// Decides what the kept keys are for now, and delivers them.
    private func updateTypeAhead() {
        if let pressed, stage.frontID == places.surface,
            StageSnapshot(stage).front.outline?[pressed.item] == nil
        {
            self.pressed = nil
            ahead.loseButton()
        }
        bringToFront()
        ahead.setFront(TypeAhead.Front(of: stage), places.surface, isQuestion: stage.operatedQuestion != nil)
        if ahead.isHolding, let awaited, StageSnapshot(stage).front.canPress(awaited) { ahead.release() }
        if ahead.isUnseen || ahead.hasLostButton || ahead.isRefused { markSeenSoon() }
        guard ahead.canDeliver, !isCatchingUp else { return }
        isCatchingUp = true
        // A question may be answered while it is being shown. Without a task, it would end only after all of this.
        Task { [weak self] in
            self?.isCatchingUp = false
            self?.deliverTypeAhead()
        }
    }

    private func deliverTypeAhead() {
        updateTypeAhead()
        while isShowing, let event = ahead.next() {
            deliver(event)
            updateTypeAhead()
        }
        if !hasTypeAhead { whenCaughtUp() }
    }

    private func wait(with event: InputEvent, for button: Target) {
        awaited = button
        ahead.hold(event)
        Task { [weak self, patience] in
            try? await Task.sleep(for: patience)
            guard let self, ahead.isHolding, awaited == button else { return }
            ahead.dropHeld()
            deliverTypeAhead()
        }
    }

    /// Marks the surface as seen soon: keys that arrived together with the key that opened it were typed before it.
    private func markSeenSoon() {
        Task { [weak self] in self?.ahead.markSeen() }
    }

    private func startWaiting() {
        guard waiting == nil else { return }
        let rest = patience - (ContinuousClock.now - lastCommand)
        waiting = Task { [weak self] in
            try? await Task.sleep(for: rest)
            guard let self else { return }
            waiting = nil
            ahead.endEffect()
            deliverTypeAhead()
        }
    }

    // MARK: Drawing

    /// Draws everything again, even if the terminal already shows it.
    package func drawAnew() {
        drawn = nil
        draw()
    }

    /// Draws what has changed.
    package func draw() {
        guard isShowing else { return }
        let snapshot = readSnapshot()
        updateTypeAhead()
        defer { ahead.markDrawn(at: now()) }
        // The check of a submitted text may take its time.
        if let submitted, submitted.surface == places.surface {
            places.handler.focusFirstError(in: snapshot, after: submitted.command, since: submitted.before)
        }
        guard snapshot != drawn?.snapshot || places.handler.viewState != drawn?.viewState else { return }
        let next = canvas.frame(of: snapshot, places.handler.viewState)
        places.handler.viewState.scroll = next.scroll
        places.handler.viewState.textArea = next.textArea
        // The user's place may have changed without a visible difference.
        if next != drawn?.frame { canvas.show(next, insteadOf: drawn?.frame) }
        drawn = Drawn(
            frame: next, snapshot: snapshot, viewState: places.handler.viewState, surface: places.surface ?? .nothing,
            notice: stage.notice)
        pace.tick(snapshot.hasUnknownProgress || snapshot.showsTimeLeft) { [weak self] in
            self?.places.handler.viewState.tick += 1
            self?.draw()
        }
    }

    /// Stops drawing.
    package func stop() {
        isShowing = false
        pace.stop()
    }

    /// Takes a snapshot of the stage, and restores the user's place on the surface in front.
    private func readSnapshot() -> StageSnapshot {
        bringToFront()
        var snapshot = isWatching ? StageSnapshot(stage) : readWatched()
        snapshot.showTimeLeft(on: stage)
        snapshot.updateMatches(&places.handler.viewState)
        return snapshot
    }

    private func readWatched() -> StageSnapshot {
        isWatching = true
        return withObservationTracking {
            StageSnapshot(stage)
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.isWatching = false
                self?.pace.soon { self?.draw() }
            }
        }
    }

    private func bringToFront() {
        if places.bringToFront(on: stage) { pressed = nil }
    }
}
