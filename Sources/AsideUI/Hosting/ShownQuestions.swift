#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    import Aside
    import SwiftUI

    #if canImport(UIKit)
        import UIKit

        typealias PlatformController = UIViewController
    #else
        import AppKit

        typealias PlatformController = NSViewController
    #endif

    /// The presentation of a stage's questions in the window of a view controller.
    @MainActor
    public final class ShownQuestions {
        private weak var attached: AttachedWindow?

        /// Shows the questions as long as the view of the controller exists, because a view inside it keeps what shows them.
        init(of stage: Stage, in controller: PlatformController) {
            let attached = AttachedWindow(stage)
            let view = MovingView(frame: .zero)
            view.kept = attached
            view.moved = { [weak attached] in attached?.window.sourceMoved() }
            controller.view.addSubview(view)
            attached.window.source = view
            attached.attachment.viewAppeared()
            self.attached = attached
        }

        /// Ends the presentation.
        ///
        /// Questions wait until the stage is shown again.
        public func end() {
            attached?.window.source?.removeFromSuperview()
            attached?.attachment.presenter.leave()
        }

        /// Sets the element that a name means; `nil` for none.
        func point(at source: (@MainActor () -> Anchors.Source?)?, named name: String) {
            attached?.window.anchors.set(source, named: name)
        }
    }
#endif
