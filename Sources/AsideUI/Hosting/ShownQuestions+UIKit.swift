#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    public import Aside
    import Foundation
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

    /// The presentation of a stage's questions over a view controller.
    @MainActor
    public final class ShownQuestions {
        private weak var view: QuestionHostView?

        fileprivate init(of stage: Stage, in controller: UIViewController) {
            let view = QuestionHostView(of: stage)
            view.stand(in: controller)
            self.view = view
        }

        /// Ends the presentation.
        ///
        /// Questions wait until the stage is shown again.
        public func end() {
            view?.end()
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
                guard let view else { return }
                guard item != nil else { return view.host.point(at: nil, named: name) }
                view.host.point(at: { [weak item, weak view] in view.flatMap { item?.frame(in: $0) } }, named: name)
            }
        }
    #endif

    /// A clear view that shows questions, and lets touches pass beside what it draws.
    private final class QuestionHostView: UIView {
        let host = QuestionHost()
        /// The controller of the drawing.
        ///
        /// In a tab bar controller, nobody else holds it.
        private let hosting: UIViewController

        init(of stage: Stage) {
            hosting = UIHostingController(rootView: HostedQuestions(stage: stage, host: host))
            super.init(frame: .zero)
            hosting.view.backgroundColor = .clear
            hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(hosting.view)
            host.comeToFront = { [weak self] in
                guard let self else { return }
                self.superview?.bringSubviewToFront(self)
            }
            host.middle = { [weak self] in self.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        func stand(in controller: UIViewController) {
            // Each child of these is a tab, a screen or a column. The view alone is enough.
            let keepsChildren =
                controller is UITabBarController || controller is UINavigationController
                || controller is UISplitViewController
            if !keepsChildren { controller.addChild(hosting) }
            controller.view.addSubview(self)
            translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate(edges(in: controller.view))
            if !keepsChildren { hosting.didMove(toParent: controller) }
        }

        /// Keeps the view in sight, also in a view that scrolls.
        private func edges(in view: UIView) -> [NSLayoutConstraint] {
            if let guide = (view as? UIScrollView)?.frameLayoutGuide {
                return [
                    topAnchor.constraint(equalTo: guide.topAnchor),
                    leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ]
            }
            return [
                topAnchor.constraint(equalTo: view.topAnchor),
                leadingAnchor.constraint(equalTo: view.leadingAnchor),
                trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
        }

        func end() {
            if hosting.parent != nil {
                hosting.willMove(toParent: nil)
                hosting.removeFromParent()
            }
            removeFromSuperview()
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            host.room.takes(point, left: safeAreaInsets.left, top: safeAreaInsets.top)
        }
    }
#endif
