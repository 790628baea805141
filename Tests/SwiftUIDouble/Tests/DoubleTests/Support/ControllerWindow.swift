import Aside
import SwiftUI

@testable import AsideUI

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A window of the double of UIKit or AppKit, with a controller that has one view, over which questions are shown.
///
/// It stands apart from the tests, because a file that imports Testing cannot import a module with the name of UIKit.
@MainActor
final class ControllerWindow {
    /// The kinds of controllers.
    enum Kind: CaseIterable {
        case plain, table, tabs, columns
        #if canImport(UIKit)
            case screens
        #endif

        /// Whether each child of the controller is a tab, a screen or a column.
        var keepsChildren: Bool { self != .plain && self != .table }

        @MainActor fileprivate var controller: PlatformController {
            switch self {
            #if canImport(UIKit)
                case .plain, .table: UIViewController()
                case .tabs: UITabBarController()
                case .screens: UINavigationController()
                case .columns: UISplitViewController()
            #else
                case .plain, .table: NSViewController()
                case .tabs: NSTabViewController()
                case .columns: NSSplitViewController()
            #endif
            }
        }
    }

    let stage: Stage
    private let window: PlatformWindow
    private let controller: PlatformController
    private let below = PlatformView()
    private let shown: ShownQuestions
    private let hosting: PlatformHostingController<HostedQuestions>
    /// The view in which the questions stand: that of the controller, or the one around it that scrolls it.
    private let outer: PlatformView

    /// Makes a window whose controller shows the questions of a stage.
    init?(_ kind: Kind = .plain, showing stage: Stage) {
        self.stage = stage
        controller = kind.controller
        (window, outer) = Self.open(controller, kind)
        below.frame = controller.view.bounds
        controller.view.addSubview(below)
        shown = stage.showQuestions(in: controller)
        let inner = outer.subviews.flatMap(\.subviews)
        let found = inner.lazy.compactMap { $0.viewController as? PlatformHostingController<HostedQuestions> }.first
        guard let found else { return nil }
        hosting = found
        layOut()
    }

    /// The window of the double of SwiftUI, in which the questions are drawn.
    var questions: SwiftUI.Window { hosting.content }

    /// How many children the controller has.
    var children: Int { controller.children.count }

    /// Whether the questions have a view.
    var hasQuestions: Bool { outer.subviews.contains { $0 is QuestionHostView } }

    /// Returns whether a touch or a click reaches the view beneath the questions.
    ///
    /// - Parameters:
    ///   - x: The place from the left.
    ///   - y: The place from the top.
    /// - Returns: Whether the view takes it.
    func touchesBelow(_ x: Double, _ y: Double) -> Bool { hit(x, y) === below }

    /// Puts the view over the questions, as an app does that adds a view later.
    func addViewLater() {
        controller.view.addSubview(below)
    }

    /// Points at a view at some place with all questions that name nothing in view.
    func setView(x: Double, y: Double) {
        shown.setSourceItem(view(x: x, y: y))
    }

    /// Adds a view at some place of the window.
    private func view(x: Double, y: Double) -> PlatformView {
        let top = below.isFromTop ? y : below.bounds.height - y - 30
        let view = PlatformView(frame: CGRect(x: x, y: top, width: 40, height: 30))
        below.addSubview(view)
        return view
    }

    func forget(_ name: String) {
        shown.setSourceItem(nil, named: name)
    }

    /// The upper left corner of what the presentation points at.
    var source: [Double]? {
        hosting.content.presented.first?.place.map { [$0.minX, $0.minY] }
    }

    func end() {
        shown.end()
    }
}

#if canImport(UIKit)
    extension ControllerWindow {
        private static func open(_ controller: UIViewController, _ kind: Kind) -> (UIWindow, UIView) {
            if kind == .table { controller.view = UIScrollView() }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            controller.view.frame = window.bounds
            return (window, controller.view)
        }

        private func layOut() {
            window.layoutIfNeeded()
        }

        private func hit(_ x: Double, _ y: Double) -> UIView? {
            window.hitTest(CGPoint(x: x, y: y), with: nil)
        }

        /// The calls about the parent of the controller that draws the questions.
        var parentCalls: [String] { hosting.parentCalls }

        /// Whether the view beneath can be seen through the questions.
        var isClear: Bool { hosting.view.backgroundColor === UIColor.clear }

        /// Whether the questions have the size of the controller's view.
        var hasFullSize: Bool { hosting.view.frame.size == window.frame.size }

        func scroll(to offset: Double) {
            (controller.view as? UIScrollView)?.contentOffset = CGPoint(x: 0, y: offset)
            below.frame.origin.y = offset
            layOut()
        }

        /// Adds a bar of the controller at the lower edge.
        func addBar() {
            let bar = controller is UITabBarController ? UITabBar() : UIToolbar()
            bar.frame = CGRect(x: 0, y: 761, width: 390, height: 83)
            controller.view.addSubview(bar)
        }

        /// Names a bar button at some place.
        ///
        /// The button lives as long as the returned object.
        func setItem(x: Double, y: Double, named name: String) -> AnyObject {
            let item = UIBarButtonItem(at: CGRect(x: x, y: y, width: 40, height: 30))
            shown.setSourceItem(item, named: name)
            return item
        }
    }

    extension UIView {
        fileprivate var isFromTop: Bool { true }
    }
#else
    extension ControllerWindow {
        private static func open(_ controller: NSViewController, _ kind: Kind) -> (NSWindow, NSView) {
            let window = NSWindow()
            let outer = kind == .table ? NSScrollView() : controller.view
            outer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            window.contentView = outer
            if kind == .table {
                controller.view.frame = outer.bounds
                outer.addSubview(controller.view)
            }
            return (window, outer)
        }

        private func layOut() {}

        private func hit(_ x: Double, _ y: Double) -> NSView? {
            outer.hitTest(CGPoint(x: x, y: outer.bounds.height - y))
        }

        /// Begins or ends an alert for the whole app.
        func setAppModal(_ isAppModal: Bool) {
            NSApplication.shared.modalWindow = isAppModal ? NSPanel() : nil
        }

        func scroll(to offset: Double) {
            let height = 2_000.0
            controller.view.frame = CGRect(x: 0, y: 844 - height + offset, width: 390, height: height)
            below.frame = CGRect(x: 0, y: height - offset - 844, width: 390, height: 844)
        }

        /// Names a view at some place.
        ///
        /// The view lives as long as the returned object.
        func setItem(x: Double, y: Double, named name: String) -> AnyObject {
            let item = view(x: x, y: y)
            shown.setSourceItem(item, named: name)
            return item
        }
    }

    extension NSView {
        fileprivate var isFromTop: Bool { isFlipped }
    }
#endif
