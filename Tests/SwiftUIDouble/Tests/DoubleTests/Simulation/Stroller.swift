import Aside
import SwiftUI

@testable import AsideUI

/// A random user who presses, fills in, swipes and goes back, while time passes at random.
@MainActor
final class Stroller {
    let seed: UInt64
    let stage = Stage()
    let dice: Dice
    let ledger = Ledger()
    let visitor: Visitor
    /// How many more disturbances will keep the flow from its end.
    private var mischief = 12
    /// How often another part of the app will still be in the way; a modal that is lost three times counts as removed.
    private var obstacles = 2
    private var steps = 0
    private let isObservable: Bool

    /// More steps than any schedule needs.
    private static let mostSteps = 5_000

    init(seed: UInt64) {
        self.seed = seed
        dice = Dice(seed: seed)
        var scenario = Scenario()
        isObservable = dice.one(in: 2)
        scenario.clearsBeforeAction = dice.one(in: 2)
        // On a system that does not tell what is in view, nobody could notice this.
        scenario.swallowsWhileLeaving = isObservable && dice.one(in: 2)
        scenario.leavesOutOnDismiss = dice.one(in: 2)
        scenario.writesSwipeLate = dice.one(in: 2)
        scenario.hidesCovered = dice.one(in: 2)
        // A sheet that is out of sight while the user holds it looks the same as one that has gone.
        scenario.hidesSwiped = isObservable && dice.one(in: 2)
        let stage = stage
        visitor = Visitor(scenario, isObservable: isObservable) {
            StageView(stage).screen(Page.self) { page in
                Button("Publish") { page.publish(page.title) }
            }
        }
    }

    private var window: SwiftUI.Window { visitor.window }

    /// Runs a flow until it has ended.
    func run(_ flow: @escaping @MainActor (Stroller) async -> Void) async {
        let task = Task {
            await flow(self)
            ledger.finish()
        }
        while !ledger.isFinished {
            steps += 1
            if steps > Self.mostSteps {
                ledger.complain("It does not end: \(stage), \(window.presented), \(visitor.pauses.map(\.wait)).")
                task.cancel()
                stage.close()
                break
            }
            if dice.one(in: 4) { await Task {}.value }
            if !act() { await visitor.until(ledger) }
        }
        await task.value
        visitor.settle()
        if !stage.modals.isEmpty { ledger.complain("Left on stage: \(stage.modals.map(\.content.title)).") }
        window.close()
    }

    // MARK: The next event

    private typealias Event = @MainActor () -> Void

    private func act() -> Bool {
        window.draw()
        var events: [Event] = []
        if window.isMoving {
            events.append {
                let text = "animated: \(self.window.presented)"
                self.ledger.note(text)
                self.window.finishAnimations()
            }
        }
        events += visitor.pauses.indices.filter { isDue($0) }.map { place in
            {
                let wait = self.visitor.pauses[place].wait
                self.ledger.note("over: \(wait)")
                self.visitor.endPause(place)
            }
        }
        if window.presented.contains(where: \.isForeign), events.isEmpty || dice.one(in: 10) {
            events.append { self.window.dismissForeign() }
        }
        if window.isHeld, events.isEmpty || dice.one(in: 3) {
            events.append { self.window.cancelSwipe() }
        }
        if window.scenePhase == .background, events.isEmpty || dice.one(in: 3) {
            events.append { self.window.scenePhase = .active }
        }
        if events.isEmpty || dice.one(in: 4) { events += userEvents }
        if mischief > 0, dice.one(in: 8) { events.append(mischiefEvent) }
        guard !events.isEmpty else { return false }
        dice.pick(events)()
        return true
    }

    /// Whether a pause may end.
    private func isDue(_ place: Int) -> Bool {
        switch visitor.pauses[place].wait.purpose {
        // An alert that stays is checked from time to time.
        case .watching: dice.one(in: 8)
        // If nobody can find out what is in view, the pause is longer than any animation.
        case .missing: isObservable || !window.isMoving
        case .entering, .appearing, .leaving, .disappearing, .trailing: true
        }
    }

    private func mischiefEvent() {
        mischief -= 1
        ledger.note("mischief")
        switch dice.number(below: 3) {
        case 0: window.scenePhase = window.scenePhase == .active ? .background : .active
        // If nobody can see what covers a sheet, the sheet looks the same as one that has gone.
        default:
            guard obstacles > 0, isObservable || !window.scenario.hidesCovered else { return }
            obstacles -= 1
            window.presentForeign()
        }
    }

    // MARK: The user

    private var userEvents: [Event] {
        guard window.scenePhase == .active else { return [] }
        var events: [Event] = window.buttons.map { label in { self.press(label) } }
        events += window.fields.map { field in { self.window.fill(field, "text \(self.dice.number(below: 9))") } }
        if window.canSendAway, mischief > 0 {
            events.append {
                self.mischief -= 1
                self.ledger.note("user: half a swipe")
                self.window.beginSwipe()
            }
            events.append {
                self.mischief -= 1
                if let modal = self.top { self.ledger.sendAway(modal.content.title) }
                self.window.sendAway()
            }
        }
        return events
    }

    /// The modal that the user sees.
    private var top: Modal? {
        guard let presenter = visitor.presenter else { return nil }
        guard let present = window.presented.last else { return cover(of: .stack, presenter) }
        let slot = presenter.placement.slots.values.first { slot in
            if slot.style.isView { return AnyHashable(slot.appearance.id) == present.item }
            return presenter.modal(slot.appearance.modal)?.content.title == present.title
        }
        guard let modal = slot?.appearance.modal else { return nil }
        return cover(of: .modal(modal), presenter) ?? presenter.modal(modal)
    }

    private func cover(of presenting: PresentationSource, _ presenter: StagePresenter) -> Modal? {
        presenter.placement.cover(of: presenting).flatMap { presenter.modal($0) }
    }

    private func press(_ label: String) {
        if label == "Back" || label == "Cancel" {
            guard mischief > 0 else { return }
            mischief -= 1
        }
        let top = top
        let open = stage.modals.filter { !$0.isLeaving }
        let content = top?.content
        let name = content?.title ?? "the stack"
        ledger.note("user: \(label) on \(name)")
        window.press(label)
        // A sheet with a close guard decides later.
        if label == "Cancel", let content { ledger.sendAway(content.title) }
        for modal in open where label == "Cancel" && modal.content.kind != .alert {
            // Work ends some time after it was cancelled.
            if modal.isLeaving || modal.content.kind == .progress && modal.content.isBusy {
                ledger.sendAway(modal.content.title)
            }
        }
        guard let top, let content, label != "Cancel", open.contains(where: { $0 === top }) else { return }
        switch content.kind {
        case .alert:
            if top.isLeaving { ledger.take(label, of: content.title) }
        case .prompt:
            // The prompt's check may refuse the text, so there can be several texts. The last one counts.
            if !content.isBusy { ledger.offer(content.body[0].text ?? "", of: content.title) }
        case .choose:
            let picked = content.options.filter(\.isSelected).map(\.label).joined()
            if top.isLeaving { ledger.take(content.count == nil ? label : picked, of: content.title) }
        case .sheet:
            // The value of a presented screen is the sheet's answer.
            if top.isLeaving { ledger.take(content.title, of: content.title) }
        case .progress:
            break
        }
    }
}
