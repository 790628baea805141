#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// An empty view that says when it has come into a window, or has left one.
    final class MovingView: PlatformView {
        var moved: @MainActor () -> Void = {}
        /// What exists as long as the view.
        var kept: AnyObject?

        #if canImport(UIKit)
            override func didMoveToWindow() { moved() }
        #else
            override func viewDidMoveToWindow() { moved() }
        #endif
    }

    /// An empty view behind the place whose questions are shown, or behind an element that dialogs and popovers point at.
    struct SourceView: PlatformRepresentable {
        /// Called with the view, and with the environment of its place.
        let update: @MainActor (MovingView, EnvironmentValues) -> Void

        #if canImport(UIKit)
            func makeUIView(context: Context) -> MovingView {
                let view = MovingView()
                view.isUserInteractionEnabled = false
                return view
            }

            func updateUIView(_ view: MovingView, context: Context) { update(view, context.environment) }
        #else
            func makeNSView(context: Context) -> MovingView { MovingView() }

            func updateNSView(_ view: MovingView, context: Context) { update(view, context.environment) }
        #endif
    }
#endif
