#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    public import Aside
    import SwiftUI
    public import UIKit

    extension Stage {
        /// Shows the questions of this stage in the window of a view controller: alerts, dialogs, sheets, prompts,
        /// progress, notices.
        ///
        /// <!-- sample: not compiled, needs UIKit -->
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     stage.showQuestions(in: self)
        /// }
        /// ```
        ///
        /// A question is shown over whatever is in front in the window. The controller may be a tab bar, navigation or
        /// split view controller.
        ///
        /// - Parameter controller: The view controller. Its view has to be in a window for anything to appear.
        /// - Returns: An object with which you name elements to point at, and end the presentation. You need not keep
        ///   it. The presentation also ends when the view controller goes.
        @discardableResult
        public func showQuestions(in controller: UIViewController) -> ShownQuestions {
            ShownQuestions(of: self, in: controller)
        }
    }

    #if !os(tvOS)
        extension ShownQuestions {
            /// Sets what dialogs and popovers point at, on an iPad and on iOS 26.
            ///
            /// Without a source item, a dialog becomes an alert there, and a popover a sheet.
            ///
            /// - Parameters:
            ///   - item: A view or a bar button item, which is not kept alive; `nil` for none.
            ///   - name: The name by which a question refers to the item: `.anchored(to: "trash")`, or `style:
            ///     .popover(at: "trash")`. By default, the item is for all questions that refer to nothing in view.
            public func setSourceItem(
                _ item: (any UIPopoverPresentationControllerSourceItem)?, named name: String = ""
            ) {
                guard item != nil else { return point(at: nil, named: name) }
                point(at: { [weak item] in item }, named: name)
            }
        }
    #endif
#endif
