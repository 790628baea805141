#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import Aside
    import SwiftUI

    extension Stage {
        /// Shows the questions of this stage in the window of a view controller: alerts, dialogs, sheets, prompts,
        /// progress, notices.
        ///
        /// A question is shown over whatever is in front in the window. The controller may be a tab or split view
        /// controller.
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
        /// Without a source item, a popover becomes a sheet.
        ///
        /// - Parameters:
        ///   - item: A view, which is not kept alive; `nil` for none.
        ///   - name: The name by which a question refers to the view: `.anchored(to: "trash")`, or `style: .popover(at:
        ///     "trash")`. By default, the view is for all questions that refer to nothing in view.
        public func setSourceItem(_ item: NSView?, named name: String = "") {
            guard item != nil else { return point(at: nil, named: name) }
            point(at: { [weak item] in item }, named: name)
        }
    }
#endif
