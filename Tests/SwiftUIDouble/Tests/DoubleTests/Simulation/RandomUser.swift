import Aside
import SwiftUI

@testable import AsideUI

/// A random user who presses, fills in, swipes and goes back, while time passes at random, and SwiftUI calls back at random.
///
/// Sometimes a presentation is lost, taken away, or in the way of another part of the app.
@MainActor
final class RandomUser {
    /// Where the stage is shown.
    enum Place {
        case view, controller
        /// A tab, which the user may leave for a while.
        case tab
        /// A window that runs the flow itself, and may be closed.
        case window
    }

    let seed: UInt64
    let place: Place
    let stage = Stage()
    let dice: Dice
    let answers = AnswerRecord()
    let visitor: Visitor
    private let app = AppContent()
    private let controllerWindow: ControllerWindow?
    /// How many more disturbances will keep the flow from its end.
    var mischief = 12
    /// How often another part of the app will still be in the way; a modal that is lost three times counts as removed.
    private var obstacles = 2
    private var stackLosses = 1
    private var ownSheets = 2
    /// Whether the window has left out that a view has gone.
    var hasLeftOutDisappearance = false
    private var steps = 0
    private var isRunning = false
    private let isObservable: Bool
    /// Whether the window may leave out that a view has gone.
    var losesDisappearances: Bool {
        (isObservable || !window.scenario.keepsDismissedState) && window.lostStackChanges == 0
    }
    /// Whether the window makes all calls into the app at once.
    let isPunctual: Bool
    /// The calls into the app that are late.
    var reports: [Report] = []

    /// More steps than any schedule needs.
    private static let mostSteps = 5_000

    init(seed: UInt64) {
        self.seed = seed
        dice = Dice(seed: seed)
        var scenario = Scenario()
        isObservable = dice.one(in: 2)
        isPunctual = dice.one(in: 4)
        scenario.clearsBeforeAction = dice.one(in: 2)
        // On a system that does not tell what is in view, nobody could notice this.
        scenario.swallowsWhileLeaving = isObservable && dice.one(in: 2)
        scenario.leavesOutOnDismiss = dice.one(in: 2)
        scenario.writesSwipeLate = dice.one(in: 2)
        scenario.hidesCovered = dice.one(in: 2)
        // A sheet that is out of sight while the user holds it looks the same as one that has gone.
        scenario.hidesSwiped = isObservable && dice.one(in: 2)
        scenario.popsCurrentPath = dice.one(in: 2)
        scenario.hasNoScenePhase = dice.one(in: 4)
        scenario.returnsUnreported = dice.one(in: 4)
        scenario.keepsDismissedState = dice.one(in: 2)
        scenario.takesFocusFromDisabled = dice.one(in: 2)
        scenario.hidesAlertTitles = dice.one(in: 4)
        // Where UIKit has hosts, the system can be asked.
        place = isObservable && dice.one(in: 3) ? .controller : dice.pick([.window, .tab, .view, .view])
        let platform = Platform(
            hasFullScreenCovers: !dice.one(in: 4), hasPopovers: !dice.one(in: 4), hasFieldsInAlerts: !dice.one(in: 4),
            dialogsNeedAnchors: dice.one(in: 4))
        let kind = dice.pick(ControllerWindow.Kind.allCases)
        controllerWindow = place == .controller ? ControllerWindow(kind, showing: stage) : nil
        if let controllerWindow {
            scenario.hasNoScenePhase = true
            controllerWindow.questions.scenario = scenario
            visitor = Visitor(in: controllerWindow.questions, isObservable: isObservable, platform: platform)
        } else {
            let (stage, app) = (stage, app)
            app.isTab = place == .tab
            visitor = Visitor(scenario, isObservable: isObservable, platform: platform) {
                AppContentView(stage: stage, content: app)
            }
        }
        window.deliver = { [weak self] in self?.receive($0) }
        let system = "\(place), observable: \(isObservable), punctual: \(isPunctual), \(platform), \(scenario)"
        answers.note(system)
    }

    /// The presenter of the view that shows the stage now.
    var presenter: StagePresenter? { stage.presenter as? StagePresenter }

    var window: SwiftUI.Window { visitor.window }

    /// Runs a flow until it has ended.
    func run(_ flow: @escaping @MainActor (RandomUser) async -> Void) async {
        let run: @MainActor () async -> Void = {
            self.isRunning = true
            await flow(self)
            self.answers.isFinished = true
        }
        if place == .window { app.flow = run }
        let task = place == .window ? nil : Task { await run() }
        // The test cannot wait for a hanging flow. A passing run does not wait here.
        let watchdog = Task {
            try await Task.sleep(for: .seconds(30))
            self.steps = Self.mostSteps
            self.window.wake()
        }
        defer { watchdog.cancel() }
        while !answers.isFinished {
            steps += 1
            if steps > Self.mostSteps {
                giveUp(task)
                break
            }
            window.draw()
            // Long before the pause for a missing view is over, the end of what the window has released has run. In a
            // closed window, this is so for each pause.
            let isMissing = visitor.pauses.contains { $0.wait.purpose == .missing }
            if dice.one(in: 4) || isMissing || window.isClosed { await Task {}.value }
            if !act() { await visitor.until(answers) }
        }
        await task?.value
        // Later calls change nothing any more.
        window.deliver = { $0.call() }
        for report in reports { report.call() }
        window.invalidate()
        visitor.settle()
        if !stage.modals.isEmpty { answers.complain("Left on stage: \(stage.modals.map(\.content.title)).") }
        if let chain = presenter?.placement.chain, !chain.isEmpty { answers.complain("Left in place: \(chain).") }
        controllerWindow?.end()
        window.close()
    }

