// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
    public import UIKit

    package typealias SystemView = UIView
    /// A controller of the system.
    public typealias SystemController = UIViewController
    package typealias SystemWindow = UIWindow
    package typealias SystemRepresentable = UIViewRepresentable

    /// A UIKit view among views.
    @MainActor @preconcurrency
    package protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ view: UIViewType, context: Context)
        typealias Context = RepresentableContext
    }

    extension UIViewRepresentable {
        func makeSystemView(_ context: RepresentableContext) -> UIView { makeUIView(context: context) }

        func updateSystemView(_ view: UIView, _ context: RepresentableContext) {
            if let view = view as? UIViewType { updateUIView(view, context: context) }
        }
    }

    public typealias UIHostingController = HostingController

    extension UIWindow {
        /// Makes a window that shows a controller.
        static func around(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow(frame: CGRect(origin: .zero, size: Window.size))
            window.rootViewController = controller
            return window
        }
    }

    extension UIViewController {
        /// Presents a sheet of the app.
        func showForApp(_ controller: UIViewController) {
            controller.modalPresentationStyle = .formSheet
            controller.presentationController?.delegate = SwipesAllowed.shared
            present(controller, animated: true)
        }

        var isShownForApp: Bool { presentingViewController != nil }

        func dismissForApp() {
            if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
        }
    }

    /// A delegate of the app that lets the user swipe at everything.
    private final class SwipesAllowed: UIAdaptivePresentationControllerDelegate {
        static let shared = SwipesAllowed()

        func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool { true }
        func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {}
        func presentationControllerDidDismiss(_ presentation: UIPresentationController) {}
    }

    extension Window {
        package static let isPhone = true
        package var isMoving: Bool { platform.motion.map { !$0.isHeld } ?? false }

        func hearOfMotions() {
            platform.changed = { [weak self] in self?.invalidate() }
        }

        package func finishMotion() { platform.finishMotion() }

        /// The hosting controllers in the window: the root, what is presented, and what stands in the window itself.
        var hosts: [any Host] {
            let inWindow = platform.subviews.compactMap { $0.viewController as? any Host }
            let shown = platform.controllers.compactMap { $0 as? any Host }
            return shown + inWindow.filter { view in !shown.contains { $0 === view } }
        }

        func empty() {
            platform.rootViewController?.view.removeFromSuperview()
            platform.rootViewController = nil
        }

        /// Whether a controller can present something for the app.
        func isFree(_ controller: UIViewController) -> Bool {
            controller.presentedViewController == nil && platform.motion == nil
        }

        func asApp(_ action: () -> Void) {
            platform.isAppActing = true
            action()
            platform.isAppActing = false
        }

        /// What is in front, as the user sees it, and the bars that stand in the window.
        var front: [Element] {
            let bars = platform.subviews.compactMap { $0.viewController as? any Host }
                .filter { host in !platform.controllers.contains { $0 === host } }
            return bars.flatMap { $0.canvas(in: self).elements } + elements(of: platform.controllers.last)
        }

        private func elements(of controller: UIViewController?) -> [Element] {
            if let host = controller as? any Host { return host.canvas(in: self).elements }
            guard let alert = controller as? UIAlertController else { return [] }
            let texts = [alert.title, alert.message].compactMap { $0.map { Element(kind: .text, label: $0) } }
            let fields = alert.textFields.map { field in
                Element(
                    kind: .field, label: field.accessibilityLabel ?? "",
                    value: field.isSecureTextEntry ? "" : field.text ?? "", fill: { field.type($0) })
            }
            let buttons = alert.actions.map { action in
                Element(
                    kind: .button, label: action.title ?? "", value: action.style == .cancel ? "cancel" : "",
                    press: { alert.press(action) },
                    key: action === alert.preferredAction ? .defaultAction : nil)
            }
            return texts + fields + buttons
        }

        /// What UIKit would complain of, or crash for.
        package var faults: [String] { platform.faults }

        /// How each thing is presented, from the lowest.
        package var presented: [String] {
            platform.controllers.dropFirst().map { controller in
                if let alert = controller as? UIAlertController {
                    return alert.preferredStyle == .alert ? "alert" : "dialog"
                }
                return "\(controller.modalPresentationStyle)"
            }
        }

        /// Whether the user can operate what is in front.
        package var isTouchable: Bool { platform.motion == nil }

        /// Begins to swipe a sheet away, and holds it; or hears that it must not be.
        @discardableResult
        package func beginSwipe() -> Bool {
            guard isTouchable, let top = platform.controllers.last, top.presentingViewController != nil else {
                return false
            }
            return top.beginSwipe()
        }

        /// Ends a swipe.
        package func endSwipe(isCancelled: Bool) { platform.letGo(isCancelled: isCancelled) }

        /// Swipes a sheet away.
        @discardableResult
        package func sendAway() -> Bool {
            guard beginSwipe() else { return false }
            endSwipe(isCancelled: false)
            return true
        }
    }
#endif
