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
    let app = AppContent()
    let platform: Platform
    let controllerWindow: ControllerWindow?
    /// Whether nothing is lost, late or in the way, and time passes as it does for a user.
    let isCalm: Bool
    /// How many more disturbances will keep the flow from its end.
    var mischief = 12
    /// How often another part of the app will still be in the way; a modal that is lost three times counts as removed.
    private var obstacles = 2
    private var stackLosses = 1
    private(set) var shownOwnSheets = 0
    /// Whether the window has left out that a view has gone.
    var hasLeftOutDisappearance = false
    private var steps = 0
    private var isRunning = false
    /// Whether the system tells what is in view; if not, nobody could notice that an anchor has gone.
    let isObservable: Bool
    /// Whether the window may leave out that a view has gone.
    var losesDisappearances: Bool {
        (isObservable || !window.scenario.keepsDismissedState) && window.lostStackChanges == 0
    }
    /// Whether the window makes all calls into the app at once.
    let isPunctual: Bool
    /// The calls into the app that are late.
    var reports: [Report] = []
    /// Whether nothing is on its way.
    private(set) var isAtRest = false
    /// Whether everything that is watched was checked since the last event.
    private var hasLooked = false
    /// How the window differed from the stage when nothing was on its way.
    private var suspected: [String] = []
    /// The modals that the user has ended, and that must have gone when nothing is on its way any more.
    var due: [Modal] = []
    /// What should be in view and is not, and since when.
    var unsettled: (state: [String], since: Duration)?
    /// When the modals have ended that are still in view, by their titles.
    var ends: [String: Duration] = [:]
    /// The numbers of the presentations of each modal, by its title.
    var appearances: [String: Set<Int>] = [:]
    /// What was shown over or beneath a modal, so that this had to give way.
    var disturbers: [ModalID: Set<ModalID>] = [:]
    /// When what moves now comes to rest.
    private var endOfMotion: Duration?
    private var lastMotion = Duration.zero

    /// How long a user looks at something before acting.
    private static let reaction = Duration.milliseconds(100)
    /// More steps than any schedule needs.
    private static let mostSteps = 5_000

    init(seed: UInt64) {
        self.seed = seed
        dice = Dice(seed: seed)
        var scenario = Scenario()
        isObservable = dice.one(in: 2)
        isCalm = dice.one(in: 3)
        isPunctual = dice.one(in: 4) || isCalm
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
        platform = Platform(
            hasFullScreenCovers: !dice.one(in: 4), hasPopovers: !dice.one(in: 4), hasFieldsInAlerts: !dice.one(in: 4),
            dialogsNeedAnchors: dice.one(in: 4))
        let kind = dice.pick(ControllerWindow.Kind.allCases)
        app.ownPresentation = dice.pick([.overlay, .overlay, .sheet, .fullScreen, .popover])
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
        let manner = "calm: \(isCalm), observable: \(isObservable), punctual: \(isPunctual)"
        let system = "\(place), \(manner), \(platform), \(scenario)"
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
            if isCalm || dice.one(in: 4) || isMissing || isAtRest || window.isClosed {
                for _ in 0..<(isAtRest ? 3 : 1) { await Task {}.value }
            }
            if !act() { await visitor.until(answers) }
            if !answers.complaints.isEmpty { steps = Self.mostSteps }
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
        if answers.complaints.isEmpty {
            answers.complain("It does not end: \(stage), \(window.presented), \(visitor.pauses.map(\.wait)).")
        }
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
        checkBackground()
        checkTime()
        checkFlicker()
        var events = isCalm ? nextInTime : passages
        if !reports.contains(where: \.kind.isLifecycle) {
            events += visitor.seconds.indices.map { place in { self.visitor.endSecond(place) } }
        }
        events += deliveries
        isAtRest = events.isEmpty && seesStage
        if isAtRest {
            guard isSettled() else { return true }
        } else {
            hasLooked = false
        }
        addRareEvents(to: &events)
        if isCalm, isAtRest { visitor.time += Self.reaction }
        let hasSeen = !isCalm || visitor.time - lastMotion >= Self.reaction
        if events.isEmpty || isAtRest || hasSeen && dice.one(in: 4) { events += userEvents }
        addDisturbances(to: &events)
        // If nothing else can happen, what is watched is checked at last.
        guard !events.isEmpty else { return endOldestPause() }
        dice.pick(events)()
        return true
    }

    /// Whether everything that is watched was checked, and the window was compared with the stage, while nothing was on its
    /// way.
    private func isSettled() -> Bool {
        guard hasLooked else {
            hasLooked = true
            visitor.look()
            return false
        }
        let differences = differences
        // The end of a check may have come just now, and is passed on at the next turn.
        guard differences == suspected else {
            (suspected, hasLooked) = (differences, false)
            return false
        }
        for difference in differences { answers.complain(difference) }
        (suspected, hasLooked, due) = ([], false, [])
        for modal in stage.modals where !modal.isAskedToClose && !modal.content.isBusy {
            answers.stays(modal.content.title)
        }
        return true
    }

    /// The ends of what moves and of what is waited for, in any order.
    private var passages: [Event] {
        var events: [Event] = visitor.pauses.indices.filter { isDue($0) }.map { place in { self.endPause(place) } }
        if window.isMoving { events.append { self.finishAnimations() } }
        return events
    }

    /// What happens next, if everything takes as long as it takes for a user.
    private var nextInTime: [Event] {
        if !window.isMoving { endOfMotion = nil }
        if window.isMoving, endOfMotion == nil {
            // Where nobody can find out whether something moves, it moves for a shorter time than any pause.
            let longest = isObservable && window.isPhone ? 500 : 200
            endOfMotion = visitor.time + .milliseconds(200 + dice.number(below: longest))
        }
        let pauses = visitor.pauses.indices.filter { visitor.pauses[$0].wait.purpose != .watching }
        let next = pauses.min { visitor.pauses[$0].end < visitor.pauses[$1].end }
        if let endOfMotion, next.map({ endOfMotion <= visitor.pauses[$0].end }) ?? true {
            return [
                {
                    self.visitor.time = max(self.visitor.time, endOfMotion)
                    self.lastMotion = self.visitor.time
                    self.endOfMotion = nil
                    self.finishAnimations()
                }
            ]
        }
        return next.map { place in
            [
                {
                    self.visitor.time = max(self.visitor.time, self.visitor.pauses[place].end)
                    self.endPause(place)
                }
            ]
        } ?? []
    }

    private func finishAnimations() {
        let text = "animated: \(window.presented)"
        answers.note(text)
        window.finishAnimations()
    }

    private func endPause(_ place: Int) {
        let wait = visitor.pauses[place].wait
        answers.note("over: \(wait)")
        visitor.endPause(place)
    }

    /// Adds what ends work, withdraws a question, or disturbs the flow.
    private func addDisturbances(to events: inout [Event]) {
        if mischief > 0, !isCalm, dice.one(in: 8) {
            events += disturbances.map { disturb in
                {
                    self.mischief -= 1
                    self.due = []
                    self.answers.note("mischief")
                    disturb()
                }
            }
        }
        if !answers.running.isEmpty, events.isEmpty || dice.one(in: 4) {
            events.append {
                let place = self.dice.number(below: self.answers.running.count)
                self.answers.running.remove(at: place).finish()
            }
        }
        if !answers.withdrawals.isEmpty, dice.one(in: 16) {
            events.append { self.answers.withdraw(self.dice.pick(self.answers.withdrawals.keys.sorted())) }
        }
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
                self.due = []
                self.app.ownSheet = nil
            }
        }
        if isInOtherTab, events.isEmpty || dice.one(in: 3) {
            events.append { self.pick(AppContent.tab) }
        }
        if !answers.hasAnchors, events.isEmpty || dice.one(in: 3) {
            events.append { self.answers.hasAnchors = true }
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

    /// What disturbs the flow and can happen now.
    private var disturbances: [Event] {
        var events: [Event] = []
        if window.presented.isEmpty, window.buttons.contains(AppContent.otherTab) {
            events.append { self.pick(AppContent.otherTab) }
        }
        if shownOwnSheets < 2, place != .controller, app.ownPresentation != .overlay {
            events.append {
                self.shownOwnSheets += 1
                self.app.ownSheet = AppContent.OwnSheet()
            }
        }
        if place == .window, isRunning, dice.one(in: 8) {
            events.append {
                self.answers.note("the window closes")
                self.answers.isWindowClosed = true
                self.reports = []
                self.window.close()
            }
        }
        if window.presented.isEmpty, window.buttons.contains("Back") {
            events.append { self.window.isSwipingBack = true }
        }
        // A change that is lost twice stays lost, and is said in a warning.
        // If the screen beneath never said that it went, nobody could notice that it has not come back.
        if stackLosses > 0, !hasLeftOutDisappearance {
            events.append {
                self.stackLosses -= 1
                self.answers.note("loses a change of the stack")
                self.window.lostStackChanges = 1
            }
        }
        if let phase = window.scenePhase {
            events.append { self.window.scenePhase = phase == .active ? .background : .active }
        }
        if answers.hasAnchors, isObservable { events.append { self.answers.hasAnchors = false } }
        // An old presentation writes into the binding of the one that has just replaced it.
        if let slot, slot.style.isView ? !slot.hasAppeared : !slot.isSettled {
            events += [Event](repeating: { self.window.writeLate() }, count: 3)
        }
        guard obstacles > 0 else { return events }
        events.append {
            self.obstacles -= 1
            // On a system that does not tell what is in view, nobody could notice the loss of an alert.
            self.window.loseNext(evenAlerts: self.isObservable)
        }
        // If nobody can see what covers a sheet, the sheet looks the same as one that has gone.
        if isObservable || !window.scenario.hidesCovered {
            events.append {
                self.obstacles -= 1
                self.window.presentForeign()
            }
        }
        return events
    }
}
