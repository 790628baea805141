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

    open func viewDidLoad() {}

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
