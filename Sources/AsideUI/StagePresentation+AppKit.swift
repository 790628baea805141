#if canImport(SwiftUI) && canImport(AppKit)
    public import AppKit
    public import Aside
    import SwiftUI

    extension Stage {
        /// Shows over a view controller what is asked on this stage: alerts, dialogs, sheets, prompts, progress.
        ///
        /// - Parameter controller: the view controller, which has to be in a window for anything to show.
        /// - Returns: what ends the showing; it need not be kept, and ends with the view controller as well.
        @discardableResult
        public func present(in controller: NSViewController) -> StagePresentation {
            StagePresentation(of: self, in: controller)
        }
    }

    /// The showing of a stage over a view controller.
    @MainActor
    public final class StagePresentation {
        private weak var hosting: NSViewController?

        fileprivate init(of stage: Stage, in controller: NSViewController) {
            let room = Room()
            let hosting = NSHostingController(rootView: HostedQuestions(stage: stage) { room.needsRoom($0) })
            room.hosting = hosting
            room.controller = controller
            controller.addChild(hosting)
            hosting.view.autoresizingMask = [.width, .height]
            controller.view.addSubview(hosting.view)
            room.needsRoom(false)
            self.hosting = hosting
        }

        /// Shows the stage here no longer; what is asked waits until it is shown again.
        public func end() {
            hosting?.view.removeFromSuperview()
            hosting?.removeFromParent()
        }
    }

    /// Gives a view that draws nothing no room, so that it takes no clicks from what is beneath.
    @MainActor
    private final class Room {
        weak var hosting: NSViewController?
        weak var controller: NSViewController?

        func needsRoom(_ needsRoom: Bool) {
            guard let hosting, let controller else { return }
            hosting.view.frame = needsRoom ? controller.view.bounds : .zero
        }
    }
#endif
