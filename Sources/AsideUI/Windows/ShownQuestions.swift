#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    public import Aside
    import SwiftUI

    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    extension Stage {
        #if canImport(UIKit)
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
        #else
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
        #endif
    }

    /// The presentation of a stage's questions in the window of a view controller.
    @MainActor
    public final class ShownQuestions {
        private weak var attached: AttachedWindow<ControllerWindow>?

        /// Shows the questions as long as the view of the controller exists, because a view inside it keeps what shows them.
        init(of stage: Stage, in controller: PlatformController) {
            let attached = AttachedWindow(stage, in: ControllerWindow())
            let view = MovingView(frame: .zero)
            view.kept = attached
            controller.view.addSubview(view)
            attached.window.source = view
            attached.viewAppeared()
            self.attached = attached
        }

        /// Ends the presentation.
        ///
        /// Questions wait until the stage is shown again.
        public func end() {
            attached?.window.source?.removeFromSuperview()
            attached?.presenter.leave()
        }

        #if canImport(UIKit) && !os(tvOS)
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
                attached?.window.anchors.set(item, named: name)
            }
        #elseif canImport(AppKit)
            /// Sets what popovers point at.
            ///
            /// Without a source item, a popover becomes a sheet.
            ///
            /// - Parameters:
            ///   - item: A view, which is not kept alive; `nil` for none.
            ///   - name: The name by which a question refers to the view: `.anchored(to: "trash")`, or `style: .popover(at:
            ///     "trash")`. By default, the view is for all questions that refer to nothing in view.
            public func setSourceItem(_ item: NSView?, named name: String = "") {
                attached?.window.anchors.set(item, named: name)
            }
        #endif
    }
#endif
