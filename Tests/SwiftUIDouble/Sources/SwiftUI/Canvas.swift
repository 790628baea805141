import Foundation
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

/// What a hosting controller draws.
///
/// If an observed value changes, it draws all views from the root again. It knows a view by its way from there: the view's
/// state lives as long as it is drawn (documented: "Managing user interface state").
@MainActor
final class Canvas {
    unowned var window: Window
    /// The controller that shows the views.
    unowned let controller: SystemController
    private let root: @MainActor (Context) -> [Element]
    private(set) var elements: [Element] = []
    private let identity = Identity()
    private var stored: [Identity: AnyObject] = [:]
    private var lifecycles: [(identity: Identity, lifecycle: Lifecycle)] = []
    private(set) var isInvalid = true
    private var isClosed = false
    private var later: [() -> Void] = []
    /// What this canvas presents for the app's own views.
    private var presentations: [Identity: AppPresentation] = [:]

    init(in window: Window, controller: SystemController, root: @escaping @MainActor (Context) -> [Element]) {
        (self.window, self.controller, self.root) = (window, controller, root)
    }

    /// Takes the views away for good.
    func close() {
        isClosed = true
        let gone = lifecycles
        lifecycles = []
        for (_, lifecycle) in gone where lifecycle.isVisible { lifecycle.disappear?() }
        for value in stored.values { (value as? any Leaving)?.leave() }
        (stored, elements, later) = ([:], [], [])
    }

    /// Requests a frame.
    func invalidate() {
        guard !isClosed else { return }
        isInvalid = true
        window.wake()
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

    func draw() {
        isInvalid = false
        guard !isClosed else { return }
        let pass = Pass()
        withObservationTracking {
            drawAll(in: pass)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.invalidate() }
        }
        for (identity, value) in stored where !pass.used.contains(identity) {
            (value as? any Leaving)?.leave()
            stored[identity] = nil
        }
        live(with: pass.lifecycles)
        present(pass.requests)
        let later = later
        self.later = []
        for action in later { action() }
    }

    private func drawAll(in pass: Pass) {
        elements = root(
            Context(canvas: self, pass: pass, environment: window.environment, identity: identity))
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

    // MARK: Sheets of the app

    /// Presents what the app's views ask for, once nothing is in the way, and dismisses what they ask for no longer.
    private func present(_ requests: [PresentationRequest]) {
        for (identity, presentation) in presentations where !presentation.isShown {
            presentations[identity] = nil
            requests.first { $0.identity == identity }?.ended()
        }
        for request in requests {
            if let presentation = presentations[request.identity] {
                presentation.request = request
                if request.item != presentation.item { presentation.dismiss() }
            } else if request.item != nil {
                guard window.isFree(controller) else { continue }
                presentations[request.identity] = AppPresentation(request, from: self)
            }
        }
    }
}
