import Aside
import SwiftUI
import UIKit

@testable import AsideUI

/// A window of the double of UIKit, with a controller that has one view, over which questions are shown.
///
/// It stands apart from the tests, because a file that imports Testing cannot import a module with the name of UIKit.
@MainActor
final class ControllerWindow {
    /// The kinds of controllers.
    enum Kind: CaseIterable {
        case plain, table, tabs, screens, columns

        /// Whether each child of the controller is a tab, a screen or a column.
        var keepsChildren: Bool { self == .tabs || self == .screens || self == .columns }
    }

    let stage: Stage
    private let window = UIWindow()
    private let controller: UIViewController
    private let below = UIView()
    private let shown: ShownQuestions
    private let hosting: UIHostingController<HostedQuestions>

    /// Makes a window whose controller shows the questions of a stage.
    init?(_ kind: Kind = .plain, showing stage: Stage) {
        self.stage = stage
        switch kind {
        case .plain, .table: controller = UIViewController()
        case .tabs: controller = UITabBarController()
        case .screens: controller = UINavigationController()
        case .columns: controller = UISplitViewController()
        }
        if kind == .table { controller.view = UIScrollView() }
        window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        window.rootViewController = controller
        controller.view.frame = window.bounds
        below.frame = window.bounds
        controller.view.addSubview(below)
        shown = stage.showQuestions(in: controller)
        let inner = controller.view.subviews.flatMap(\.subviews)
        let found = inner.lazy.compactMap { $0.viewController as? UIHostingController<HostedQuestions> }.first
        guard let found else { return nil }
        hosting = found
        window.layoutIfNeeded()
    }

    /// The window of the double of SwiftUI, in which the questions are drawn.
    var questions: SwiftUI.Window { hosting.content }

    /// How many children the controller has.
    var children: Int { controller.children.count }

    /// How many views the controller's view has, beside the one beneath the questions.
    var otherViews: Int { controller.view.subviews.count { $0 !== below } }

    /// The calls about the parent of the controller that draws the questions.
    var parentCalls: [String] { hosting.parentCalls }

    /// Returns whether a touch reaches the view beneath the questions.
    func touchesBelow(_ x: Double, _ y: Double) -> Bool {
        window.hitTest(CGPoint(x: x, y: y), with: nil) === below
    }

    /// Puts the view over the questions, as an app does that adds a view later.
    func addViewLater() {
        controller.view.addSubview(below)
    }

    func scroll(to offset: Double) {
        (controller.view as? UIScrollView)?.contentOffset = CGPoint(x: 0, y: offset)
        below.frame.origin.y = offset
        window.layoutIfNeeded()
    }

    /// Names a bar button at some place.
    ///
    /// The button lives as long as the returned object.
    func setBarButton(x: Double, y: Double, named name: String) -> AnyObject {
        let item = UIBarButtonItem(at: CGRect(x: x, y: y, width: 40, height: 30))
        shown.setSourceItem(item, named: name)
        return item
    }

    /// Points at a view at some place with all questions that name nothing in view.
    func setView(x: Double, y: Double) {
        let view = UIView(frame: CGRect(x: x, y: y, width: 40, height: 30))
        below.addSubview(view)
        shown.setSourceItem(view)
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
