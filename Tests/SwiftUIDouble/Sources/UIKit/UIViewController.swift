// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// The owner of a view, which can present other controllers.
@MainActor
open class UIViewController {
    open var view: UIView! = UIView()
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    /// What this controller presents (documented: "presentedViewController").
    open private(set) var presentedViewController: UIViewController?
    /// What presents this controller (documented: "presentingViewController").
    open private(set) weak var presentingViewController: UIViewController?
    open private(set) var isBeingPresented = false
    open private(set) var isBeingDismissed = false
    /// What manages the presentation of this controller, also before it is presented.
    open private(set) lazy var presentationController: UIPresentationController? = presentation
    open var sheetPresentationController: UISheetPresentationController? {
        [.pageSheet, .formSheet].contains(modalPresentationStyle)
            ? presentation as? UISheetPresentationController : nil
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? presentation as? UIPopoverPresentationController : nil
    }
    private lazy var presentation: UIPresentationController =
        modalPresentationStyle == .popover
        ? UIPopoverPresentationController(of: self) : UISheetPresentationController(of: self)
    weak var ownWindow: UIWindow?

    /// Makes a controller with an empty view.
    public init() {}

    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// The window in which the controller is shown, also while a cover has taken its view out of it.
    private var hostWindow: UIWindow? { ownWindow ?? presentingViewController?.hostWindow }

    // MARK: Presentations

    /// The transition in which the controller takes part (documented: "transitionCoordinator").
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        guard let motion = hostWindow?.motion, isBeingPresented || isBeingDismissed else { return nil }
        return UIViewControllerTransitionCoordinator(motion)
    }

    /// Presents a controller; the completion comes after its `viewDidAppear` (documented under the same name).
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        guard let window = hostWindow else { return }
        window.notePresentation()
        guard presentedViewController == nil, !isBeingDismissed else {
            return window.fault("presents from a controller that presents something, or is going")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        controller.isBeingPresented = true
        window.addSubview(controller.view)
        window.begin(Motion()) { [weak self, weak controller] _ in
            guard let self, let controller, controller.presentingViewController === self else { return }
            controller.isBeingPresented = false
            // Documented: "The views belonging to the presenting view controller are removed".
            if controller.modalPresentationStyle == .fullScreen { view.removeFromSuperview() }
            controller.viewDidAppear(animated)
            if !window.losesCompletion() { completion?() }
        }
    }

    /// Dismisses what this controller presents with all above it, or else this controller (documented under the same name).
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        guard let gone = presentedViewController else {
            guard let presentingViewController else { return completion?() ?? () }
            return presentingViewController.dismiss(animated: animated, completion: completion)
        }
        guard let window = hostWindow else { return }
        window.notePresentation()
        // Nobody learns of the end of a presentation that is taken away in its middle.
        window.abandonMotion()
        gone.leave()
        window.begin(Motion()) { [weak self] _ in
            self?.remove(gone)
            if !window.losesCompletion() { completion?() }
        }
    }

    private func leave() {
        isBeingPresented = false
        isBeingDismissed = true
        presentedViewController?.leave()
    }

    /// Removes what this controller presents, with all above it, the topmost first.
    private func remove(_ gone: UIViewController) {
        guard presentedViewController === gone else { return }
        if let above = gone.presentedViewController { gone.remove(above) }
        presentedViewController = nil
        gone.presentingViewController = nil
        gone.isBeingDismissed = false
        gone.view.removeFromSuperview()
        if let window = hostWindow, view.superview == nil { window.addSubview(view) }
        gone.viewDidDisappear(true)
    }

    // MARK: The user

    /// Begins to swipe the controller away, or hears that it must not be.
    ///
    /// - Returns: Whether the swipe has begun.
    package func beginSwipe() -> Bool {
        guard let delegate = presentation.delegate else { return false }
        guard !isModalInPresentation, delegate.presentationControllerShouldDismiss(presentation) else {
            delegate.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        guard let window = hostWindow, let below = presentingViewController else { return false }
        isBeingDismissed = true
        window.begin(Motion(isHeld: true)) { [weak self, weak below] isCancelled in
            guard let self, let below else { return }
            isBeingDismissed = false
            guard !isCancelled else { return }
            below.remove(self)
            delegate.presentationControllerDidDismiss(presentation)
        }
        return true
    }

    /// Takes the controller away, as UIKit does with an alert when one of its buttons is pressed.
    func closeItself(_ ended: @escaping @MainActor () -> Void) {
        guard let window = hostWindow, let below = presentingViewController else { return }
        isBeingDismissed = true
        window.begin(Motion()) { [weak below] _ in
            below?.remove(self)
            ended()
        }
    }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Sendable {
    case automatic, fullScreen, pageSheet, formSheet, overFullScreen, popover
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Sendable {
    case coverVertical, crossDissolve
}

/// The manager of one presentation.
@MainActor
open class UIPresentationController {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open private(set) unowned var presentedViewController: UIViewController

    init(of controller: UIViewController) { presentedViewController = controller }
}

/// The manager of a sheet.
open class UISheetPresentationController: UIPresentationController {
    /// What a height may depend on.
    public struct Context: Sendable {
        public var maximumDetentValue = 800.0
    }

    /// A height at which a sheet can rest.
    public struct Detent: Equatable, Sendable {
        package let height: Double
        public static func medium() -> Detent { Detent(height: 400) }
        public static func large() -> Detent { Detent(height: 800) }
        public static func custom(resolver: (Context) -> Double?) -> Detent {
            Detent(height: resolver(Context()) ?? 0)
        }
    }

    open var detents: [Detent] = [.large()]
}

/// The manager of a popover.
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}

/// Learns what the user does with a presentation; nothing of it is called if the app dismisses (documented).
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)
    func presentationControllerDidDismiss(_ presentation: UIPresentationController)
}
