#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PresentedChain {
        /// Finds what the window of a view shows, according to the view controllers that are presented in it.
        @MainActor
        init?(around view: UIView, in views: [PresentationSource: UIView]) {
            guard let root = view.window?.rootViewController else { return nil }
            layers = sequence(first: root, next: \.presentedViewController).map { Layer($0, in: views) }
        }
    }

    extension PresentedChain.Layer {
        @MainActor
        fileprivate init(_ controller: UIViewController, in views: [PresentationSource: UIView]) {
            holds = Set(views.filter { $0.value.isDescendant(of: controller.view) }.keys)
            alertTitle = (controller as? UIAlertController).map { $0.title ?? "" }
            isMoving = controller.isBeingPresented || controller.isBeingDismissed
        }
    }
#endif
