#if canImport(SwiftUI) && canImport(AppKit)
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
