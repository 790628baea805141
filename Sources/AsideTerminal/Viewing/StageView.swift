package import Aside
import AsideText
import Observation

/// Shows a stage as frames, and lets the user act on it by keys.
///
/// It does no input or output itself: frames go to a canvas, and events are handed in.
@MainActor
package final class StageView {
    /// What the view cannot do itself.
    package enum Request {
        case interrupt
        case suspend
    }

    private let stage: Stage
    private let canvas: any Canvas
    private let whenRequested: (Request) -> Void
    /// Is called when all that was kept for later has been taken.
    package var whenCaughtUp: () -> Void = {}
    /// Whether something was typed that waits for what it is meant for.
    package var hasTypeAhead: Bool { !ahead.events.isEmpty }

    private var frame: Frame?
    private var snapshot: StageSnapshot?
    private var drawnAttention: Attention?
    private var handler = InputHandler()
    /// Where the user was on surfaces that are covered now.
    private var kept: [SurfaceID: InputHandler] = [:]
    private var surface: SurfaceID?
    /// What the user did last, and to what.
    private var submitted: (surface: SurfaceID, command: Command, before: StageSnapshot)?
    private var ahead = TypeAhead()
    private var lastCommand = ContinuousClock.now
    private var isCatchingUp = false
    private var waiting: Task<Void, Never>?
    private var isWatching = false
    private var isShowing = true
    private var ticking: Task<Void, Never>?

    /// A view of a stage.
    ///
    /// - Parameters:
    ///   - stage: the stage.
    ///   - canvas: what frames are made for, and shown on.
    ///   - whenRequested: is told what the user wants that the view cannot do.
    package init(_ stage: Stage, on canvas: any Canvas, whenRequested: @escaping (Request) -> Void) {
        self.stage = stage
        self.canvas = canvas
        self.whenRequested = whenRequested
    }

    // MARK: Events

    /// Takes what has come in from the terminal, and shows what it changes.
    ///
    /// What is meant for something that is not there yet waits for that.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - isSeen: whether it answers what is in front, however new that is.
    package func take(_ event: InputEvent, isSeen: Bool = false) {
        if InputHandler.isForNow(event) { return act(on: event) }
        updateTypeAhead()
        if isSeen { markSeen() }
        receive(event)
    }

    /// What is shown has been seen: from now on, it can be answered.
    func markSeen() {
        ahead.markSeen()
    }

    private func receive(_ event: InputEvent) {
        if ahead.isPending, ContinuousClock.now - lastCommand >= Self.patience { ahead.endEffect() }
        switch ahead.receive(event) {
        case .take: deliver(event)
        case .keep: startWaiting()
        case .drop: break
        }
    }

    private func deliver(_ event: InputEvent) {
        guard case .text(let text) = event else { return act(on: event) }
        var rest = text[...]
        while let first = rest.first {
            if isTyping { return act(on: .text(String(rest))) }
            act(on: .text(String(first)))
            rest = rest.dropFirst()
            if rest.isEmpty { return }
            // The first letter may have brought another surface to the front, where the second one means something else.
            updateTypeAhead()
            guard ahead.isOpen else {
                if ahead.keepRest(.text(String(rest))) == .keep { startWaiting() }
                return
            }
        }
    }

    private var isTyping: Bool {
        let snapshot = readSnapshot()
        return snapshot.isTyping(handler.attention)
    }

    private func act(on event: InputEvent) {
        let before = readSnapshot()
        submitted = nil
        switch handler.take(event, on: before) {
        case nil: break
        case .interrupt: whenRequested(.interrupt)
        case .suspend: whenRequested(.suspend)
        case .repaint: drawAnew()
        case let command?:
            submitted = surface.map { ($0, command, before) }
            if command.mayHaveEffect {
                ahead.expectEffect(of: event)
                lastCommand = .now
            }
            command.carryOut(on: stage) { [weak self] in
                self?.ahead.endWork()
                self?.updateTypeAhead()
            }
        }
        draw()
    }

    // MARK: What is typed ahead

    /// How long what was typed waits for something to come of what was done before; a screen that takes longer for it
    /// may have other uses meanwhile.
    private static let patience = Duration.milliseconds(500)

    /// Sees who gets what is typed now, and lets it have what was kept for it.
    private func updateTypeAhead() {
        bringToFront(SurfaceID(inFrontOf: stage))
        ahead.setFront(front, surface)
        if ahead.isUnseen { markSeenSoon() }
        guard ahead.canDeliver, !isCatchingUp else { return }
        isCatchingUp = true
        // A question that is answered while it is being shown would end only after all of this.
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

    /// What came in together with the key that has brought it was typed before.
    private func markSeenSoon() {
        Task { [weak self] in self?.ahead.markSeen() }
    }

    private func startWaiting() {
        guard waiting == nil else { return }
        let rest = Self.patience - (ContinuousClock.now - lastCommand)
        waiting = Task { [weak self] in
            try? await Task.sleep(for: rest)
            guard let self else { return }
            waiting = nil
            ahead.endEffect()
            deliverTypeAhead()
        }
    }

    private var front: TypeAhead.Front {
        guard let modal = stage.modals.last else { return stage.acceptsInput ? .open : .busy }
        if modal.isLeaving { return .busy }
        if let stage = modal.stage { return stage.acceptsInput ? .open : .busy }
        return switch modal.content.kind {
        case .alert, .progress: .decision
        case .prompt where modal.content.isBusy: .checking
        case .prompt, .choose, .sheet: .open
        }
    }

    // MARK: Drawing

    /// Draws everything again, whatever the terminal shows now.
    package func drawAnew() {
        frame = nil
        drawnAttention = nil
        draw()
    }

    /// Draws what has changed.
    package func draw() {
        guard isShowing else { return }
        let snapshot = readSnapshot()
        updateTypeAhead()
        // The verdict on what was submitted may take its time.
        if let submitted, submitted.surface == surface {
            handler.focusFirstError(in: snapshot, after: submitted.command, since: submitted.before)
        }
        guard snapshot != self.snapshot || handler.attention != drawnAttention else { return }
        self.snapshot = snapshot
        let next = canvas.frame(of: snapshot, handler.attention)
        handler.attention.scroll = next.scroll
        drawnAttention = handler.attention
        // Where the user looks may be another place only in name.
        if next != frame { canvas.show(next, insteadOf: frame) }
        frame = next
        setTicking(snapshot.hasUnknownProgress)
    }

    /// Draws nothing any more.
    package func stop() {
        isShowing = false
        setTicking(false)
    }

    /// What stands on the stage; the user is where they were on the surface that is in front now.
    private func readSnapshot() -> StageSnapshot {
        bringToFront(SurfaceID(inFrontOf: stage))
        guard !isWatching else { return StageSnapshot(stage) }
        isWatching = true
        return withObservationTracking {
            StageSnapshot(stage)
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.isWatching = false
                self?.draw()
            }
        }
    }

    private func bringToFront(_ next: SurfaceID) {
        guard next != surface else { return }
        if let surface { kept[surface] = handler }
        let standing = SurfaceID.all(on: stage)
        kept = kept.filter { standing.contains($0.key) }
        handler = kept[next] ?? InputHandler()
        surface = next
    }

    // MARK: What nobody knows the length of

    private func setTicking(_ isTicking: Bool) {
        guard isTicking != (ticking != nil) else { return }
        ticking?.cancel()
        guard isTicking else {
            ticking = nil
            return
        }
        ticking = Task { [weak self] in
            while (try? await Task.sleep(for: .milliseconds(120))) != nil {
                self?.handler.attention.tick += 1
                self?.draw()
            }
        }
    }
}
