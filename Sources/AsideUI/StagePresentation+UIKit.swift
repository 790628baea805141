#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    public import Aside
    import SwiftUI
    public import UIKit

    extension Stage {
        /// Shows the questions of this stage over a view controller: alerts, dialogs, sheets, prompts, progress.
        ///
        /// <!-- sample: not compiled, needs UIKit -->
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     stage.present(in: self)
        /// }
        /// ```
        ///
        /// - Parameter controller: The view controller. It has to be in a window for anything to appear.
        /// - Returns: An object with which you can end the presentation. You need not keep it. The presentation also
        ///   ends when the view controller goes.
        @discardableResult
        public func present(in controller: UIViewController) -> StagePresentation {
            StagePresentation(of: self, in: controller)
        }
    }

    /// The presentation of a stage's questions over a view controller.
    @MainActor
    public final class StagePresentation {
        private weak var hosting: UIViewController?

        fileprivate init(of stage: Stage, in controller: UIViewController) {
            let room = Room()
            let hosting = UIHostingController(rootView: HostedQuestions(stage: stage) { room.needsRoom($0) })
            room.hosting = hosting
            room.controller = controller
            controller.addChild(hosting)
            hosting.view.backgroundColor = .clear
            hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(hosting.view)
            room.needsRoom(false)
            hosting.didMove(toParent: controller)
            self.hosting = hosting
        }

        /// Ends the presentation.
        ///
        /// Questions wait until the stage is shown again.
        public func end() {
            hosting?.willMove(toParent: nil)
            hosting?.view.removeFromSuperview()
            hosting?.removeFromParent()
        }
    }

    /// The room of the hosting view.
    ///
    /// A view that draws nothing has no room, so it takes no touches from the views beneath.
    @MainActor
    private final class Room {
        weak var hosting: UIViewController?
        weak var controller: UIViewController?

        func needsRoom(_ needsRoom: Bool) {
            guard let hosting, let controller else { return }
            hosting.view.frame = needsRoom ? controller.view.bounds : .zero
        }
    }
#endif
