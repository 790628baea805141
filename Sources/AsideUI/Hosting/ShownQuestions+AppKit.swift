#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import Aside
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

    extension ShownQuestions {
        /// Sets what popovers point at.
        ///
        /// Without a source item, they point at the middle of the view.
        ///
        /// - Parameters:
        ///   - item: A view, which is not kept alive; `nil` for none.
        ///   - name: The name by which a question refers to the view: `.anchored(to: "trash")`, or `style: .popover(at:
        ///     "trash")`. By default, the view is for all questions that refer to nothing in view.
        public func setSourceItem(_ item: NSView?, named name: String = "") {
            guard item != nil else { return point(at: nil, named: name) }
            point(
                at: { [weak item] view in
                    guard let item, item.window != nil else { return nil }
                    return view.convert(item.bounds, from: item)
                }, named: name)
        }
    }

    typealias PlatformController = NSViewController
    typealias PlatformHostingController = NSHostingController

    extension NSViewController {
        /// Whether each child of the controller is a tab or a column.
        var ordersChildren: Bool { self is NSTabViewController || self is NSSplitViewController }
    }

    extension NSView.AutoresizingMask {
        static var growing: Self { [.width, .height] }
    }

    extension QuestionHostView {
        func comeToFront() {
            superview?.addSubview(self, positioned: .above, relativeTo: nil)
        }

        /// Keeps this view over another one and in sight.
        ///
        /// A view inside a scroll view scrolls. The scroll view itself does not.
        func stand(over view: NSView) {
            let outer = view.enclosingScrollView ?? view
            frame = outer.bounds
            autoresizingMask = .growing
            outer.addSubview(self)
        }
    }
#endif
