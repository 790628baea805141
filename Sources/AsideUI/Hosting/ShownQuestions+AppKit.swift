#if canImport(SwiftUI) && canImport(AppKit)
    public import AppKit
    public import Aside
    import Foundation
    import SwiftUI

    extension Stage {
        /// Shows the questions of this stage over a view controller: alerts, dialogs, sheets, prompts, progress, notices.
        ///
        /// The questions have a clear view of their own over the controller's view. It takes clicks only where it draws
        /// something: the bar of a notice, and everything while work is running. The controller may be a tab or split
        /// view controller.
        ///
        /// - Parameter controller: The view controller. Its view has to be in a window for anything to appear.
        /// - Returns: An object with which you name views to point at, and end the presentation. You need not keep it.
        ///   The presentation also ends when the view controller goes.
        @discardableResult
        public func showQuestions(in controller: NSViewController) -> ShownQuestions {
            ShownQuestions(of: self, in: controller)
        }
    }

    /// The presentation of a stage's questions over a view controller.
    @MainActor
    public final class ShownQuestions {
        private weak var view: QuestionHostView?

        fileprivate init(of stage: Stage, in controller: NSViewController) {
            let view = QuestionHostView(of: stage)
            view.stand(in: controller)
            self.view = view
        }

        /// Sets what popovers point at.
        ///
        /// Without a source item, they point at the middle of the view.
        ///
        /// - Parameters:
        ///   - item: A view, which is not kept alive; `nil` for none.
        ///   - name: The name by which a question refers to the view: `.anchored(to: "trash")`, or `style: .popover(at:
        ///     "trash")`. By default, the view is for all questions that refer to nothing in view.
        public func setSourceItem(_ item: NSView?, named name: String = "") {
            guard let view else { return }
            guard item != nil else { return view.host.point(at: nil, named: name) }
            view.host.point(at: { [weak item, weak view] in view?.place(of: item) }, named: name)
        }

        /// Ends the presentation.
        ///
        /// Questions wait until the stage is shown again.
        public func end() {
            view?.end()
        }
    }

    /// A clear view that shows questions, and lets clicks pass beside what it draws.
    private final class QuestionHostView: NSView {
        let host = QuestionHost()
        /// The controller of the drawing.
        ///
        /// In a tab view controller, nobody else holds it.
        private let hosting: NSViewController

        init(of stage: Stage) {
            hosting = NSHostingController(rootView: HostedQuestions(stage: stage, host: host))
            super.init(frame: .zero)
            hosting.view.autoresizingMask = [.width, .height]
            addSubview(hosting.view)
            host.comeToFront = { [weak self] in
                guard let self else { return }
                self.superview?.addSubview(self, positioned: .above, relativeTo: nil)
            }
            host.middle = { [weak self] in self.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        /// SwiftUI measures from the top.
        override var isFlipped: Bool { true }

        func stand(in controller: NSViewController) {
            // Each child of these is a tab or a column. The view alone is enough.
            if !(controller is NSTabViewController || controller is NSSplitViewController) {
                controller.addChild(hosting)
            }
            // A view inside a scroll view scrolls. The scroll view itself does not.
            let outer = controller.view.enclosingScrollView ?? controller.view
            frame = outer.bounds
            autoresizingMask = [.width, .height]
            outer.addSubview(self)
        }

        func place(of item: NSView?) -> CGRect? {
            guard let item, item.window != nil else { return nil }
            return convert(item.bounds, from: item)
        }

        func end() {
            hosting.removeFromParent()
            removeFromSuperview()
        }

        override func hitTest(_ point: NSPoint) -> NSView? {
            let inside = convert(point, from: superview)
            return host.room.takes(inside, left: safeAreaInsets.left, top: safeAreaInsets.top)
                ? super.hitTest(point) : nil
        }
    }
#endif
