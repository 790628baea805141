#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    public import Aside
    import SwiftUI
    public import UIKit

    extension Stage {
        /// Shows the questions of this stage over a view controller: alerts, dialogs, sheets, prompts, progress, notices.
        ///
        /// <!-- sample: not compiled, needs UIKit -->
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     stage.showQuestions(in: self)
        /// }
        /// ```
        ///
        /// The questions have a clear view of their own over the controller's view. It takes touches only where it
        /// draws something: the bar of a notice, and everything while work is running. The controller may be a tab bar,
        /// navigation or split view controller.
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
            /// Without a source item, they point at the middle of the view.
            ///
            /// - Parameters:
            ///   - item: A view or a bar button item, which is not kept alive; `nil` for none.
            ///   - name: The name by which a question refers to the item: `.anchored(to: "trash")`, or `style:
            ///     .popover(at: "trash")`. By default, the item is for all questions that refer to nothing in view.
            public func setSourceItem(
                _ item: (any UIPopoverPresentationControllerSourceItem)?, named name: String = ""
            ) {
                guard item != nil else { return point(at: nil, named: name) }
                point(at: { [weak item] view in item?.frame(in: view) }, named: name)
            }
        }
    #endif

    typealias PlatformController = UIViewController
    typealias PlatformHostingController = UIHostingController

    extension UIViewController {
        /// Whether each child of the controller is a tab, a screen or a column.
        var ordersChildren: Bool {
            self is UITabBarController || self is UINavigationController || self is UISplitViewController
        }
    }

    extension UIView.AutoresizingMask {
        static var growing: Self { [.flexibleWidth, .flexibleHeight] }
    }

    extension QuestionHostView {
        func comeToFront() {
            superview?.bringSubviewToFront(self)
        }

        /// Keeps this view over another one and in sight, also over one that scrolls.
        func stand(over view: UIView) {
            view.addSubview(self)
            translatesAutoresizingMaskIntoConstraints = false
            let guide = (view as? UIScrollView)?.frameLayoutGuide
            NSLayoutConstraint.activate([
                topAnchor.constraint(equalTo: guide?.topAnchor ?? view.topAnchor),
                leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? view.leadingAnchor),
                trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? view.trailingAnchor),
                bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? view.bottomAnchor),
            ])
        }
    }
#endif
