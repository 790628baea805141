#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    public import Aside
    import SwiftUI
    public import UIKit

    extension Stage {
        /// Shows over a view controller what is asked on this stage: alerts, dialogs, sheets, prompts, progress.
        ///
        /// <!-- sample: not compiled, needs UIKit -->
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     stage.present(in: self)
        /// }
        /// ```
        ///
        /// - Parameter controller: the view controller, which has to be in a window for anything to show.
        /// - Returns: what ends the showing; it need not be kept, and ends with the view controller as well.
        @discardableResult
        public func present(in controller: UIViewController) -> StagePresentation {
            StagePresentation(of: self, in: controller)
        }
    }

    /// The showing of a stage over a view controller.
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

        /// Shows the stage here no longer; what is asked waits until it is shown again.
        public func end() {
            hosting?.willMove(toParent: nil)
            hosting?.view.removeFromSuperview()
            hosting?.removeFromParent()
        }
    }

    /// Gives a view that draws nothing no room, so that it takes no touches from what is beneath.
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
