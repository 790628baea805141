import Foundation

/// A presentation that a view asks for.
@MainActor
struct PresentationRequest {
    /// The kinds of presentations.
    enum Style {
        case alert, dialog, sheet, cover, popover

        /// Whether the presentation shows views of the app.
        var showsView: Bool {
            switch self {
            case .sheet, .cover, .popover: true
            case .alert, .dialog: false
            }
        }
    }

    let identity: Identity
    let style: Style
    let title: String
    /// The identity of the item to present; `nil` for none.
    let item: AnyHashable?
    /// The content of the presentation.
    let content: @MainActor (Context) -> [Element]
    let environment: EnvironmentValues
    /// Writes into the binding that the presentation has ended.
    let writeAbsence: @MainActor () -> Void
    var onDismiss: (() -> Void)?
    /// The presenting view.
    let source: Source
    /// The place of the presenting view, if it was given one.
    let place: Place?
    /// SwiftUI's own delegate of the presentation, which has to hear all that the user does.
    let delegate = PresentationDelegate()

    /// The identity of what is presented, which is the same if it is presented once more.
    var surface: Identity {
        identity.window.appending(.part("presented")).appending(.named(identity)).appending(.named(AnyHashable(item)))
    }

    /// The presenting view, as it was drawn.
    @MainActor
    final class Source {
        var elements: [Element] = []
    }

    @MainActor
    final class PresentationDelegate {
        var attempts = 0
    }
}

extension View {
    private func requesting(
        _ make: @escaping @MainActor (Context, PresentationRequest.Source) -> PresentationRequest
    ) -> some View {
        modified { context, draw in
            let context = context.at(.part("presents"))
            let source = PresentationRequest.Source()
            // A view in no window presents nothing (UIKit says so in the log).
            if context.isInWindow { context.surface.requests.append(make(context, source)) }
            source.elements = draw(context)
            return source.elements
        }
    }

    private func presenting<Item: Identifiable, Content: View>(
        _ style: PresentationRequest.Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        requesting { context, source in
            let value = item.wrappedValue
            return PresentationRequest(
                identity: context.identity, style: style, title: "", item: value.map { AnyHashable($0.id) },
                content: { context in value.map { context.draw(content($0)) } ?? [] },
                environment: context.environment, writeAbsence: { item.wrappedValue = nil }, onDismiss: onDismiss,
                source: source, place: context.place)
        }
    }

    package func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, onDismiss, content)
    }

    package func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.cover, item, onDismiss, content)
    }

    package func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover, item, nil, content)
    }

    private func asking<Value, Actions: View, Message: View>(
        _ style: PresentationRequest.Style, _ title: String, _ isPresented: Binding<Bool>, _ data: Value?,
        _ actions: @escaping (Value) -> Actions, _ message: @escaping (Value) -> Message
    ) -> some View {
        requesting { context, source in
            PresentationRequest(
                identity: context.identity, style: style, title: title,
                item: isPresented.wrappedValue && data != nil ? AnyHashable(true) : nil,
                content: { context in
                    guard let data else { return [] }
                    let text = [Element(kind: .text, label: title)] + context.at(.part("text")).draw(message(data))
                    return text + context.at(.part("actions")).draw(actions(data))
                },
                environment: context.environment, writeAbsence: { isPresented.wrappedValue = false }, source: source,
                place: context.place)
        }
    }

    package func alert<Words: StringProtocol, Value, Actions: View, Message: View>(
        _ title: Words, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        asking(.alert, String(title), isPresented, data, actions, message)
    }

    package func confirmationDialog<Words: StringProtocol, Value, Actions: View, Message: View>(
        _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        asking(.dialog, String(title), isPresented, data, actions, message)
    }

    /// Sets whether a swipe may dismiss the sheet around this view.
    package func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        inside { if isDisabled { $0.surface.isSwipeDisabled = true } }
    }
}

/// Whether something is visible.
package enum Visibility: Sendable {
    case visible
}
