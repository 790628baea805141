/// What is presented over the views of a window.
@MainActor
final class Layer {
    let isAlert: Bool
    fileprivate(set) var elements: [Element] = []
    /// Whether the user cannot close it.
    fileprivate(set) var isLocked = false
    /// Writes into the binding that the user has closed it.
    let close: @MainActor () -> Void

    init(isAlert: Bool, close: @escaping @MainActor () -> Void) {
        (self.isAlert, self.close) = (isAlert, close)
    }
}

extension View {
    private func presenting<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, isAlert: Bool, _ ended: (() -> Void)?,
        @ViewBuilder _ content: @escaping (Item) -> Content
    ) -> some View {
        modified { context, draw in
            let context = context.at(.part("presents \(Item.self)"))
            let below = draw(context.at(.part("below")))
            let value = item.wrappedValue
            let shown = context.stored("shown") { LastValue<AnyHashable>() }
            if let last = shown.value, last != value.map({ AnyHashable($0.id) }), let ended {
                context.window.afterDrawing(ended)
            }
            shown.value = value.map { AnyHashable($0.id) }
            guard let value else { return below }
            let layer = Layer(isAlert: isAlert) { item.wrappedValue = nil }
            context.pass.layers.append(layer)
            var inner = context.at(.named(value.id))
            (inner.bar, inner.stack, inner.layer, inner.isVisible) = (nil, nil, layer, true)
            layer.elements = inner.draw(content(value))
            return below
        }
    }

    package func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, isAlert: false, onDismiss, content)
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
        return presenting(alert, isAlert: true, nil) { shown in
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

    package func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        inside { $0.layer?.isLocked = isDisabled }
    }
}

private struct ShownAlert<Value>: Identifiable {
    let id: String
    let data: Value
}
