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
    private(set) var drawings = 0
    private let identity = Identity()
    private var stored: [Identity: AnyObject] = [:]
    private var lifecycles: [(identity: Identity, lifecycle: Lifecycle)] = []
    private(set) var isInvalid = true
    private var isClosed = false
    /// Counts the changes of values that views read.
    private(set) var changes = 0
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

    /// Notes a change of a value that views read.
    func somethingChanged() {
        changes += 1
        invalidate()
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
        window.noteMade("\(Value.self)")
        stored[identity] = value
        return value
    }

    /// Notes that a body has read a value that has changed since it was drawn last.
    func isStale(_ name: String, _ identity: Identity, since drawing: Int) {
        if drawing == drawings { window.noteStale(name, identity) }
    }

    func afterDrawing(_ action: @escaping () -> Void) {
        later.append(action)
    }

    func draw() {
        isInvalid = false
        guard !isClosed else { return }
        let pass = Pass()
        drawings += 1
        withObservationTracking {
            drawAll(in: pass)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.somethingChanged() }
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
            requests.first { $0.identity == identity }?.writeAbsence()
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

/// A sheet or a cover that a view of the app asks for by a binding.
@MainActor
struct PresentationRequest {
    let identity: Identity
    let isCover: Bool
    /// The identity of the item to present; `nil` for none.
    let item: AnyHashable?
    let content: @MainActor (Context) -> [Element]
    let environment: EnvironmentValues
    /// Writes into the binding that the presentation has ended.
    let writeAbsence: @MainActor () -> Void
}

/// A sheet or a cover of the app, which its hosting controller presents.
@MainActor
final class AppPresentation {
    var request: PresentationRequest {
        get { live.request }
        set { live.request = newValue }
    }
    let item: AnyHashable?
    private let controller: HostingController<RequestedView>
    private let canvas: Canvas
    private let live: Live

    init(_ request: PresentationRequest, from canvas: Canvas) {
        (item, self.canvas, live) = (request.item, canvas, Live(request))
        controller = HostingController(rootView: RequestedView(live: live))
        canvas.window.asApp { canvas.controller.showForApp(controller, isCover: request.isCover) }
    }

    var isShown: Bool { controller.isShownForApp }

    func dismiss() {
        canvas.window.asApp { controller.dismissForApp() }
    }

    @MainActor
    final class Live {
        var request: PresentationRequest
        init(_ request: PresentationRequest) { self.request = request }
    }
}

/// The content of a sheet of the app, with the environment of the view that presents it.
package struct RequestedView: View, Primitive {
    let live: AppPresentation.Live

    func elements(in context: Context) -> [Element] {
        var inner = context
        inner.environment = live.request.environment
        return live.request.content(inner)
    }
}

extension View {
    private func presenting<Item: Identifiable, Content: View>(
        _ isCover: Bool, _ item: Binding<Item?>, _ content: @escaping (Item) -> Content
    ) -> some View {
        modified { context, draw in
            let context = context.at(.part("presents"))
            let value = item.wrappedValue
            context.pass.requests.append(
                PresentationRequest(
                    identity: context.identity, isCover: isCover, item: value.map { AnyHashable($0.id) },
                    content: { context in value.map { context.draw(content($0)) } ?? [] },
                    environment: context.environment, writeAbsence: { item.wrappedValue = nil }))
            return draw(context)
        }
    }

    package func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(false, item, content)
    }

    package func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(true, item, content)
    }
}
