import Aside
import Observation

@testable import AsideUI

/// SwiftUI and the user in front of it, as far as the adapter knows them; both do what they want when they want.
///
/// What it presents is what the adapter asks for, with animations of any length. It swallows what is to be presented
/// while something else is still there, or for no reason. It calls back late, twice, out of order, or not at all.
///
/// It keeps to this: a button that was pressed calls before the pause after which an alert counts as gone;
/// of the several things that tell the end of a view, one comes within the pause for it.
@MainActor
final class Window {
    /// Something on the screen.
    struct Presented {
        enum Phase { case entering, resting, leaving }

        let appearance: Appearance
        let means: Means
        var phase = Phase.entering
        var isTakenAway = false
    }

    let seed: UInt64
    let stage = Stage()
    let ledger = Ledger()
    let dice: Dice
    private(set) var presenter: StagePresenter!
    private var presented: [Presenting: Presented] = [:]
    private var callbacks: [Callback] = []
    private var waits: [Placement.Wait] = []
    private var swallowed: Set<Appearance> = []
    private var losses: [ModalID: Int] = [:]
    private var isInBackground = false
    private var isAttached = true
    /// How much more mischief there will be; without an end to it, nothing else would end either.
    private var mischief = 12
    private var steps = 0
    private var task: Task<Void, Never>?

    /// More steps than any schedule needs.
    private static let mostSteps = 20_000

