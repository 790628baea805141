#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows a screen with the first view that exists for it.
    struct ScreenView: View {
        let screen: any Screen
        @Environment(\.screenViews) private var views

        var body: some View {
            let registered = views.drawing(of: screen)
            let own = screen as? any ViewProviding
            switch DrawingSource(
                isRegistered: registered != nil, drawsItself: own != nil, hasContent: !screen.outline.items.isEmpty)
            {
            case .registered: registered
            case .own: own.map { $0.anyView }
            case .content: OutlineView(screen: screen)
            case .missing: MissingScreenView(missing: MissingView(screen: "\(type(of: screen))"))
            }
        }
    }

    extension ViewProviding {
        fileprivate var anyView: AnyView { AnyView(view) }
    }
#endif
