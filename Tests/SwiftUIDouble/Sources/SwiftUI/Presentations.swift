#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A sheet that a view of the app asks for by a binding.
@MainActor
struct PresentationRequest {
    let identity: Identity
    /// The identity of the item to present; `nil` for none.
    let item: AnyHashable?
    let content: @MainActor (Context) -> [Element]
    let environment: EnvironmentValues
    /// Writes into the binding that the presentation has ended, and says so.
    let ended: @MainActor () -> Void
}

/// A sheet of the app, which its hosting controller presents.
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
        canvas.window.asApp { canvas.controller.showForApp(controller) }
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
        _ item: Binding<Item?>, _ ended: (() -> Void)?,
        @ViewBuilder _ content: @escaping (Item) -> Content
    ) -> some View {
        modified { context, draw in
            let context = context.at(.part("presents \(Item.self)"))
            let value = item.wrappedValue
            context.pass.requests.append(
                PresentationRequest(
                    identity: context.identity, item: value.map { AnyHashable($0.id) },
                    content: { context in value.map { context.draw(content($0)) } ?? [] },
                    environment: context.environment,
                    ended: {
                        item.wrappedValue = nil
                        ended?()
                    }))
            return draw(context)
        }
    }

    package func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, onDismiss, content)
    }

    /// Presents an alert, which closes after the action of any of its buttons (documented under the same name).
    package func alert<Value, Buttons: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Buttons, @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        let alert = Binding {
            isPresented.wrappedValue ? data.map { ShownAlert(id: title, data: $0) } : nil
        } set: { shown in
            if shown == nil { isPresented.wrappedValue = false }
        }
        return presenting(alert, nil) { shown in
            Text(title)
            message(shown.data)
            actions(shown.data).changing { button in
                button.press = { [press = button.press] in
                    press?()
                    isPresented.wrappedValue = false
                }
            }
        }
    }

    package func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { unchanged() }
}

private struct ShownAlert<Value>: Identifiable {
    let id: String
    let data: Value
}
