import Observation

/// A window of the double: it draws its views when a test asks for that.
///
/// If an observed value changes, it draws all views from the root again. It knows a view by its way from there: the view's
/// state lives as long as it is drawn (documented: "Managing user interface state"). Nothing happens by itself: a test
/// draws and acts as the user; see `Window+User.swift`.
@MainActor
package final class Window {
    /// Whether VoiceOver is running.
    package var isVoiceOverRunning = false {
        didSet { invalidate() }
    }
    /// What a test puts into the environment.
    package var prepare: @MainActor (inout EnvironmentValues) -> Void = { _ in } {
        didSet { invalidate() }
    }
    private let root: @MainActor (Context) -> [Element]
    private(set) var elements: [Element] = []
    /// What is presented, from the lowest.
    private(set) var layers: [Layer] = []
    private let identity = Identity()
    private var stored: [Identity: AnyObject] = [:]
    private var lifecycles: [(identity: Identity, lifecycle: Lifecycle)] = []
    private var isInvalid = true
    private var isClosed = false
    private var later: [() -> Void] = []
    private var isAwake = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Makes a window with a view.
    package init<Content: View>(@ViewBuilder content: @escaping @MainActor () -> Content) {
        root = { $0.draw(content()) }
    }

    /// Draws until nothing changes any more.
    package func draw() {
        isAwake = false
        for _ in 0..<1_000 {
            guard isInvalid, !isClosed else { return }
            drawOnce()
        }
        preconditionFailure("The views change what they show whenever they are drawn.")
    }

    private func drawOnce() {
        isInvalid = false
        var environment = EnvironmentValues()
        environment.accessibilityVoiceOverEnabled = isVoiceOverRunning
        prepare(&environment)
        let pass = Pass()
        withObservationTracking {
            elements = root(Context(window: self, pass: pass, environment: environment, identity: identity))
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.invalidate() }
        }
        layers = pass.layers
        stored = stored.filter { pass.used.contains($0.key) }
        live(with: pass.lifecycles)
        let later = later
        self.later = []
        for action in later { action() }
    }

    /// Tells the views which of them have come into sight or gone out of sight.
    private func live(with now: [(identity: Identity, lifecycle: Lifecycle)]) {
        let before = Dictionary(lifecycles.map { ($0.identity, $0.lifecycle) }) { first, _ in first }
        let after = Dictionary(now.map { ($0.identity, $0.lifecycle) }) { first, _ in first }
        let gone = lifecycles.filter { $0.lifecycle.isVisible && after[$0.identity]?.isVisible != true }
        let come = now.filter { $0.lifecycle.isVisible && before[$0.identity]?.isVisible != true }
        lifecycles = now
        for (_, lifecycle) in gone { lifecycle.disappear?() }
        for (_, lifecycle) in come { lifecycle.appear?() }
    }

    func stored<Value: AnyObject>(_ identity: Identity, in pass: Pass, _ make: () -> Value) -> Value {
        pass.used.insert(identity)
        if let value = stored[identity] as? Value { return value }
        let value = make()
        stored[identity] = value
        return value
    }

    func afterDrawing(_ action: @escaping () -> Void) {
        later.append(action)
    }

    /// Takes the views away for good, as when the window is closed.
    package func close() {
        isClosed = true
        live(with: [])
        (stored, elements, layers, later) = ([:], [], [], [])
    }

    /// Waits until there is something to draw, or to do.
    package func change() async {
        if isAwake { return }
        await withCheckedContinuation { waiting.append($0) }
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
}
