#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PresentedChain {
        /// Finds what the window of a view shows, according to the view controllers that are presented in it.
        @MainActor
        init?(around view: UIView, in window: UIWindow, _ views: [PresentationSource: UIView]) {
            guard let root = window.rootViewController else { return nil }
            var controllers = Array(sequence(first: root, next: \.presentedViewController))
            // A controller without a parent presents by itself.
            var lowest = view.controller
            while let below = lowest?.presentingViewController { lowest = below }
            if let own = lowest?.presentedViewController, !controllers.contains(where: { $0 === own }) {
                controllers += sequence(first: own, next: \.presentedViewController)
            }
            layers = controllers.map { Layer($0, in: views) }
        }
    }

    extension UIView {
        /// The controller in whose view this view is.
        var controller: UIViewController? {
            sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        }
    }

    extension PresentedChain.Layer {
        @MainActor
        fileprivate init(_ controller: UIViewController, in views: [PresentationSource: UIView]) {
            holds = Set(views.filter { $0.value.isDescendant(of: controller.view) }.keys)
            alertTexts = (controller as? UIAlertController).map { Set([$0.title, $0.message].compactMap(\.self)) }
            alertTexts?.remove("")
            name = "\(type(of: controller))"
            isMoving = controller.isBeingPresented || controller.isBeingDismissed
        }
    }
#endif
