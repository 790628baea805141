#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import Aside
    import SwiftUI
    import UIKit

    /// A window that presents by `present(_:animated:completion:)` and `dismiss(animated:completion:)`.
    @MainActor
    final class UIKitWindow: HostWindow, PresentingWindow {
        /// What is presented.
        ///
        /// UIKit keeps it, as long as it is presented.
        private var presented: [ModalID: Presented] = [:]
        /// What had the keyboard before anything was presented.
        private weak var typing: UIView?

        private struct Presented {
            weak var modal: Modal?
            weak var controller: UIViewController?
        }

        // MARK: What is presented

        var chain: PresentedChain? {
            guard window?.rootViewController != nil else { return nil }
            presented = presented.filter { $0.value.controller != nil }
            return PresentedChain(
                layers: controllers.dropFirst().map { layer($0) },
                isMoving: controllers.contains { $0.isBeingPresented || $0.isBeingDismissed })
        }

        /// The root, and what is presented over it, from the lowest.
        private var controllers: [UIViewController] {
            guard let root = window?.rootViewController else { return [] }
            return Array(sequence(first: root, next: \.presentedViewController))
        }

        override var front: UIView? { controllers.last?.view }

        private func layer(_ controller: UIViewController) -> PresentedChain.Layer {
            presented.first { $0.value.controller === controller }.map { .modal($0.key) }
                ?? .app(ObjectIdentifier(controller))
        }

        private func modal(shownBy controller: UIViewController) -> Modal? {
            presented.values.first { $0.controller === controller }?.modal
        }

        func afterMotion(_ action: @escaping @MainActor () -> Void) {
            let moving = controllers.first { $0.isBeingPresented || $0.isBeingDismissed }
            moving?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in action() }
        }

        // MARK: Transitions

        func present(_ presentation: Presentation, completion: @escaping @MainActor () -> Void) {
            guard let front = controllers.last else { return completion() }
            if presented.isEmpty { typing = window?.firstResponder }
            // A keyboard would stay over what is presented.
            window?.endEditing(true)
            let controller = controller(for: presentation)
            presented[presentation.id] = Presented(modal: presentation.modal, controller: controller)
            #if !os(tvOS)
                let anchor = anchors.source(named: presentation.modal.content.placeToPointAt, in: front.view)
                controller.popoverPresentationController?.sourceItem = anchor ?? front.view
            #endif
            front.present(controller, animated: true) { [weak self] in
                self?.raiseNotices()
                completion()
            }
        }

        func dismiss(_ modal: ModalID, completion: @escaping @MainActor () -> Void) {
            let controller = presented[modal]?.controller
            guard let controller, let below = controller.presentingViewController else { return completion() }
            below.dismiss(animated: true) { [weak self] in
                self?.presented[modal] = nil
                self?.giveKeyboardBack()
                completion()
            }
        }

        /// Gives the keyboard back to the field that had it, if nothing is presented over the field any more.
        private func giveKeyboardBack() {
            guard controllers.count == 1 else { return }
            typing?.becomeFirstResponder()
            typing = nil
        }

        private func controller(for presentation: Presentation) -> UIViewController {
            switch presentation.style {
            case .alert: alert(presentation.modal, .alert)
            case .dialog: alert(presentation.modal, .actionSheet)
            case .fullScreen: hosting(presentation, .fullScreen)
            case .popover, .sheet: hosting(presentation, presentation.modalStyle)
            case .overlay: hosting(presentation, .overFullScreen)
            }
        }

        private func hosting(_ presentation: Presentation, _ style: UIModalPresentationStyle) -> UIViewController {
            let controller = ModalController(rootView: PresentedView(presentation, surroundings))
            controller.modalPresentationStyle = style
            controller.disappeared = { [weak self] in self?.observer?.windowChanged() }
            if presentation.style == .overlay {
                controller.view.backgroundColor = .clear
                controller.modalTransitionStyle = .crossDissolve
            }
            controller.presentationController?.delegate = self
            #if !os(tvOS)
                controller.sheetPresentationController?.use(presentation.modal.content.style)
            #endif
            return controller
        }

        private func alert(_ modal: Modal, _ style: UIAlertController.Style) -> UIAlertController {
            // When UIKit lets go of the alert, something else is in front.
            let end = EndObserver { [weak self] in self?.observer?.windowChanged() }
            return UIAlertController(modal, style) { [weak self] in
                _ = end
                self?.giveKeyboardBack()
                self?.observer?.windowChanged()
            }
        }
    }

    extension UIKitWindow: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
            modal(shownBy: presentation.presentedViewController)?.blocksSwipe != true
        }

        func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
            userDismisses(presentation)
        }

        func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
            userDismisses(presentation)
            giveKeyboardBack()
        }

        private func userDismisses(_ presentation: UIPresentationController) {
            guard let modal = modal(shownBy: presentation.presentedViewController) else { return }
            observer?.userDismisses(modal.id)
        }
    }

    /// The controller of a sheet, a cover or a popover.
    final class ModalController: UIHostingController<PresentedView> {
        var disappeared: @MainActor () -> Void = {}

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            disappeared()
        }
    }

    /// Calls a function when nobody holds it any more.
    private final class EndObserver: Sendable {
        private let ended: @MainActor @Sendable () -> Void

        init(_ ended: @escaping @MainActor @Sendable () -> Void) { self.ended = ended }

        deinit {
            let ended = ended
            Task { @MainActor in ended() }
        }
    }

    extension UIAlertController {
        /// Makes an alert or a dialog with the fields and the buttons of a modal.
        ///
        /// - Parameters:
        ///   - modal: The modal.
        ///   - style: An alert or a dialog.
        ///   - pressed: Called after a button was pressed. The alert keeps it.
        fileprivate convenience init(_ modal: Modal, _ style: Style, pressed: @escaping @MainActor () -> Void) {
            self.init(title: modal.content.title, message: modal.content.explanation, preferredStyle: style)
            for item in modal.fieldsOfAlert { addTextField { $0.edit(item, of: modal) } }
            for button in AlertButton.all(of: modal) {
                let action = UIAlertAction(title: button.label, style: UIAlertAction.Style(button.role)) { _ in
                    button.press()
                    pressed()
                }
                addAction(action)
                if style == .alert, button.isDefault { preferredAction = action }
            }
        }
    }

    extension UITextField {
        /// Shows a field of a modal, and fills it in.
        fileprivate func edit(_ item: Outline.Item, of modal: Modal) {
            text = item.text
            accessibilityLabel = item.label
            placeholder = modal.content.prompt(of: item)
            isSecureTextEntry = item.isSecure
            let filling = UIAction { [weak self] _ in
                if let self { modal.setText(text ?? "", of: item.id) }
            }
            addAction(filling, for: .editingChanged)
        }
    }

    extension UIAlertAction.Style {
        fileprivate init(_ role: Role) {
            switch role {
            case .normal, .preferred: self = .default
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }

    extension Presentation {
        /// How UIKit shows a sheet or a popover.
        fileprivate var modalStyle: UIModalPresentationStyle {
            #if os(tvOS)
                .fullScreen
            #else
                if style == .popover { return .popover }
                if case .sheet(_, .page)? = modal.content.style { return .pageSheet }
                return .formSheet
            #endif
        }
    }

    extension UIView {
        /// The view inside that has the keyboard.
        fileprivate var firstResponder: UIView? {
            isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
        }
    }

    #if !os(tvOS)
        extension UISheetPresentationController {
            /// Sets the heights at which the sheet can rest.
            fileprivate func use(_ style: SheetStyle?) {
                guard case .sheet(let detents, _)? = style, !detents.isEmpty else { return }
                self.detents = detents.map { detent in
                    switch detent {
                    case .medium: .medium()
                    case .large: .large()
                    case .fraction(let part): .custom { $0.maximumDetentValue * part }
                    }
                }
            }
        }
    #endif
#endif
