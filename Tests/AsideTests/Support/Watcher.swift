import Aside
import Observation

/// A presenter that remembers what it was told, and wakes a test when what it waits for has come.
@MainActor
final class Watcher {
    /// Answers modals the moment that they are presented.
    var answering: (Modal) -> Void = { _ in }
    /// What it knows before it is asked.
    var known: (ModalContent) -> Int? = { _ in nil }
    /// Whether modals stay in view until the test reports them gone.
    var animates = false
    /// The titles of the screens in view, after each change of the root stage's stack.
    private(set) var stacks: [[String]] = []
    /// The modals that were presented, in order.
    private(set) var presented: [Modal] = []

    private let stage: Stage
    private let wire = Wire()
    private var waiting: [(condition: @MainActor () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    init(_ stage: Stage) {
        self.stage = stage
        attach()
    }

    func attach() {
        wire.watcher = self
        stage.attach(wire)
    }

    func detach() {
        stage.detach(wire)
    }

    /// What the stage holds; it would hold itself by way of a watcher and the modals that that remembers.
    private final class Wire: Presenter {
        weak var watcher: Watcher?

        func knownAnswer(to question: ModalContent, askedAt line: CodeLine) -> Int? { watcher?.known(question) }
        func present(_ modal: Modal) { watcher?.present(modal) }
        func stackChanged(on stage: Stage) { watcher?.stackChanged(on: stage) }

        func dismiss(_ modal: Modal) {
            if let watcher { watcher.dismiss(modal) } else { modal.reportGone() }
        }
    }

    private func present(_ modal: Modal) {
        presented.append(modal)
        answering(modal)
        wake()
    }

    private func dismiss(_ modal: Modal) {
        if !animates { modal.reportGone() }
        wake()
    }

    private func stackChanged(on stage: Stage) {
        if stage === self.stage { stacks.append(titles) }
        wake()
    }

    /// The titles of the screens in view.
    var titles: [String] { stage.stack.screens.map(\.title) }

    /// The modals in view that have not ended, the topmost last.
    var modals: [Modal] { stage.modals.filter { !$0.isLeaving } }

    /// Waits until something is so; looked at now, and at each change of a stack or of the modals.
    func until(_ condition: @escaping @MainActor () -> Bool) async {
        if condition() { return }
        await withCheckedContinuation { waiting.append((condition, $0)) }
    }

    /// Waits until the screen on top waits for its user.
    func waiting() async {
        while !stage.isWaiting {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = stage.isWaiting
                } onChange: {
                    Task { @MainActor in continuation.resume() }
                }
            }
        }
    }

    /// Waits until a screen is on top.
    func top(_ screen: any Screen) async {
        await until { self.stage.stack.top === screen }
    }

    /// Waits until a modal with one of these titles stands on top.
    @discardableResult
    func modal(_ title: String, or other: String? = nil) async -> Modal {
        var found: Modal?
        await until {
            found = self.modals.last.flatMap { [title, other].contains($0.content.title) ? $0 : nil }
            return found != nil
        }
        guard let found else { preconditionFailure("“\(title)” was there and is not.") }
        return found
    }

    private func wake() {
        let ready = waiting.filter { $0.condition() }
        waiting.removeAll { $0.condition() }
        for (_, continuation) in ready { continuation.resume() }
    }
}
