package import Aside
package import Testing

/// A presenter that records its calls.
///
/// It is for tests of the stage and its presenter. Use a `TestPresenter` to test what a user does.
@MainActor
package final class RecordingPresenter {
    /// Answers each modal at once when it is presented.
    package var answering: (Modal) -> Void = { _ in }
    /// Whether modals stay in view until the test reports them gone.
    package var animates = false
    /// The titles of the screens in view, after each change of the root stage's stack.
    package private(set) var stacks: [[String]] = []
    /// The modals that were presented, in order.
    package private(set) var presented: [Modal] = []
    package private(set) var warnings: [RuntimeWarning] = []

    package let stage: Stage
    private let wire = Wire()

    package init(_ stage: Stage = Stage()) {
        self.stage = stage
        attach()
    }

    package func attach() {
        wire.recorder = self
        stage.attach(wire)
    }

    package func detach() {
        stage.detach(wire)
    }

    /// The presenter that the stage holds, with a weak reference to the recorder, which holds the stage.
    private final class Wire: Presenter {
        weak var recorder: RecordingPresenter?

        func present(_ modal: Modal) { recorder?.present(modal) }
        func stackChanged(on stage: Stage) { recorder?.stackChanged(on: stage) }
        func warn(_ warning: RuntimeWarning) { recorder?.warnings.append(warning) }

        func dismiss(_ modal: Modal) {
            if let recorder { recorder.dismiss(modal) } else { modal.reportGone() }
        }
    }

    private func present(_ modal: Modal) {
        presented.append(modal)
        answering(modal)
    }

    private func dismiss(_ modal: Modal) {
        if !animates { modal.reportGone() }
    }

    private func stackChanged(on stage: Stage) {
        if stage === self.stage { stacks.append(stage.titles) }
    }

    // MARK: Waiting

    /// Waits until a screen is on top.
    package func top(_ screen: any Screen) async {
        await until { [stage] in stage.stack.top === screen }
    }

    /// Waits until a screen is on top, and publishes a value there.
    package func at(_ page: Page, publishes value: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await top(page)
        #expect(page.publish(value), sourceLocation: sourceLocation)
    }

    /// Waits until a modal with this title is on top.
    @discardableResult
    package func modal(_ title: String) async -> Modal {
        var found: Modal?
        await until { [stage] in
            found = stage.modals.last { !$0.isLeaving }.flatMap { $0.content.title == title ? $0 : nil }
            return found != nil
        }
        guard let found else { preconditionFailure("“\(title)” was there and is not.") }
        return found
    }
}