    init(seed: UInt64) {
        self.seed = seed
        dice = Dice(seed: seed)
        presenter = StagePresenter(platform: Platform()) { [unowned self] wait, _ in waits.append(wait) }
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
            // Lets the flow go on in the middle of things, now and then; nothing depends on when.
            if dice.one(in: 4) { await Task.yield() }
            if !act() { await change() }
        }
        await task.value
        // What has ended stays in view for one more turn.
        while !stage.entries.isEmpty { await change { _ = self.stage.entries } }
        finish()
    }

    /// Ends what hangs, so that the test ends.
    func giveUp() {
        ledger.note("given up")
        task?.cancel()
        stage.detach(presenter)
        ledger.finish()
        ledger.complain("It hung.")
    }

    /// Nothing that comes later finds anything to change.
    private func finish() {
        for callback in callbacks { deliver(callback) }
        if !stage.modals.isEmpty { ledger.complain("Left on stage: \(stage.modals.map(\.content.title)).") }
        if !stage.entries.isEmpty { ledger.complain("Left on the stack: \(stage.stack.screens.map(\.title)).") }
        if !presenter.placement.chain.isEmpty { ledger.complain("Left in the adapter: \(presenter.placement.chain).") }
        stage.detach(presenter)
    }

    /// Waits until there may be something to do.
    private func change() async {
        guard !ledger.isFinished else { return }
        await change {
            _ = ledger.isFinished
            _ = presenter.placement
            for modal in stage.modals { _ = modal.content }
            for stage in [stage] + stage.modals.compactMap(\.stage) {
                _ = stage.entries
                _ = stage.isWaiting
            }
        }
    }

    private func change(of look: () -> Void) async {
        await withCheckedContinuation { continuation in
            withObservationTracking(look) { continuation.resume() }
        }
    }

    // MARK: What happens next

    private func act() -> Bool {
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
        var deeds = renderings + animations + deliveries + expiries
        // A user acts when things have come to rest, and sometimes before.
        if deeds.isEmpty || dice.one(in: 4) { deeds += userDeeds }
        if deeds.isEmpty, isInBackground { deeds.append { self.setInBackground(false) } }
        guard !deeds.isEmpty else { return false }
        dice.pick(deeds)()
        return true
    }

    private func makeMischief() -> Bool {
        switch dice.number(below: 5) {
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
            guard let wanted = presenter.placement.presented(from: .stack), wanted.means.isView else { return false }
            if presented[.stack]?.appearance != wanted.appearance { swallowed.insert(wanted.appearance) }
        }
        return true
    }

    private func setInBackground(_ isInBackground: Bool) {
        self.isInBackground = isInBackground
        ledger.note(isInBackground ? "background" : "foreground")
        presenter.setInBackground(isInBackground)
    }

    /// The parent of the stage's view takes it away.
    private func detach() {
        isAttached = false
        ledger.note("detached")
        presenter.clear()
        stage.detach(presenter)
    }

    private func attach() {
        isAttached = true
        ledger.note("attached")
        stage.attach(presenter)
    }

    // MARK: SwiftUI renders

    private typealias Deed = @MainActor () -> Void

    private var renderings: [Deed] {
        guard !isInBackground else { return [] }
        let views = inOrder.map(\.value).filter { $0.means.isView && $0.phase != .leaving }.map { $0.appearance.modal }
        return ([.stack] + views.map { .modal($0) }).compactMap { rendering($0) }
    }

    /// What is on the screen, the oldest first.
    private var inOrder: [(key: Presenting, value: Presented)] {
        presented.sorted { $0.value.appearance.number < $1.value.appearance.number }
    }

    /// What SwiftUI does about the difference between what is and what is asked for.
    private func rendering(_ presenting: Presenting) -> Deed? {
        let wanted = presenter.placement.presented(from: presenting)
        switch (presented[presenting], wanted) {
        case (nil, let wanted?) where !swallowed.contains(wanted.appearance):
            return { self.present(wanted, from: presenting) }
        case (let present?, let wanted) where present.appearance != wanted?.appearance && present.phase != .leaving:
            return { self.presented[presenting]?.phase = .leaving }
        case (let present?, let wanted?) where present.appearance != wanted.appearance && wanted.means.isView:
            // What is to come while something is still going is swallowed, unless it is an alert, which waits.
            if swallowed.contains(wanted.appearance) { return nil }
            return { self.swallowed.insert(wanted.appearance) }
        default:
            return nil
        }
    }

    private func present(_ wanted: Placement.Slot, from presenting: Presenting) {
        ledger.note("in: \(self.title(wanted.appearance)) \(wanted.appearance.number)")
        presented[presenting] = Presented(appearance: wanted.appearance, means: wanted.means)
        if wanted.means.isView { callbacks.append(.appeared(wanted.appearance)) }
        // A view that covers all takes the one beneath out of sight.
        if wanted.means == .fullScreen, case .modal = presenting, let beneath = presentation(holding: presenting) {
            callbacks.append(.disappeared(beneath.appearance))
        }
    }

    private func presentation(holding presenting: Presenting) -> Presented? {
        guard case .modal(let modal) = presenting else { return nil }
        return presented.values.first { $0.appearance.modal == modal && $0.phase != .leaving }
    }

    private var animations: [Deed] {
        guard !isInBackground else { return [] }
        return inOrder.compactMap { presenting, present in
            switch present.phase {
            case .entering: { self.presented[presenting]?.phase = .resting }
            case .resting: nil
            case .leaving: { self.remove(presenting) }
            }
        }
    }

    private func remove(_ presenting: Presenting) {
        guard let present = presented.removeValue(forKey: presenting) else { return }
        ledger.note("out: \(self.title(present.appearance)) \(present.appearance.number)")
        if present.means.isView {
            // At least one of them comes, if the user sent it away; otherwise there is a pause after which it counts.
            let isSilent = mischief > 0 && dice.one(in: 4)
            if !isSilent { callbacks.append(.disappeared(present.appearance)) }
            if isSilent, present.isTakenAway { callbacks.append(.wroteAbsence(present.appearance)) }
            if dice.one(in: 2) { callbacks.append(.ended(presenting)) }
            remove(.modal(present.appearance.modal))
            if present.means == .fullScreen, let beneath = presentation(holding: presenting) {
                callbacks.append(.appeared(beneath.appearance))
            }
        }
    }

    // MARK: SwiftUI calls back

    private var deliveries: [Deed] {
        callbacks.indices.filter { index in
            let callback = callbacks[index]
            guard callback.isLifecycle else { return true }
            return !callbacks[..<index].contains { $0.isLifecycle && $0.appearance == callback.appearance }
        }.map { index in
            {
                let callback = self.callbacks.remove(at: index)
                self.deliver(callback)
                if self.mischief > 0, self.dice.one(in: 6) {
                    self.mischief -= 1
                    self.callbacks.insert(callback, at: 0)
                }
            }
        }
    }

    private func deliver(_ callback: Callback) {
        ledger.note("call: \(callback)")
        switch callback {
        case .appeared(let appearance): presenter.appeared(appearance)
        case .disappeared(let appearance): presenter.disappeared(appearance)
        case .ended(let presenting): presenter.presentationEnded(on: presenting)
        case .wroteAbsence(let appearance): presenter.wroteAbsence(of: appearance)
        case .wroteAbsenceOfNext(let presenting):
            guard let slot = presenter.placement.slot(of: presenting) else { return }
            guard slot.means.isView ? !slot.hasAppeared : !slot.isSettled && !slot.isPressed else { return }
            presenter.wroteAbsence(of: slot.appearance)
        case .press(let choice, let appearance):
            let modal = presenter.modal(appearance.modal)
            if presenter.press(choice, of: appearance), let modal { hasTaken(modal, choice) }
        case .pick(let option, let appearance):
            let modal = presenter.modal(appearance.modal)
            if presenter.pick(option, of: appearance), let modal {
                take(modal.content.options[option].label, modal)
            }
        }
    }

    private func hasTaken(_ modal: Modal, _ choice: ModalContent.Choice.ID) {
        let content = modal.content
        switch content.kind {
        case .alert: take(content.choices[choice].label, modal)
        // Its check may refuse it, so there can be several, of which the last counts.
        case .prompt where choice == 0: ledger.offer(content.fields[0].text, of: content.title)
        case .prompt, .choose, .progress, .sheet: ledger.sendAway(content.title)
        }
    }

    private func take(_ answer: String, _ modal: Modal) {
        if ledger.hasTaken(modal.content.title) { ledger.complain("“\(modal.content.title)” took two answers.") }
        ledger.take(answer, of: modal.content.title)
    }

    // MARK: Time passes

    private var expiries: [Deed] {
        waits.indices.filter { isPossible(waits[$0]) }.map { index in
            {
                let wait = self.waits.remove(at: index)
                self.ledger.note("over: \(wait)")
                if wait.purpose == .appearing { self.countLoss(of: wait.appearance) }
                self.presenter.isOver(wait)
            }
        }
    }

    /// Whether a pause may end before what SwiftUI is about to call.
    private func isPossible(_ wait: Placement.Wait) -> Bool {
        let pending = callbacks.filter { $0.appearance == wait.appearance }
        switch wait.purpose {
        case .entering, .appearing, .trailing, .disappearing: return true
        case .leaving: return !pending.contains(where: \.isPress)
        case .missing:
            return !pending.contains { $0.isLifecycle } && presented[.modal(wait.appearance.modal)] == nil
        }
    }

    /// What has not appeared by then is taken for swallowed; the third time, for taken away.
    private func countLoss(of appearance: Appearance) {
        guard let slot = presenter.placement.slots.values.first(where: { $0.appearance == appearance }) else { return }
        guard !slot.hasAppeared, !slot.isVanishing, !isInBackground else { return }
        losses[appearance.modal, default: 0] += 1
        guard losses[appearance.modal, default: 0] >= Placement.mostLosses else { return }
        if let modal = presenter.modal(appearance.modal) { ledger.sendAway(modal.content.title) }
    }

    // MARK: The user

    /// What the user can do with what is on top.
    private var userDeeds: [Deed] {
        guard !isInBackground else { return [] }
        var presenting = Presenting.stack
        var top: Modal?
        while let present = presented[presenting] {
            guard present.phase == .resting, let modal = presenter.modal(present.appearance.modal) else { return [] }
            guard present.means.isView else { return deeds(on: present, from: presenting, modal) }
            top = modal
            presenting = .modal(modal.id)
        }
        if let cover = presenter.placement.cover(of: presenting), let modal = presenter.modal(cover) {
            return deeds(onCover: modal)
        }
        guard let top else { return deeds(on: stage) }
        return deeds(in: top)
    }

    private func deeds(onCover modal: Modal) -> [Deed] {
        guard modal.content.kind == .progress, !modal.content.isBusy, mischief > 0 else { return [] }
        return [
            {
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                modal.dismiss()
            }
        ]
    }

    /// The buttons of an alert or a dialog, and what takes it away without one.
    private func deeds(on present: Presented, from presenting: Presenting, _ modal: Modal) -> [Deed] {
        let appearance = present.appearance
        var deeds: [Deed] = modal.content.choices.map { choice in
            { self.leave(presenting, calling: [.press(choice.id, appearance), .wroteAbsence(appearance)]) }
        }
        deeds += modal.content.options.map { option in
            { self.leave(presenting, calling: [.pick(option.id, appearance), .wroteAbsence(appearance)]) }
        }
        if mischief > 0 {
            deeds.append {
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                self.leave(presenting, calling: [.wroteAbsence(appearance)])
            }
        }
        if modal.content.kind == .prompt { deeds.append { modal.fill(0, with: "text \(self.dice.number(below: 9))") } }
        return deeds
    }

    private func leave(_ presenting: Presenting, calling calls: [Callback]) {
        ledger.note("user: \(calls)")
        presented[presenting]?.phase = .leaving
        // The binding is not always written after a press.
        callbacks += calls.count > 1 && dice.one(in: 5) ? [calls[0]] : dice.one(in: 2) ? calls : calls.reversed()
    }

    /// What can be done in the view of a modal.
    private func deeds(in modal: Modal) -> [Deed] {
        guard !modal.isLeaving, !modal.content.isBusy else { return [] }
        var deeds: [Deed] = []
        switch modal.content.kind {
        case .choose:
            deeds += modal.content.options.map { option in { self.pick(option, modal) } }
            if modal.content.count != nil { deeds.append { self.submitMany(modal) } }
        case .prompt:
            deeds.append { if modal.press(0) { self.hasTaken(modal, 0) } }
        case .sheet:
            if let stage = modal.stage { deeds += self.deeds(on: stage, in: modal) }
        case .alert, .progress:
            break
        }
        if mischief > 0 { deeds += dismissals(modal) }
        return deeds
    }

    private func dismissals(_ modal: Modal) -> [Deed] {
        guard modal.content.isDismissible else { return [] }
        let appearing = presented.first { $0.value.appearance.modal == modal.id }
        return [
            {
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                modal.dismiss()
            },
            {
                guard let (presenting, present) = appearing else { return }
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                self.presented[presenting]?.phase = .leaving
                self.presented[presenting]?.isTakenAway = true
                if self.dice.one(in: 2) { self.callbacks.append(.wroteAbsence(present.appearance)) }
            },
        ]
    }

    private func pick(_ option: ModalContent.Option, _ modal: Modal) {
        guard modal.pick(option.id), modal.content.count == nil else { return }
        take(option.label, modal)
    }

    private func submitMany(_ modal: Modal) {
        let picked = modal.content.options.filter(\.isSelected).map(\.label).joined()
        if modal.press(0) { take(picked, modal) }
    }

    /// What can be done on a stack of screens.
    private func deeds(on stage: Stage, in modal: Modal? = nil) -> [Deed] {
        guard stage.isWaiting, let page = stage.stack.top as? Page else { return [] }
        let publish: Deed = {
            // A presented screen's value is the sheet's answer.
            guard page.publish(page.title), let modal, page.title == modal.content.title else { return }
            self.ledger.take(page.title, of: page.title)
        }
        var deeds = [publish]
        if mischief > 0, stage.entries.count > 1 { deeds.append { self.goBack(on: stage) } }
        return deeds
    }

    private func goBack(on stage: Stage) {
        mischief -= 1
        let seen = PathWrite.path(of: stage.entries)
        _ = PathWrite.follow(Array(seen.dropLast()), seen: seen, on: stage)
    }

    private func title(_ appearance: Appearance) -> String {
        presenter.modal(appearance.modal)?.content.title ?? "\(appearance.modal)"
    }
}
