#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Foundation
    import UIKit

    /// Hears that the user has swiped at a sheet that must not close by itself.
    ///
    /// SwiftUI says nothing of such a swipe; UIKit tells the delegate of the presentation. This delegate comes before
    /// SwiftUI's own, which receives every call as before.
    @MainActor
    private final class RefusedSwipes: NSObject, UIAdaptivePresentationControllerDelegate {
        private let refused: @MainActor () -> Void
        nonisolated(unsafe) private weak var original: AnyObject?

        init(before original: AnyObject?, refused: @escaping @MainActor () -> Void) {
            (self.original, self.refused) = (original, refused)
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            (original as? any UIAdaptivePresentationControllerDelegate)?.tell(presentationController)
            refused()
        }

        #if canImport(ObjectiveC)
            override nonisolated func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || (original as? any NSObjectProtocol)?.responds(to: selector) == true
            }

            override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { original }
        #endif
    }

    extension UIAdaptivePresentationControllerDelegate {
        fileprivate func tell(_ controller: UIPresentationController) {
            #if canImport(ObjectiveC)
                presentationControllerDidAttemptToDismiss?(controller)
            #else
                presentationControllerDidAttemptToDismiss(controller)
            #endif
        }
    }

    extension PresentedViews {
        /// Calls a function whenever the user has swiped at the presentation that contains a view, and must not close it.
        func hearRefusedSwipes(
            at view: UIView, as presenting: PresentationSource, refused: @escaping @MainActor () -> Void
        ) {
            guard view.window != nil, let own = view.controller else { return }
            let presented = sequence(first: own, next: \.parent).reduce(own) { $1 }
            // A controller that nobody presents would make a presentation controller, and keep it.
            guard presented.presentingViewController != nil, let presentation = presented.presentationController,
                !(presentation.delegate is RefusedSwipes)
            else { return }
            let swipes = RefusedSwipes(before: presentation.delegate, refused: refused)
            keep(swipes, for: presenting)
            presentation.delegate = swipes
        }
    }
#endif
