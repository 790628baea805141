package import Foundation
import Observation

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A value that has to know when its view has gone.
@MainActor
protocol Leaving {
    func leave()
}

/// A window of the double: it draws its views, presents what they ask for, and reports to them.
///
/// Nothing happens by itself. A test draws, lets animations end, and acts as the user; see `Window+User.swift`.
/// If an observed value changes, the window draws all views from the root again. It knows a view by its way
/// from there: the view's state lives as long as it is drawn (documented: "Managing user interface state").
@MainActor
package final class Window {
    /// A presentation.
    @MainActor
    package struct Presented {
        enum Phase {
            case entering, resting, leaving
            /// The user holds the sheet, and has not decided whether to dismiss it.
            case swiping
        }

        package let number: Int
        /// The request; `nil` for the presentation of another part of the app.
        var request: PresentationRequest?
        var phase = Phase.entering
        /// Whether the user dismissed the presentation, so that its binding has to be written.
        var isSwiped = false
        var scope: SurfaceScope?
        var elements: [Element] = []
        let controller: SystemController
        /// SwiftUI's delegate of the presentation.
        let delegate: PresentationRequest.PresentationDelegate?
        /// Whether the presentation covers everything beneath it.
        let coversAll: Bool

        init(number: Int, request: PresentationRequest?, coversAll: Bool = false, hidesTitle: Bool = false) {
            (self.number, self.request) = (number, request)
            self.coversAll = coversAll || request?.style == .cover
            controller = SystemController.showing(request, title: hidesTitle ? nil : request?.title)
            delegate = request?.delegate
        }

        var showsView: Bool { request?.style.showsView ?? true }
    }

    package var scenario: Scenario
    /// The phase that the window's scene reports; `nil` if nobody reports one.
    package var scenePhase: ScenePhase? {
        didSet { somethingChanged() }
    }

    /// The controller that shows the window's views, and presents what they ask for.
    package let controller: SystemController
    /// The window of UIKit or AppKit.
    var platformWindow: SystemWindow?
    /// Whether the system is a phone, and not a Mac.
    package var isPhone: Bool { Self.isPhone }
    /// The size of the window.
    static let size = CGSize(width: 390, height: 844)
    /// Whether the keyboard of a phone is in sight, because a field has the focus.
    package private(set) var hasKeyboard = false
    /// Whether the keyboard is in sight for a field that the double does not draw.
    package var isTypingElsewhere = false {
        didSet { invalidate() }
    }
    /// Whether VoiceOver is running.
    package var isVoiceOverRunning = false {
        didSet { somethingChanged() }
    }
    /// The place of the view that was measured last.
    package var measured: CGRect?
    /// What a test puts into the environment.
    package var prepare: @MainActor (inout EnvironmentValues) -> Void = { _ in } {
        didSet { somethingChanged() }
    }

    let root: @MainActor (Context) -> [Element]
    var rootScope: SurfaceScope?
    var rootElements: [Element] = []
    /// The presentations, each above the one before it.
    package internal(set) var presented: [Presented] = [] {
        didSet { presentControllers(insteadOf: oldValue) }
    }
    /// The presentations that are lost, because another one was disappearing.
    var swallowed: Set<Identity> = []
    /// The presentations that were begun and are still asked for; each appears again when it has gone.
    var begun: Set<Identity> = []
    /// Whether the next presentation is lost for no reason; `nil` if it is not, and `false` if only that of a view is.
    var losesNext: Bool?
    /// How many of the next pushes and pops of a stack are lost.
    package var lostStackChanges = 0
    /// Whether the user holds a swipe back half-way, so that the view below the top comes into sight.
    package var isSwipingBack = false {
        didSet { invalidate() }
    }
    /// Whether the window counts what it redraws and makes.
    package var countsRedraws = false
    /// How many different views of a type have read, in a body, a value that has changed since.
    package var redrawn: [String: Int] { stale.mapValues(\.count) }
    /// How many values of a type were made that live as long as their view.
    package private(set) var made: [String: Int] = [:]
    /// How many objects of a type were made as the first value of a state that has a value already.
    package private(set) var discarded: [String: Int] = [:]
    private var stale: [String: Set<Identity>] = [:]
    /// The texts of the views that have moved in (+) and out (-).
    package private(set) var motions: [String] = []
    /// Whether this drawing animates what comes and goes.
    var isAnimating = false
    private(set) var drawings = 0
    private let identity = Identity()
    private var stored: [Identity: AnyObject] = [:]
    /// The values of dismissed sheets that have not been released.
    private var kept: [AnyObject] = []
    private var lifecycles: [(identity: Identity, lifecycle: Lifecycle)] = []
    private(set) var isInvalid = true
    private var isAwake = false
    /// Whether the window is closed, and draws nothing any more.
    package private(set) var isClosed = false
    /// Counts the changes of values that views read.
    private(set) var changes = 0
    private var later: [() -> Void] = []
    /// Makes a call into the app.
    ///
    /// A test can make calls late, twice, in another order, or not at all.
    package var deliver: @MainActor (Report) -> Void = { $0.call() }
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var lastNumber = 0

    /// Makes a window with a view, which it draws on request.
    package init<Content: View>(
        _ scenario: Scenario = Scenario(), controller: SystemController? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.controller = controller ?? SystemController()
        platformWindow = controller == nil ? SystemWindow.around(self.controller) : nil
        self.scenario = scenario
        scenePhase = scenario.hasNoScenePhase ? nil : .active
        root = { $0.draw(content()) }
    }

    /// Draws until nothing changes any more, and presents what the views ask for.
    package func draw() {
        var rounds = 0
        isAwake = false
        if isClosed { isInvalid = false }
        while isInvalid {
            rounds += 1
            precondition(rounds < 1000, "The views change what they show whenever they are drawn.")
            isInvalid = false
            drawOnce()
        }
    }

    /// Takes the views away, as when the window is closed.
    package func close() {
        isClosed = true
        let gone = lifecycles
        lifecycles = []
        for (_, lifecycle) in gone where lifecycle.isVisible { lifecycle.disappear?() }
        (stored, kept) = ([:], [])
        (rootElements, rootScope, later) = ([], nil, [])
        presented = []
    }

    /// Waits until there is something to draw, or to do.
    package func change() async {
        if isInvalid || isAwake { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Notes a change of a value that views read.
    func somethingChanged() {
        changes += 1
        invalidate()
    }

    /// Requests a frame.
    package func invalidate() {
        isInvalid = true
        wake()
    }

    /// Lets a test go on that waits for a change.
    package func wake() {
        isAwake = true
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    func stored<Value: AnyObject>(_ identity: Identity, in pass: Pass, _ make: () -> Value) -> Value {
        pass.used.insert(identity)
        if let value = stored[identity] as? Value { return value }
        let value = make()
        made["\(Value.self)", default: 0] += 1
        stored[identity] = value
        return value
    }

    /// Notes that an object was made in vain.
    func discard(_ object: Any) {
        discarded["\(type(of: object))", default: 0] += 1
    }

    /// Notes that a body has read a value that has changed since it was drawn last.
    func isStale(_ name: String, _ identity: Identity, since drawing: Int) {
        if drawing == drawings { stale[name, default: []].insert(identity) }
    }

    func noteMotion(_ motion: String) {
        if isAnimating { motions.append(motion) }
    }

    func afterDrawing(_ action: @escaping () -> Void) {
        later.append(action)
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Loses a push or a pop, if that was asked for.
    func losesStackChange() -> Bool {
        guard lostStackChanges > 0 else { return false }
        lostStackChanges -= 1
        return true
    }

    private func drawOnce() {
        let pass = Pass()
        drawings += 1
        withObservationTracking {
            drawAll(in: pass)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.somethingChanged() }
        }
        for (identity, value) in stored where !pass.used.contains(identity) {
            (value as? any Leaving)?.leave()
            if scenario.keepsDismissedState, identity.isPresented { kept.append(value) }
            stored[identity] = nil
        }
        isAnimating = false
        live(with: pass.lifecycles)
        present()
        let later = later
        self.later = []
        for action in later { action() }
        let hasKeyboard = Self.isPhone && screen.contains(where: \.isFocused)
        if hasKeyboard != self.hasKeyboard { invalidate() }
        self.hasKeyboard = hasKeyboard
    }

    /// The lower edge of the safe area, without the keyboard (documented: "SafeAreaRegions.keyboard").
    private var lowerEdge: CGFloat { Self.size.height - (hasKeyboard || isTypingElsewhere ? 336 : 34) }

    private func drawAll(in pass: Pass) {
        var environment = EnvironmentValues()
        if let scenePhase { environment.scenePhase = scenePhase }
        environment.accessibilityVoiceOverEnabled = isVoiceOverRunning
        prepare(&environment)
        let scope = SurfaceScope(controller: controller)
        let hides = scenario.hidesCovered
        rootElements = root(
            Context(
                window: self, pass: pass, surface: scope, environment: environment, identity: identity,
                isVisible: !(hides && presented.first?.showsView == true), lowerEdge: lowerEdge))
        rootScope = scope
        for place in presented.indices {
            guard let request = presented[place].request else { continue }
            let scope = SurfaceScope(controller: presented[place].controller)
            let isCovered = place + 1 < presented.count && presented[place + 1].showsView
            presented[place].elements = request.content(
                Context(
                    window: self, pass: pass, surface: scope, environment: request.environment,
                    identity: request.surface,
                    isVisible: !(hides && isCovered) && !(scenario.hidesSwiped && presented[place].phase == .swiping),
                    lowerEdge: lowerEdge))
            presented[place].scope = scope
        }
    }

    /// Tells the views which of them have come into sight or gone out of sight.
    private func live(with now: [(identity: Identity, lifecycle: Lifecycle)]) {
        let before = Dictionary(lifecycles.map { ($0.identity, $0.lifecycle) }) { first, _ in first }
        let after = Dictionary(now.map { ($0.identity, $0.lifecycle) }) { first, _ in first }
        let gone = lifecycles.filter { $0.lifecycle.isVisible && after[$0.identity]?.isVisible != true }
        let come = now.filter { $0.lifecycle.isVisible && before[$0.identity]?.isVisible != true }
        lifecycles = now
        for (identity, lifecycle) in gone { report(.disappeared, identity, lifecycle.disappear) }
        for (identity, lifecycle) in come { report(.appeared, identity, lifecycle.appear) }
    }

    private func report(_ kind: Report.Kind, _ identity: Identity, _ call: (() -> Void)?) {
        if let call { deliver(Report(kind: kind, surface: identity.surface, call: call)) }
    }
}
