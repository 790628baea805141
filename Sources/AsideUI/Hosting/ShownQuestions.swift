#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    import Aside
    import Foundation
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// The presentation of a stage's questions over a view controller.
    @MainActor
    public final class ShownQuestions {
        private weak var view: QuestionHostView?

        init(of stage: Stage, in controller: PlatformController) {
            let view = QuestionHostView(of: stage, in: controller)
            self.view = view
        }

        /// Ends the presentation.
        ///
        /// Questions wait until the stage is shown again.
        public func end() {
            view?.end()
        }

        /// Sets the place that a name means; `nil` for none.
        func point(at place: (@MainActor (QuestionHostView) -> CGRect?)?, named name: String) {
            guard let view else { return }
            guard let place else { return view.host.point(at: nil, named: name) }
            view.host.point(at: { [weak view] in view.flatMap { place($0) } }, named: name)
        }
    }

    /// A clear view that shows questions, and lets touches and clicks pass beside what it draws.
    final class QuestionHostView: PlatformView {
        let host = QuestionHost()
        /// The controller of the drawing.
        ///
        /// In a tab controller, nobody else holds it.
        private let hosting: PlatformController

        init(of stage: Stage, in controller: PlatformController) {
            hosting = PlatformHostingController(rootView: HostedQuestions(stage: stage, host: host))
            super.init(frame: .zero)
            hosting.view.autoresizingMask = .growing
            addSubview(hosting.view)
            host.comeToFront = { [weak self] in self?.comeToFront() }
            host.middle = { [weak self] in self.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }
            // In some controllers, each child is a tab, a screen or a column. The view alone is enough.
            if !controller.ordersChildren { controller.addChild(hosting) }
            stand(over: controller.view)
            #if canImport(UIKit)
                hosting.view.backgroundColor = .clear
                if hosting.parent != nil { hosting.didMove(toParent: controller) }
            #endif
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        func end() {
            if hosting.parent != nil {
                #if canImport(UIKit)
                    hosting.willMove(toParent: nil)
                #endif
                hosting.removeFromParent()
            }
            removeFromSuperview()
        }

        private func takes(_ point: CGPoint) -> Bool {
            host.room.takes(point, left: safeAreaInsets.left, top: safeAreaInsets.top)
        }

        #if canImport(UIKit)
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takes(point) }
        #else
            /// SwiftUI measures from the top.
            override var isFlipped: Bool { true }

            override func hitTest(_ point: NSPoint) -> NSView? {
                takes(convert(point, from: superview)) ? super.hitTest(point) : nil
            }
        #endif
    }
#endif