    private func giveUp(_ task: Task<Void, Never>?) {
        answers.complain("It does not end: \(stage), \(window.presented), \(visitor.pauses.map(\.wait)).")
        task?.cancel()
        stage.close()
        // Without a presenter, the flow waits for nothing on the screen.
        if let presenter { stage.detach(presenter) }
    }

    // MARK: The next event

    typealias Event = @MainActor () -> Void

    private func act() -> Bool {
        window.draw()
        guard !window.isClosed else { return endOldestPause() }
        lookForEnded()
        var events: [Event] = []
        if window.isMoving {
            events.append {
                let text = "animated: \(self.window.presented)"
                self.answers.note(text)
                self.window.finishAnimations()
            }
        }
        events += visitor.pauses.indices.filter { isDue($0) }.map { place in
            {
                let wait = self.visitor.pauses[place].wait
                self.answers.note("over: \(wait)")
                self.visitor.endPause(place)
            }
        }
        if !reports.contains(where: \.kind.isLifecycle) {
            events += visitor.seconds.indices.map { place in { self.visitor.endSecond(place) } }
        }
        events += deliveries
        addRareEvents(to: &events)
        if events.isEmpty || dice.one(in: 4) { events += userEvents }
        if mischief > 0, dice.one(in: 8) { events.append(mischiefEvent) }
        // If nothing else can happen, what is watched is checked at last.
        guard !events.isEmpty else { return endOldestPause() }
        dice.pick(events)()
        return true
    }

    /// Adds what other parts of the app and the user do at last, and sometimes earlier.
    private func addRareEvents(to events: inout [Event]) {
        if window.presented.contains(where: \.isForeign), events.isEmpty || dice.one(in: 10) {
            events.append { self.window.dismissForeign() }
        }
        if window.isHeld, events.isEmpty || dice.one(in: 3) {
            events.append { self.window.cancelSwipe() }
        }
        if window.isSwipingBack, events.isEmpty || dice.one(in: 3) {
            events.append { self.window.isSwipingBack = false }
        }
        if app.ownSheet != nil, events.isEmpty || dice.one(in: 10) {
            events.append {
                self.answers.note("the app closes its own sheet")
                self.app.ownSheet = nil
            }
        }
        if isInOtherTab, events.isEmpty || dice.one(in: 3) {
            events.append { self.pick(AppContent.tab) }
        }
        if window.scenePhase == .background, !window.scenario.returnsUnreported, events.isEmpty || dice.one(in: 3) {
            events.append { self.window.scenePhase = .active }
        }
    }

    private func pick(_ tab: String) {
        answers.note("user: picks the tab \(tab)")
        window.press(tab)
    }

    private func endOldestPause() -> Bool {
        guard !visitor.pauses.isEmpty else { return false }
        visitor.endPause(0)
        return true
    }

    /// Complains if something is at rest in view whose end the flow knows.
    private func lookForEnded() {
        guard let last = window.presented.last, !last.isMoving else { return }
        for text in window.texts where answers.hasEnded(text) {
            answers.complain("“\(text)” is in view after its end.")
        }
    }

    /// Whether a pause may end.
    private func isDue(_ place: Int) -> Bool {
        switch visitor.pauses[place].wait.purpose {
        // An alert that stays is checked from time to time.
        case .watching: !reports.contains { $0.kind.isPress } && dice.one(in: 8)
        case .leaving: !reports.contains { $0.kind.isPress }
        // If nobody can find out what is in view, the pause is longer than any animation.
        case .missing: (isObservable || !window.isMoving) && !reports.contains { $0.kind.isLifecycle }
        case .entering, .appearing, .disappearing, .trailing: true
        }
    }

    private func mischiefEvent() {
        mischief -= 1
        answers.note("mischief")
        switch dice.number(below: 10) {
        case 7:
            guard window.presented.isEmpty, window.buttons.contains(AppContent.otherTab) else { return }
            pick(AppContent.otherTab)
        case 6:
            guard ownSheets > 0, place != .controller else { return }
            ownSheets -= 1
            app.ownSheet = AppContent.OwnSheet()
        case 5:
            guard place == .window, isRunning, dice.one(in: 3) else { return }
            answers.note("the window closes")
            answers.isWindowClosed = true
            reports = []
            window.close()
        case 4:
            guard window.presented.isEmpty, window.buttons.contains("Back") else { return }
            window.isSwipingBack = true
        case 3:
            // A change that is lost twice stays lost, and is said in a warning.
            // If the screen beneath never said that it went, nobody could notice that it has not come back.
            guard stackLosses > 0, !hasLeftOutDisappearance else { return }
            stackLosses -= 1
            answers.note("loses a change of the stack")
            window.lostStackChanges = 1
        case 0:
            guard let phase = window.scenePhase else { return }
            window.scenePhase = phase == .active ? .background : .active
        case 1:
            guard obstacles > 0 else { return }
            obstacles -= 1
            // On a system that does not tell what is in view, nobody could notice the loss of an alert.
            window.loseNext(evenAlerts: isObservable)
        case 2:
            // An old presentation writes into the binding of the one that has just replaced it.
            guard let slot, slot.style.isView ? !slot.hasAppeared : !slot.isSettled else { return }
            window.writeLate()
        // If nobody can see what covers a sheet, the sheet looks the same as one that has gone.
        default:
            guard obstacles > 0, isObservable || !window.scenario.hidesCovered else { return }
            obstacles -= 1
            window.presentForeign()
        }
    }
}
