#if canImport(SwiftUI)
    import SwiftUI

    /// A modifier that adds a platform view behind a view, so that the presenter can find out what is really presented.
    struct ObservingModifier: ViewModifier {
        let presenter: StagePresenter
        let presenting: PresentationSource

        func body(content: Content) -> some View {
            #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
                content.background {
                    ObservedView(presenter: presenter, presenting: presenting).accessibilityHidden(true)
                }
            #else
                content
            #endif
        }
    }
#endif

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import SwiftUI
    import UIKit

    /// An empty UIKit view that reveals the window in which something is presented.
    struct ObservedView: UIViewRepresentable {
        let presenter: StagePresenter
        let presenting: PresentationSource

        func makeUIView(context: Context) -> ObservedUIView {
            let view = ObservedUIView()
            view.isUserInteractionEnabled = false
            return view
        }

        func updateUIView(_ view: ObservedUIView, context: Context) {
            let presenting = presenting
            presenter.views.register(view, as: presenting)
            view.moved = { [weak view, weak presenter] in
                guard let view, view.window != nil, let presenter else { return }
                presenter.views.register(view, as: presenting)
                #if !os(tvOS)
                    guard case .modal(let modal) = presenting else { return }
                    presenter.views.hearRefusedSwipes(at: view, as: presenting) { [weak presenter] in
                        presenter?.refusedSwipe(of: modal)
                    }
                #endif
            }
            view.moved()
        }
    }

    /// An empty view that says when it has come into a window.
    final class ObservedUIView: UIView {
        var moved: @MainActor () -> Void = {}

        override func didMoveToWindow() { moved() }
    }
#endif

#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    import AppKit
    import SwiftUI

    /// An empty AppKit view that reveals the window in which something is presented.
    struct ObservedView: NSViewRepresentable {
        let presenter: StagePresenter
        let presenting: PresentationSource

        func makeNSView(context: Context) -> NSView { NSView() }

        func updateNSView(_ view: NSView, context: Context) {
            presenter.views.register(view, as: presenting)
        }
    }
#endif
