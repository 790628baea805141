/// A stack of views of which the topmost can be seen.
///
/// As reported, a view that takes the place of another one at the same depth within one frame has that one's state,
/// unless its identity is said to be another. The views beneath keep their state, and are told that they disappeared.
package struct NavigationStack<Path, Root: View>: View, Primitive {
    private let path: Binding<[AnyHashable]>?
    private let root: Root

    package init(@ViewBuilder root: () -> Root) where Path == Never {
        (path, self.root) = (nil, root())
    }

    /// A stack with the views of a path above its root; going back writes the path.
    package init<Entry: Hashable>(path: Binding<[Entry]>, @ViewBuilder root: () -> Root) where Path == [Entry] {
        self.path = Binding {
            path.wrappedValue.map { AnyHashable($0) }
        } set: { written in
            path.wrappedValue = written.compactMap { $0.base as? Entry }
        }
        self.root = root()
    }

    func elements(in context: Context) -> [Element] {
        let path = path
        let entries = path?.wrappedValue ?? []
        let scope = StackScope()
        scope.hidesBack = false
        var drawn = draw(in: context, depth: entries.count, scope, .part("root")) { $0.draw(root) }
        for (place, entry) in entries.enumerated() {
            drawn = draw(in: context, depth: entries.count - 1 - place, scope, .place(place)) { context in
                let destination = scope.destinations[ObjectIdentifier(type(of: entry.base))]
                return destination?(entry.base, context) ?? [Element(kind: .text, label: "No destination for \(entry)")]
            }
        }
        if let path, !entries.isEmpty, !scope.hidesBack {
            var back = Element(kind: .button, label: "Back", value: "back")
            // This is the path at the time of drawing, even if it has changed since.
            back.press = { path.wrappedValue = entries.dropLast() }
            drawn.insert(back, at: 0)
        }
        return [Element(kind: .group, children: drawn)]
    }

    private func draw(
        in context: Context, depth: Int, _ scope: StackScope, _ step: Identity.Step,
        _ content: @MainActor (Context) -> [Element]
    ) -> [Element] {
        var inner = context.at(step)
        let bar = Bar()
        inner.bar = bar
        inner.stack = scope
        inner.isVisible = context.isVisible && depth == 0
        let elements = content(inner)
        // A view that is covered has no bar in sight.
        if depth == 0 { scope.hidesBack = bar.hidesBack }
        let title = bar.title.map { [Element(kind: .text, label: $0)] } ?? []
        return title + elements + bar.items
    }
}

extension View {
    /// Declares the view that is pushed for a value of a type.
    package func navigationDestination<Value: Hashable, Destination: View>(
        for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
        modified { context, draw in
            context.stack?.destinations[ObjectIdentifier(type)] = { value, context in
                guard let value = value as? Value else { return [] }
                return context.draw(destination(value))
            }
            return draw(context)
        }
    }

    /// Sets the title of the bar above.
    package func navigationTitle<Words: StringProtocol>(_ title: Words) -> some View {
        inside { $0.bar?.title = String(title) }
    }

    /// Hides the Back button in the bar above, and with it the swipe back.
    package func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
        inside { $0.bar?.hidesBack = isHidden }
    }

    /// Adds items to the bar above.
    package func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return modified { context, draw in
            let items = context.at(.part("toolbar")).draw(content)
            context.bar?.items += items
            return draw(context.at(.part("content")))
        }
    }
}
