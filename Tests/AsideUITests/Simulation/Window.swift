import Aside
import Observation

@testable import AsideUI

/// A simulation of SwiftUI and its user, as far as the adapter knows them, with any order and any timing.
///
/// It presents what the adapter asks for, with animations of any length. It loses a presentation that comes while
/// another is still there, or for no reason; it loses alerts only if the adapter can ask what is in view.
/// Other parts of the app present something for any time. It calls back late, twice, out of order, or not at all.
///
/// It keeps three promises. A pressed button calls back before the pause after which an alert counts as gone. One of
/// the reports about the end of a view comes within the pause for it. If a binding still asks for a presentation after
/// SwiftUI has written into it, the presentation appears again.
@MainActor
final class Window {
    /// A presentation on the screen.
    struct Presented {
        enum Phase { case entering, resting, leaving }

        let appearance: ModalAppearance
        let style: PresentationStyle
        var phase = Phase.entering
        var isTakenAway = false
        /// Whether the presentation has taken the view beneath out of sight.
        var hidesBeneath = false
    }

    let seed: UInt64
    let stage = Stage()
    let ledger = Ledger()
    let dice: Dice
    let presenter: StagePresenter
    var presented: [PresentationSource: Presented] = [:]
    var callbacks: [Callback] = []
    var waits: [Placement.Wait] = []
    var swallowed: Set<ModalAppearance> = []
    var seen: Set<ModalAppearance> = []
    var losses: [ModalID: Int] = [:]
    /// The views from which another part of the app presents something.
    var foreign: Set<PresentationSource> = []
    /// Whether this system can be asked what is in view; if not, it loses no alerts, because nobody could notice.
    let isObservable: Bool
    var isInBackground = false
    var isAttached = true
    /// How many more disturbances there will be; without an end to them, nothing else would end either.
    var mischief = 12
    var steps = 0
    var task: Task<Void, Never>?

    /// More steps than any schedule needs.
    private static let mostSteps = 20_000

    /// The receiver of the pauses.
    private final class Clock {
        weak var window: Window?
    }

    init(seed: UInt64) {
        self.seed = seed
        dice = Dice(seed: seed)
        isObservable = dice.one(in: 2)
        let clock = Clock()
        presenter = StagePresenter(
            platform: Platform(),
            surroundings: Surroundings(
                wait: { wait, _ in clock.window?.waits.append(wait) },
                find: { appearance, presenting, _ in clock.window?.finding(appearance, presenting) ?? .unknown }
            ))
        clock.window = self
        stage.attach(presenter)
    }

    /// Runs a flow until it has ended.
    func run(_ flow: @escaping @MainActor (Window) async -> Void) async {
        let task = Task {
            await flow(self)
            ledger.finish()
        }
        self.task = task
        while !ledger.isFinished {
            steps += 1
            if steps > Self.mostSteps {
                ledger.complain("It does not end.")
                task.cancel()
                break
            }
            // From time to time, this lets the flow continue in the middle of other events; nothing depends on when.
            if dice.one(in: 4) { await Task {}.value }
            if !act() { await change() }
        }
        await task.value
        // Ended modals stay in view for one more turn.
        while !stage.entries.isEmpty { await change { _ = self.stage.entries } }
        finish()
    }

    /// Ends hanging flows, so that the test ends.
    func giveUp() {
        ledger.note("given up")
        task?.cancel()
        stage.detach(presenter)
        ledger.finish()
        ledger.complain("It hung.")
    }

    /// Checks that later calls change nothing any more.
    func finish() {
        for callback in callbacks { deliver(callback) }
        if !stage.modals.isEmpty { ledger.complain("Left on stage: \(stage.modals.map(\.content.title)).") }
        if !stage.entries.isEmpty { ledger.complain("Left on the stack: \(stage.stack.screens.map(\.title)).") }
        if !presenter.placement.chain.isEmpty { ledger.complain("Left in the adapter: \(presenter.placement.chain).") }
        stage.detach(presenter)
    }

    /// Waits until there may be an event.
    func change() async {
        guard !ledger.isFinished else { return }
        await change {
            _ = ledger.isFinished
            _ = presenter.placement
            for modal in stage.modals { _ = modal.content }
            for stage in [stage] + stage.modals.compactMap(\.stage) {
                _ = stage.entries
                _ = stage.acceptsInput
            }
        }
    }

    func change(of look: () -> Void) async {
        await withCheckedContinuation { continuation in
            withObservationTracking(look) { continuation.resume() }
        }
    }

    // MARK: The next event

    func act() -> Bool {
        if mischief > 0, dice.one(in: 6) {
            mischief -= 1
            if makeMischief() { return true }
        }
        if isInBackground, dice.one(in: 3) {
            setInBackground(false)
            return true
        }
        if !isAttached {
            attach()
            return true
        }
        var events = renderings + animations + deliveries + expiries
        // It stays until everybody has waited for a while.
        if events.isEmpty || dice.one(in: 10) { events += foreignEnds }
        // The user acts when everything is at rest, and sometimes before.
        if events.isEmpty || dice.one(in: 4) { events += userEvents }
        if events.isEmpty, isInBackground { events.append { self.setInBackground(false) } }
        guard !events.isEmpty else { return false }
        dice.pick(events)()
        return true
    }

    func makeMischief() -> Bool {
        switch dice.number(below: 7) {
        case 5 where !isInBackground:
            return openForeign()
        case 0:
            setInBackground(!isInBackground)
        case 1 where isAttached && presented.isEmpty:
            detach()
        case 2:
            callbacks += inOrder.map { .wroteAbsenceOfNext($0.key) }
        case 3:
            guard let callback = callbacks.first else { return false }
            callbacks.insert(callback, at: 0)
        default:
            guard let wanted = presenter.placement.presented(from: .stack) else { return false }
            guard wanted.style.isView || isObservable else { return false }
            if !seen.contains(wanted.appearance) { swallowed.insert(wanted.appearance) }
        }
        return true
    }

    func setInBackground(_ isInBackground: Bool) {
        self.isInBackground = isInBackground
        ledger.note(isInBackground ? "background" : "foreground")
        presenter.setInBackground(isInBackground)
    }

    /// The parent of the stage's view removes the view.
    func detach() {
        isAttached = false
        ledger.note("detached")
        presenter.clear()
        stage.detach(presenter)
    }

    func attach() {
        isAttached = true
        ledger.note("attached")
        stage.attach(presenter)
    }

    func title(_ appearance: ModalAppearance) -> String {
        presenter.modal(appearance.modal)?.content.title ?? "\(appearance.modal)"
    }
}
