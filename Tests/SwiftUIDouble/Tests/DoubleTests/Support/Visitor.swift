import Aside
import Observation
import SwiftUI
import Testing

@testable import AsideUI

/// Somebody in front of a window: lets time pass until nothing moves, sees what is there, and presses it.
@MainActor
final class Visitor {
    let window: Window
    /// What shows the stage, once it has presented something.
    private(set) weak var presenter: StagePresenter?
    private(set) var pauses: [(wait: Placement.Wait, presenter: StagePresenter)] = []

    /// - Parameters:
    ///   - scenario: how the double behaves.
    ///   - isObservable: whether the system tells what is in view.
    ///   - content: what the window shows.
    init<Content: View>(
        _ scenario: Scenario = Scenario(), isObservable: Bool = true,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        let box = Box()
        window = Window(scenario) {
            content().environment(\.surroundings, box.surroundings)
        }
        box.surroundings = Surroundings(
            wait: { [weak self] wait, presenter in
                self?.presenter = presenter
                self?.pauses.append((wait, presenter))
                self?.window.invalidate()
            },
            find: { [weak self] appearance, presenting, presenter in
                guard isObservable, let self else { return .unknown }
                return self.find(appearance, presenting, presenter)
            })
        window.draw()
    }

    /// Where the surroundings end up, which need the window that needs them.
    private final class Box {
        var surroundings: Surroundings?
    }

    private func find(
        _ appearance: ModalAppearance, _ presenting: PresentationSource, _ presenter: StagePresenter
    ) -> Finding {
        guard let slot = presenter.placement.slot(of: presenting), let modal = presenter.modal(appearance.modal)
        else { return .unknown }
        var layers = [PresentedChain.Layer(holds: [.stack])]
        for present in window.presented {
            var layer = PresentedChain.Layer(isMoving: present.isMoving)
            // A view's item is the number of its appearance.
            let holding = presenter.placement.slots.values.first { AnyHashable($0.appearance.id) == present.item }
            if let holding, holding.style.isView { layer.holds = [.modal(holding.appearance.modal)] }
            if !present.isForeign, !present.title.isEmpty { layer.alertTitle = present.title }
            layers.append(layer)
        }
        let chain = PresentedChain(layers: layers)
        return chain.finding(appearance.modal, titled: modal.content.title, as: slot.style, from: presenting)
    }

    // MARK: Time

    /// Lets everything happen that happens without the user.
    func settle() {
        window.draw()
        while step() { window.draw() }
    }

    /// Lets one thing happen: an animation ends, or else the oldest pause is over.
    @discardableResult
    func step() -> Bool {
        window.draw()
        if window.isMoving {
            window.finishAnimations()
        } else if let next = pauses.firstIndex(where: { $0.wait.purpose != .watching }) {
            endPause(next)
        } else {
            return false
        }
        return true
    }

    /// Lets every animation end, and no pause.
    func settleButPauses() {
        window.draw()
        while window.isMoving {
            window.finishAnimations()
            window.draw()
        }
    }

    func endPause(_ place: Int) {
        let (wait, presenter) = pauses.remove(at: place)
        presenter.isOver(wait)
    }

    /// Waits until a condition holds on the settled screen; when the test is out of time, says what is there instead.
    func until(_ condition: @MainActor (Window) -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
        let window = window
        settle()
        while !holds(condition) {
            if Task.isCancelled {
                Issue.record("On the screen: \(window.screen.map(\.label)).", sourceLocation: sourceLocation)
                return
            }
            await withTaskCancellationHandler {
                await window.change()
            } onCancel: {
                Task { @MainActor in window.invalidate() }
            }
            settle()
        }
    }

    /// Waits until something on the screen changes, or a flow has ended.
    func until(_ ledger: Ledger) async {
        guard !holds({ _ in ledger.isFinished }) else { return }
        await window.change()
    }

    /// Whether a condition holds; when what it looks at changes, the window is drawn anew.
    private func holds(_ condition: @MainActor (Window) -> Bool) -> Bool {
        withObservationTracking {
            condition(window)
        } onChange: { [weak window] in
            MainActor.assumeIsolated { window?.invalidate() }
        }
    }

    // MARK: The user

    /// Waits until a text is there to be read.
    func sees(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await until({ $0.texts.contains(text) }, sourceLocation: sourceLocation)
    }

    /// Waits until a button can be pressed, and presses it.
    func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await until({ $0.buttons.contains { $0.hasPrefix(label) } }, sourceLocation: sourceLocation)
        window.press(label)
        settle()
    }

    /// Waits until a field is there, and fills it in.
    func fill(_ label: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await until({ $0.fields.contains(label) }, sourceLocation: sourceLocation)
        window.fill(label, text)
        settle()
    }
}
