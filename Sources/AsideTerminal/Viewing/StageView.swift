import Aside
import AsideText
import Observation

/// Shows a stage as frames, and lets the user act on it by keys.
///
/// It does no input or output itself: frames go to a canvas, and events are handed in.
@MainActor
final class StageView {
    /// What the view cannot do itself.
    enum Wish {
        case interrupt
        case suspend
    }

    private let stage: Stage
    private let canvas: any Canvas
    private let whenWished: (Wish) -> Void
    /// Is called when all that was kept for later has been taken.
    var whenCaughtUp: () -> Void = {}
    /// Whether something was typed that waits for what it is meant for.
    var isKeeping: Bool { !ahead.events.isEmpty }

    private var frame: Frame?
    private var tableau: Tableau?
    private var drawnAttention: Attention?
    private var handling = Handling()
    /// Where the user was on surfaces that are covered now.
    private var kept: [SurfaceID: Handling] = [:]
    private var surface: SurfaceID?
    /// What the user did last, and to what.
    private var submitted: (surface: SurfaceID, deed: Deed, before: Tableau)?
    private var ahead = TypeAhead()
    private var lastDeed = ContinuousClock.now
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
    ///   - whenWished: is told what the user wants that the view cannot do.
    init(_ stage: Stage, on canvas: any Canvas, whenWished: @escaping (Wish) -> Void) {
        self.stage = stage
        self.canvas = canvas
        self.whenWished = whenWished
    }

    // MARK: Events

    /// Takes what has come in from the terminal, and shows what it changes.
    ///
    /// What is meant for something that is not there yet waits for that.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - isSeen: whether it answers what is in front, however new that is.
    func take(_ event: InputEvent, isSeen: Bool = false) {
        if Handling.isForNow(event) { return act(on: event) }
        turnAhead()
        if isSeen { see() }
        hear(event)
    }

    /// What is shown has been seen: from now on, it can be answered.
    func see() {
        ahead.see()
    }

    private func hear(_ event: InputEvent) {
        if ahead.isPending, ContinuousClock.now - lastDeed >= Self.patience { ahead.endEffect() }
        switch ahead.hear(event) {
        case .take: takeNow(event)
        case .keep: beginPatience()
        case .drop: break
        }
    }

    private func takeNow(_ event: InputEvent) {
        guard case .text(let text) = event else { return act(on: event) }
        var rest = text[...]
        while let first = rest.first {
            if isTyping { return act(on: .text(String(rest))) }
            act(on: .text(String(first)))
            rest = rest.dropFirst()
            if rest.isEmpty { return }
            // The first letter may have brought another surface to the front, where the second one means something else.
            turnAhead()
            guard ahead.isOpen else {
                if ahead.putBack(.text(String(rest))) == .keep { beginPatience() }
                return
            }
        }
    }

    private var isTyping: Bool {
        let tableau = look()
        return tableau.isTyping(handling.attention)
    }

    private func act(on event: InputEvent) {
        let before = look()
        submitted = nil
        switch handling.take(event, on: before) {
        case nil: break
        case .interrupt: whenWished(.interrupt)
        case .suspend: whenWished(.suspend)
        case .repaint: drawAnew()
        case let deed?:
            submitted = surface.map { ($0, deed, before) }
            if deed.mayHaveEffect {
                ahead.expectEffect(of: event)
                lastDeed = .now
            }
            deed.carryOut(on: stage) { [weak self] in
                self?.ahead.endWork()
                self?.turnAhead()
            }
        }
        draw()
    }

    // MARK: What is typed ahead

    /// How long what was typed waits for something to come of what was done before; a screen that takes longer for it
    /// may have other uses meanwhile.
    private static let patience = Duration.milliseconds(500)

    /// Sees who gets what is typed now, and lets it have what was kept for it.
    private func turnAhead() {
        turn(to: SurfaceID(inFrontOf: stage))
        ahead.turn(to: front, surface)
        if ahead.isUnseen { letItBeSeen() }
        guard ahead.canGoOn, !isCatchingUp else { return }
        isCatchingUp = true
        // A question that is answered while it is being shown would end only after all of this.
        Task { [weak self] in
            self?.isCatchingUp = false
            self?.takeWhatWasKept()
        }
    }

    private func takeWhatWasKept() {
        turnAhead()
        while isShowing, let event = ahead.next() {
            takeNow(event)
            turnAhead()
        }
        if !isKeeping { whenCaughtUp() }
    }

    /// What came in together with the key that has brought it was typed before.
    private func letItBeSeen() {
        Task { [weak self] in self?.ahead.see() }
    }

    private func beginPatience() {
        guard waiting == nil else { return }
        let rest = Self.patience - (ContinuousClock.now - lastDeed)
        waiting = Task { [weak self] in
            try? await Task.sleep(for: rest)
            guard let self else { return }
            waiting = nil
            ahead.endEffect()
            takeWhatWasKept()
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
    func drawAnew() {
        frame = nil
        drawnAttention = nil
        draw()
    }

    /// Draws what has changed.
    func draw() {
        guard isShowing else { return }
        let tableau = look()
        turnAhead()
        // The verdict on what was submitted may take its time.
        if let submitted, submitted.surface == surface {
            handling.turn(toWhatIsWrongIn: tableau, by: submitted.deed, since: submitted.before)
        }
        guard tableau != self.tableau || handling.attention != drawnAttention else { return }
        self.tableau = tableau
        let next = canvas.frame(of: tableau, handling.attention)
        handling.attention.scroll = next.scroll
        drawnAttention = handling.attention
        // Where the user looks may be another place only in name.
        if next != frame { canvas.show(next, insteadOf: frame) }
        frame = next
        setTicking(tableau.hasUnknownProgress)
    }

    /// Draws nothing any more.
    func stop() {
        isShowing = false
        setTicking(false)
    }

    /// What stands on the stage; the user is where they were on the surface that is in front now.
    private func look() -> Tableau {
        turn(to: SurfaceID(inFrontOf: stage))
        guard !isWatching else { return Tableau(stage) }
        isWatching = true
        return withObservationTracking {
            Tableau(stage)
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.isWatching = false
                self?.draw()
            }
        }
    }

    private func turn(to next: SurfaceID) {
        guard next != surface else { return }
        if let surface { kept[surface] = handling }
        let standing = SurfaceID.all(on: stage)
        kept = kept.filter { standing.contains($0.key) }
        handling = kept[next] ?? Handling()
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
                self?.handling.attention.tick += 1
                self?.draw()
            }
        }
    }
}

/// Where frames are shown.
@MainActor
protocol Canvas: AnyObject {
    /// Draws what stands on a stage, in the size that there is.
    func frame(of tableau: Tableau, _ attention: Attention) -> Frame
    /// Shows a frame.
    ///
    /// - Parameters:
    ///   - frame: the frame.
    ///   - old: the one that is shown now; `nil` where nobody knows.
    func show(_ frame: Frame, insteadOf old: Frame?)
}

extension Tableau {
    /// Whether letters go into a field.
    func isTyping(_ attention: Attention) -> Bool {
        switch target(of: attention) {
        case .field: true
        case .item(let id): if case .field = front.outline?[id]?.kind { true } else { false }
        case .option, .choice, nil: false
        }
    }

    /// Whether something in front goes on and nobody knows how far it has come.
    var hasUnknownProgress: Bool {
        if front.question?.kind == .progress { return front.question?.progress?.fraction == nil }
        return front.outline?.items.contains { $0.kind == .meter(fraction: nil) } ?? false
    }
}
