/// The owner of a view, which can present other controllers.
open class UIViewController: UIResponder {
    open var view: UIView {
        didSet { view.viewController = self }
    }
    open var title: String?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    /// What this controller, or one around it, presents (documented: "presentedViewController").
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// What presents this controller (documented: "presentingViewController").
    open package(set) weak var presentingViewController: UIViewController?
    /// What manages the presentation of this controller.
    open package(set) var presentationController: UIPresentationController?
    open var isBeingPresented: Bool { isAppearing }
    open var isBeingDismissed: Bool { isDisappearing }

    package var presented: UIViewController?
    package var isAppearing = false
    package var isDisappearing = false
    /// The calls about a change of the parent, which have to come in pairs.
    package private(set) var parentCalls: [String] = []

    /// Makes a controller with an empty view.
    override public init() {
        view = UIView()
        super.init()
        view.viewController = self
    }

    /// As documented, a controller that has its own kind of children takes this one as another of them.
    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
        parentCalls.append(parent == nil ? "will leave" : "will enter")
    }

    open func didMove(toParent parent: UIViewController?) {
        parentCalls.append(parent == nil ? "did leave" : "did enter")
    }
}

/// The manager of one presentation.
@MainActor
open class UIPresentationController {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Makes a manager with a delegate.
    package init(delegate: any UIAdaptivePresentationControllerDelegate) { self.delegate = delegate }
}

/// Learns what the user does with a presentation.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The user tried to dismiss what must not be dismissed by a gesture (documented under the same name).
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// A controller of which each child is a tab.
open class UITabBarController: UIViewController {}
/// A controller of which each child is on its stack.
open class UINavigationController: UIViewController {}
/// A controller of which each child is a column.
open class UISplitViewController: UIViewController {}
/// An alert or a dialog.
open class UIAlertController: UIViewController {
    open var message: String?
}
