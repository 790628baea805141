#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import SwiftUI
    import UIKit

    /// An empty view that says when it has come into a window, or has left one.
    final class MovingView: UIView {
        var moved: @MainActor () -> Void = {}
        /// What exists as long as the view.
        var kept: AnyObject?

        override func didMoveToWindow() {
            super.didMoveToWindow()
            moved()
        }
    }

    /// A view behind the place whose questions are shown, which finds the window of the place, and its environment.
    struct SourceView: UIViewRepresentable {
        let window: UIKitWindow

        func makeUIView(context: Context) -> MovingView {
            let view = MovingView()
            view.isUserInteractionEnabled = false
            view.moved = { [weak window] in window?.sourceMoved() }
            return view
        }

        func updateUIView(_ view: MovingView, context: Context) {
            window.surroundings.environment = context.environment
            if window.source !== view { window.source = view }
        }
    }

    /// A view behind an element that dialogs and popovers can point at.
    struct AnchorView: UIViewRepresentable {
        let name: String
        let window: UIKitWindow

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.isUserInteractionEnabled = false
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {
            window.anchors.add(view, named: name)
        }
    }
#endif

#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    import AppKit
    import SwiftUI

    /// An empty view that says when it has come into a window, or has left one.
    final class MovingView: NSView {
        var moved: @MainActor () -> Void = {}
        /// What exists as long as the view.
        var kept: AnyObject?

        override func viewDidMoveToWindow() {
            super.viewDidMoveToWindow()
            moved()
        }
    }

    /// A view behind the place whose questions are shown, which finds the window of the place, and its environment.
    struct SourceView: NSViewRepresentable {
        let window: AppKitWindow

        func makeNSView(context: Context) -> MovingView {
            let view = MovingView()
            view.moved = { [weak window] in window?.sourceMoved() }
            return view
        }

        func updateNSView(_ view: MovingView, context: Context) {
            window.surroundings.environment = context.environment
            if window.source !== view { window.source = view }
        }
    }

    /// A view behind an element that popovers can point at.
    struct AnchorView: NSViewRepresentable {
        let name: String
        let window: AppKitWindow

        func makeNSView(context: Context) -> NSView { NSView() }

        func updateNSView(_ view: NSView, context: Context) {
            window.anchors.add(view, named: name)
        }
    }
#endif
