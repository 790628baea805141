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
    /// Is told how far work has come, whenever that changes.
    var whenProgressed: (WindowProgress) -> Void = { _ in }
    /// Whether something was typed that waits for what it is meant for.
    package var hasTypeAhead: Bool { !ahead.events.isEmpty }

    private var frame: Frame?
    /// The surface that was in front then.
    private var drawnSurface: SurfaceID?
    /// The notice that was in view then.
    private var drawnNotice: Notice?
    private var snapshot: StageSnapshot?
    private var drawnAttention: Attention?
    private var handler = InputHandler()
    /// Where the user was on surfaces that are covered now.
    private var kept: [SurfaceID: InputHandler] = [:]
    private var surface: SurfaceID?
    /// What the user did last, and to what.
    private var submitted: (surface: SurfaceID, command: Command, before: StageSnapshot)?
    /// What was typed, and waits; whoever shows the next question with another view hands it on.
    private(set) var ahead: TypeAhead
    private var lastCommand = ContinuousClock.now
    /// The button that the user has pressed since this surface came to the front.
    private var pressed: Target?
    /// The button that a held key waits for.
    private var awaited: Target?
    private var isCatchingUp = false
    private var waiting: Task<Void, Never>?
    private var isWatching = false
    private var isShowing = true
    private var ticking: (reason: Ticking, task: Task<Void, Never>)?
    /// When something was drawn last that had changed by itself.
    private var lastChange = ContinuousClock.now - .seconds(1)
    private var pacing: Task<Void, Never>?
    private var progress = WindowProgress.none

    /// A view of a stage.
    ///
    /// - Parameters:
    ///   - stage: the stage.
    ///   - canvas: what frames are made for, and shown on.
    ///   - whenRequested: is told what the user wants that the view cannot do.
    package convenience init(_ stage: Stage, on canvas: any Canvas, whenRequested: @escaping (Request) -> Void) {
        self.init(stage, on: canvas, ahead: TypeAhead(), whenRequested: whenRequested)
    }

    /// A view that takes what was typed before there was anything to show.
    init(_ stage: Stage, on canvas: any Canvas, ahead: TypeAhead, whenRequested: @escaping (Request) -> Void) {
        self.ahead = ahead
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
        // What the user has seen, and not what has come into its place meanwhile.
        if event == .key(Key(.function(2))) || frame?.noticeButton.map(event.presses) == true {
            drawnNotice?.press()
            return draw()
        }
        updateTypeAhead()
        if case .mouse(let mouse) = event { return take(mouse) }
        if isSeen { markSeen() }
        receive(event)
    }

    /// What is shown has been seen: from now on, it can be answered.
    func markSeen() {
        ahead.markSeen()
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
            // The first letter may have brought another surface to the front, where the second one means something else.
            updateTypeAhead()
            guard ahead.isOpen else {
                if ahead.keepRest(.text(String(rest))) == .keep { startWaiting() }
                return
            }
        }
    }

    /// Presses what the user points to, in the frame that they see: what comes later may be somewhere else.
    private func take(_ mouse: Mouse) {
        endOldEffect()
        let snapshot = readSnapshot()
        switch mouse.action {
        case .wheelUp: handler.scroll(by: -3)
        case .wheelDown: handler.scroll(by: 3)
        case .press:
            guard drawnSurface == surface, ahead.takesMouse,
                let target = frame?.target(atRow: mouse.row, column: mouse.column),
                // What a search has found meanwhile is not what the user sees.
                self.snapshot?.front.suggestions(at: target) == snapshot.front.suggestions(at: target)
            else { return }
            perform(handler.press(target, on: snapshot), for: .mouse(mouse), on: snapshot)
        }
        draw()
    }

    private var isTyping: Bool {
        let snapshot = readSnapshot()
        return snapshot.isTyping(handler.attention)
    }

    private func act(on event: InputEvent) {
        let before = readSnapshot()
        // What is drawn next is what the user has been led to, even where it is not drawn yet.
        let isPress = event == .key(Key(.enter)) || event == .text(" ")
        let shown = isPress ? canvas.frame(of: before, handler.attention).shown : nil
        let handlerBefore = handler
        let command = handler.take(event, on: before, seeing: shown)
        // A button is busy with what its user has just pressed: once more does nothing.
        if let button = command?.unavailableButton(on: before), button != pressed {
            handler = handlerBefore
            return wait(with: event, for: button)
        }
        perform(command, for: event, on: before)
        draw()
    }

    private func perform(_ command: Command?, for event: InputEvent, on before: StageSnapshot) {
        submitted = nil
        if let button = command?.button(on: before) { pressed = button }
        switch command {
        case nil: break
        case .interrupt:
            ahead.clear()
            whenRequested(.interrupt)
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
    }

    // MARK: What is typed ahead

    /// How long what was typed waits for something to come of what was done before; a screen that takes longer for it
    /// may have other uses meanwhile.
    var patience = Duration.milliseconds(500)

    /// Sees who gets what is typed now, and lets it have what was kept for it.
    private func updateTypeAhead() {
        bringToFront(SurfaceID(inFrontOf: stage))
        ahead.setFront(TypeAhead.Front(of: stage), surface)
        if ahead.isHolding, let awaited, StageSnapshot(stage).front.canPress(awaited) { ahead.release() }
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

    /// What came in together with the key that has brought it was typed before.
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
        let progress = WindowProgress(snapshot)
        if progress != self.progress {
            self.progress = progress
            whenProgressed(progress)
        }
        guard snapshot != self.snapshot || handler.attention != drawnAttention else { return }
        self.snapshot = snapshot
        let next = canvas.frame(of: snapshot, handler.attention)
        handler.attention.scroll = next.scroll
        handler.attention.textArea = next.textArea
        drawnAttention = handler.attention
        // Where the user looks may be another place only in name.
        if next != frame { canvas.show(next, insteadOf: frame) }
        frame = next
        drawnSurface = surface
        drawnNotice = stage.notice
        setTicking(snapshot.hasUnknownProgress ? .movingBlock : snapshot.showsTimeLeft ? .timeLeft : nil)
    }

    /// Draws nothing any more.
    package func stop() {
        isShowing = false
        pacing?.cancel()
        setTicking(nil)
    }

    /// What stands on the stage; the user is where they were on the surface that is in front now.
    private func readSnapshot() -> StageSnapshot {
        bringToFront(SurfaceID(inFrontOf: stage))
        var snapshot = isWatching ? StageSnapshot(stage) : readWatched()
        snapshot.showTimeLeft(on: stage)
        snapshot.updateMatches(&handler.attention)
        return snapshot
    }

    private func readWatched() -> StageSnapshot {
        isWatching = true
        return withObservationTracking {
            StageSnapshot(stage)
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.isWatching = false
                self?.drawSoon()
            }
        }
    }

    /// Draws what has changed by itself, at most sixty times a second: nobody sees more, and work must not wait for frames.
    private func drawSoon() {
        let rest = Self.frameTime - (ContinuousClock.now - lastChange)
        guard rest > .zero else {
            lastChange = .now
            return draw()
        }
        guard pacing == nil else { return }
        pacing = Task { [weak self] in
            try? await Task.sleep(for: rest)
            self?.pacing = nil
            self?.lastChange = .now
            self?.draw()
        }
    }

    private static let frameTime = Duration.seconds(1) / 60

    private func bringToFront(_ next: SurfaceID) {
        guard next != surface else { return }
        if let surface { kept[surface] = handler }
        let standing = SurfaceID.all(on: stage)
        kept = kept.filter { standing.contains($0.key) }
        handler = kept[next] ?? InputHandler()
        surface = next
        pressed = nil
    }

    // MARK: What changes with time

    /// Why frames are drawn again and again though nothing happens.
    private enum Ticking {
        /// Nobody knows how long a work takes, so that a block goes to and fro.
        case movingBlock
        case timeLeft

        var period: Duration {
            switch self {
            case .movingBlock: .milliseconds(120)
            // It is told in seconds.
            case .timeLeft: .milliseconds(250)
            }
        }
    }

    private func setTicking(_ reason: Ticking?) {
        guard reason != ticking?.reason else { return }
        ticking?.task.cancel()
        ticking = reason.map { reason in
            let task = Task { [weak self] in
                while (try? await Task.sleep(for: reason.period)) != nil {
                    if reason == .movingBlock { self?.handler.attention.tick += 1 }
                    self?.draw()
                }
            }
            return (reason, task)
        }
    }
}

extension InputEvent {
    /// Whether it is a press of the mouse in that area.
    fileprivate func presses(_ area: Frame.Area) -> Bool {
        guard case .mouse(let mouse) = self, mouse.action == .press else { return false }
        return area.contains(row: mouse.row, column: mouse.column)
    }
}
