import Aside
import SwiftUI

@testable import AsideUI

#if canImport(UIKit)
    import UIKit

    /// A window of UIKit's double, as the app and its user see it.
    @MainActor
    final class ScheduledSystem {
        private let window = UIWindow(frame: .zero)
        let root = UIViewController()
        private let anchor = UIView()
        private let field = UITextField()
        private var own: [UIViewController] = []

        var losesCompletion: () -> Bool {
            get { window.losesCompletion }
            set { window.losesCompletion = newValue }
        }
        var faults: [String] { window.faults }
        var isMoving: Bool { window.isMoving }
        var isHeld: Bool { window.motion?.isHeld == true }
        var shown: [String] { window.controllers.map { "\(Swift.type(of: $0))" } }

        func show(in presenting: UIKitWindow) {
            let source = MovingView()
            window.rootViewController = root
            root.view.addSubview(source)
            root.view.addSubview(anchor)
            presenting.anchors.set(anchor, named: "anchor")
            presenting.source = source
        }

        func shown(by presenting: UIKitWindow) -> [ModalID] { presenting.chain?.modals ?? [] }

        func finishMotion() { window.finishMotion() }

        func letGo(isCancelled: Bool) { window.letGo(isCancelled: isCancelled) }

        // MARK: The app

        private func asApp(_ action: () -> Void) {
            window.isAppActing = true
            action()
            window.isAppActing = false
        }

        var isAppShowing: Bool { own.contains { $0.presentingViewController != nil } }

        var isAppInFront: Bool { own.contains { $0 === window.controllers.last } }

        /// The app shows a sheet over what is in front, unless that is an alert.
        func appShows() -> Bool {
            guard !isMoving, let front = window.controllers.last, !(front is UIAlertController) else { return false }
            let controller = UIViewController()
            own.append(controller)
            asApp { front.present(controller, animated: true) }
            return true
        }

        /// The app closes its lowest sheet, with all that is above it, whatever moves.
        func appCloses() {
            guard let controller = own.first(where: { $0.presentingViewController != nil }) else { return }
            own.removeAll { $0 === controller }
            guard !controller.isBeingDismissed else { return }
            asApp { controller.presentingViewController?.dismiss(animated: true) }
        }

        // MARK: The user

        func typesInApp() {
            root.view.addSubview(field)
            field.becomeFirstResponder()
        }

        var isTypingInApp: Bool { field.isFirstResponder }

        private var alert: UIAlertController? { window.controllers.last as? UIAlertController }

        var alertButtons: [String] { alert?.actions.compactMap(\.title) ?? [] }

        /// The texts of an alert: its title, its message, and what stands in its fields.
        var alertTexts: [String] {
            [alert?.title, alert?.message].compactMap(\.self) + (alert?.textFields.compactMap(\.text) ?? [])
        }

        func type(_ text: String) { alert?.textFields.first?.type(text) }

        var defaultButton: String? { alert?.preferredAction?.title }
        var cancelButton: String? { alert?.actions.first { $0.style == .cancel }?.title }

        func pressAlert(_ title: String) {
            guard let alert, let action = alert.actions.first(where: { $0.title == title }) else { return }
            window.actsBeforeClosing = alert.actions.count > 2
            alert.press(action)
        }

        /// Whether what is in front points at the anchor.
        var isPointedAt: Bool { window.controllers.last?.popoverPresentationController?.sourceItem === anchor }

        /// The views that stand in the window, from the lowest.
        var views: [UIView] { window.subviews }

        /// Swipes at what is in front; returns whether it is going.
        func sendsAway() -> Bool { window.controllers.last?.beginSwipe() == true }
    }
#else
    import AppKit

    /// A window of AppKit's double, as the app and its user see it.
    @MainActor
    final class ScheduledSystem {
        let root = NSViewController()
        private let window: NSWindow
        private let desk = Desk()
        private let anchor = NSView()
        private var own: [NSWindow] = []

        init() {
            window = NSWindow(contentViewController: root)
            window.desk = desk
        }

        var losesCompletion: () -> Bool {
            get { desk.losesCompletion }
            set { desk.losesCompletion = newValue }
        }
        var faults: [String] { [] }
        var isMoving: Bool { desk.isMoving }
        var isHeld: Bool { false }
        var shown: [String] { windows.map { "\(Swift.type(of: $0))" } }

        private var windows: [NSWindow] {
            let popovers = desk.popovers.compactMap { $0.contentViewController?.view.window }
            return ([window] + popovers).flatMap { sequence(first: $0, next: \.attachedSheet) }
        }

        func show(in presenting: AppKitWindow) {
            let source = MovingView()
            root.view.addSubview(source)
            root.view.addSubview(anchor)
            presenting.anchors.set(anchor, named: "anchor")
            presenting.source = source
        }

        func shown(by presenting: AppKitWindow) -> [ModalID] { presenting.chain?.modals ?? [] }

        func finishMotion() { desk.finishMotion() }

        func letGo(isCancelled: Bool) {}

        // MARK: The app

        var isAppShowing: Bool { own.contains { $0.sheetParent != nil } }

        var isAppInFront: Bool { own.contains { $0 === windows.last } }

        /// The app attaches a sheet to the window in front, unless that is an alert.
        func appShows() -> Bool {
            guard !isMoving, let front = windows.last, !(front is AlertWindow) else { return false }
            let sheet = NSWindow(contentViewController: NSViewController())
            own.append(sheet)
            front.beginSheet(sheet)
            return true
        }

        /// The app ends its lowest sheet, with all that is attached to it.
        func appCloses() {
            guard let sheet = own.first(where: { $0.sheetParent != nil }) else { return }
            own.removeAll { $0 === sheet }
            sheet.sheetParent?.endSheet(sheet)
        }

        // MARK: The user

        private var alert: NSAlert? { (windows.last as? AlertWindow)?.alert }

        var alertButtons: [String] { alert?.buttons.map(\.title) ?? [] }

        private var fields: [NSTextField] { alert?.accessoryView?.subviews.compactMap { $0 as? NSTextField } ?? [] }

        /// The texts of an alert: its title, its message, and what stands in its fields.
        var alertTexts: [String] {
            [alert?.messageText, alert?.informativeText].compactMap(\.self) + fields.map(\.stringValue)
        }

        func type(_ text: String) { fields.first?.stringValue = text }

        var defaultButton: String? { alert?.buttons.first { $0.keyEquivalent == "\r" }?.title }
        var cancelButton: String? { alert?.buttons.first { $0.keyEquivalent == "\u{1b}" }?.title }

        func pressAlert(_ title: String) {
            guard let place = alert?.buttons.firstIndex(where: { $0.title == title }) else { return }
            alert?.press(place)
        }

        /// Whether what is in front points at the anchor.
        var isPointedAt: Bool { desk.popovers.last?.source === anchor }

        /// The views that stand in the window, from the lowest.
        var views: [NSView] { root.view.subviews }

        /// Clicks beside a popover in front; returns whether it is going.
        func sendsAway() -> Bool {
            guard let popover = desk.popovers.last, popover.contentViewController?.view.window === windows.last else {
                return false
            }
            popover.clickBeside()
            return isMoving
        }
    }
#endif
