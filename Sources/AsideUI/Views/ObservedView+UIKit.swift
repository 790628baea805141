#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import SwiftUI
    import UIKit

    /// An empty UIKit view that reveals the window in which something is presented.
    struct ObservedView: UIViewRepresentable {
        let views: PresentedViews
        let presenting: PresentationSource

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.isUserInteractionEnabled = false
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {
            views.register(view, as: presenting)
        }
    }
#endif
