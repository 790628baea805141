import Aside
import Observation
import Testing

/// Someone in front of a stage: waits for what is expected to come into view, and answers it.
@MainActor
struct User {
    let stage: Stage
    let ui: Watcher

    init(of stage: Stage) {
        self.stage = stage
        ui = Watcher(stage)
    }

    /// The stage that the user sees: that of the topmost sheet, or the whole one; none under any other modal.
    private var front: Stage? {
        guard let modal = ui.modals.last else { return stage }
        return modal.stage
    }

    /// The stack that the user sees.
    var stack: StackProxy? { front?.stack }

    /// The titles of the screens of that stack.
    var titles: [String] { stack?.screens.map(\.title) ?? [] }

    // MARK: Screens

    /// Waits until a screen with this title is in view, with nothing above it.
    @discardableResult
    func sees(_ title: String) async -> any Screen {
        await ui.until { stack?.top?.title == title }
        guard let screen = stack?.top else { preconditionFailure("“\(title)” was there and is not.") }
        return screen
    }

    /// Waits until a screen with this title is in view and waits for its user.
    @discardableResult
    func isFree(at title: String) async -> any Screen {
        let screen = await sees(title)
        while let front, !front.isWaiting {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = front.isWaiting
                } onChange: {
                    Task { @MainActor in continuation.resume() }
                }
            }
        }
        return screen
    }

    /// Waits for a screen that waits for its user, and yields a value there.
    func at<Value>(
        _ title: String, enters value: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        guard let screen = await isFree(at: title) as? any Screen<Value> else {
            preconditionFailure("“\(title)” does not yield a \(Value.self).")
        }
        #expect(screen.publish(value), "“\(title)” refused \(value).", sourceLocation: sourceLocation)
    }

    /// Goes back by one screen.
    func goesBack(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(stack?.pop() == true, "There is nothing to go back to.", sourceLocation: sourceLocation)
    }

    // MARK: Modals

    /// Waits for a modal and presses a button of it.
    func isAsked(
        _ title: String, presses label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let modal = await ui.modal(title)
        let choice = modal.content.choices.first { $0.label == label }
        #expect(choice.map { modal.press($0.id) } == true, "There is no “\(label)”.", sourceLocation: sourceLocation)
    }

    /// Waits for a modal and sends it away, as Esc or a swipe does.
    func dismisses(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        #expect(await ui.modal(title).dismiss(), "“\(title)” stays.", sourceLocation: sourceLocation)
    }
}
