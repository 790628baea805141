#if canImport(SwiftUI) && canImport(AppKit)
    public import AppKit
    public import Aside
    import SwiftUI

    extension Stage {
        /// Shows the questions of this stage over a view controller: alerts, dialogs, sheets, prompts, progress.
        ///
        /// - Parameter controller: The view controller. It has to be in a window for anything to appear.
        /// - Returns: An object with which you can end the presentation. You need not keep it. The presentation also
        ///   ends when the view controller goes.
        @discardableResult
        public func present(in controller: NSViewController) -> StagePresentation {
            StagePresentation(of: self, in: controller)
        }
    }

    /// The presentation of a stage's questions over a view controller.
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

        /// Ends the presentation.
        ///
        /// Questions wait until the stage is shown again.
        public func end() {
            hosting?.view.removeFromSuperview()
            hosting?.removeFromParent()
        }
    }

    /// The room of the hosting view.
    ///
    /// A view that draws nothing has no room, so it takes no clicks from the views beneath.
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
