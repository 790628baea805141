#if canImport(UIKit)
    public import UIKit

    package typealias SystemView = UIView
    /// A controller of the system.
    public typealias SystemController = UIViewController
    package typealias SystemWindow = UIWindow
    package typealias SystemRepresentable = UIViewRepresentable

    /// A UIKit view among views.
    @MainActor @preconcurrency
    package protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ view: UIViewType, context: Context)
        typealias Context = Void
    }

    extension UIViewRepresentable {
        func makeSystemView() -> UIView { makeUIView(context: ()) }

        func updateSystemView(_ view: UIView) {
            if let view = view as? UIViewType { updateUIView(view, context: ()) }
        }
    }

    package typealias UIHostingController = HostingController

    extension UIWindow {
        /// Makes a window that shows a controller.
        static func around(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow(frame: CGRect(origin: .zero, size: Window.size))
            controller.view.frame = window.bounds
            window.rootViewController = controller
            return window
        }
    }

    extension UIViewController {
        /// The controller that UIKit presents for a request, or one of another part of the app.
        static func showing(_ request: PresentationRequest?, title: String?) -> UIViewController {
            guard let request, !request.style.showsView else {
                let controller = UIViewController()
                controller.presentationController = request.map { UIPresentationController(delegate: $0.delegate) }
                return controller
            }
            let alert = UIAlertController()
            alert.title = title
            return alert
        }
    }

    extension PresentationRequest.PresentationDelegate: UIAdaptivePresentationControllerDelegate {
        package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            attempts += 1
        }
    }

    extension SystemBar {
        @MainActor var view: UIView? {
            switch self {
            case .tabs: UITabBar()
            case .tools: UIToolbar()
            }
        }
    }

    extension Window {
        static let isPhone = true
        /// The name of what another part of the app presents.
        package static let foreignName = "UIViewController"

        /// Presents each controller from the one beneath; the outermost parent presents the first of them.
        ///
        /// A cover takes the view beneath out of the window (documented: "UIModalPresentationStyle.fullScreen").
        func presentControllers(insteadOf old: [Presented]) {
            for gone in old where !presented.contains(where: { $0.number == gone.number }) {
                gone.controller.view.removeFromSuperview()
            }
            var top = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
            platformWindow = top.view.window ?? platformWindow
            for present in presented {
                top.presented = present.controller
                present.controller.presentingViewController = top
                show(present.controller)
                // A controller without a parent stays where it is.
                let isInChain = top === platformWindow?.rootViewController || top.presentingViewController != nil
                if present.coversAll, present.phase == .resting, isInChain {
                    top.view.removeFromSuperview()
                } else {
                    show(top)
                }
                present.controller.isAppearing = present.phase == .entering
                present.controller.isDisappearing = present.phase == .leaving || present.phase == .swiping
                top = present.controller
            }
            top.presented = nil
            show(top)
        }

        private func show(_ controller: UIViewController) {
            if controller.view.superview == nil { platformWindow?.addSubview(controller.view) }
        }

        /// Swipes at a sheet that must not be swiped away.
        ///
        /// - Returns: Whether SwiftUI's own delegate has heard of it; `nil` if no such sheet is in front.
        @discardableResult
        package func swipeInVain() -> Bool? {
            guard refusesSwipe, let top = presented.last, let presentation = top.controller.presentationController
            else {
                return nil
            }
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            invalidate()
            return top.delegate.map { $0.attempts > 0 }
        }
    }
#endif
