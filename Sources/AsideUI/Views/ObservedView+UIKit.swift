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
            presenter.views.register(view, as: presenting)
            #if !os(tvOS)
                guard case .modal(let modal) = presenting else { return }
                view.moved = { [weak view, weak presenter] in
                    guard let view, let presenter else { return }
                    presenter.views.hearRefusedSwipes(at: view, as: .modal(modal)) { [weak presenter] in
                        presenter?.refusedSwipe(of: modal)
                    }
                }
                view.moved()
            #endif
        }
    }

    /// An empty view that says when it has come into a window.
    final class ObservedUIView: UIView {
        var moved: @MainActor () -> Void = {}

        override func didMoveToWindow() { moved() }
    }
#endif
