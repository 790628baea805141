#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    import AppKit
    import Aside
    import SwiftUI

    /// A window that presents by sheets of `NSWindow`, alerts and popovers.
    @MainActor
    final class AppKitWindow: HostWindow, PresentingWindow {
        private var presented: [ModalID: Presented] = [:]
        nonisolated(unsafe) private var sheetEnds: (any NSObjectProtocol)?

        override init() {
            super.init()
            sheetEnds = NotificationCenter.default.addObserver(
                forName: NSWindow.didEndSheetNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.observer?.windowChanged() }
            }
        }

        deinit {
            if let sheetEnds { NotificationCenter.default.removeObserver(sheetEnds) }
        }

        /// What is presented.
        ///
        /// AppKit keeps it as long as it is presented. Nothing stays here for ever if AppKit does not say that it is gone.
        private struct Presented {
            weak var modal: Modal?
            weak var window: NSWindow?
            /// The window beneath.
            weak var parent: NSWindow?
            var popover: NSPopover?
            /// Whether the user has closed the popover: AppKit has asked before, as it does not when the parent closes.
            var isSentAway = false
            /// What waits for the end of the dismissal.
            var completion: (@MainActor () -> Void)?
        }

        // MARK: What is presented

        /// AppKit does not say whether a sheet is moving: it tells the completion handler when the session has ended.
        var chain: PresentedChain? {
            window.map { _ in PresentedChain(layers: windows.dropFirst().map { layer($0) }) }
        }

        /// The window, and the sheets and popovers over it, from the lowest.
        private var windows: [NSWindow] {
            guard let window else { return [] }
            let root = sequence(first: window, next: \.sheetParent).reduce(window) { $1 }
            return Array(sequence(first: root) { self.above($0) })
        }

        /// The sheet or the popover over a window; a sheet over the window is over its popover, too.
        private func above(_ window: NSWindow) -> NSWindow? {
            let popover = presented.values.first { $0.popover != nil && $0.parent === window }
            if let popover, popover.popover?.isShown == true, let window = popover.window { return window }
            return window.attachedSheet ?? presented.values.first { $0.window === window }.flatMap(sheetBeside)
        }

        private func sheetBeside(_ presented: Presented) -> NSWindow? {
            presented.popover == nil ? nil : presented.parent?.attachedSheet
        }

        override var front: NSView? { windows.last?.contentView }

        private func layer(_ window: NSWindow) -> PresentedChain.Layer {
            presented.first { $0.value.window === window }.map { .modal($0.key) } ?? .app(ObjectIdentifier(window))
        }

        // MARK: Transitions

        func present(_ presentation: Presentation, completion: @escaping @MainActor () -> Void) {
            guard let front = windows.last else { return completion() }
            switch presentation.style {
            case .alert, .dialog: beginAlert(presentation.modal, over: front)
            case .popover: show(presentation, over: front)
            case .sheet, .fullScreen, .overlay: beginSheet(presentation, over: front)
            }
            // AppKit returns when the session has begun.
            completion()
        }

        private func beginAlert(_ modal: Modal, over front: NSWindow) {
            let alert = NSAlert(modal)
            presented[modal.id] = Presented(modal: modal, window: alert.window, parent: front)
            alert.beginSheetModal(for: front) { [weak self] response in
                guard let self, let ended = presented[modal.id], ended.window === alert.window else { return }
                presented[modal.id] = nil
                if let completion = ended.completion { return completion() }
                alert.answer(modal, response)
                observer?.windowChanged()
            }
        }

        private func beginSheet(_ presentation: Presentation, over front: NSWindow) {
            let sheet = NSWindow(contentViewController: hosting(presentation))
            presented[presentation.id] = Presented(modal: presentation.modal, window: sheet, parent: front)
            front.beginSheet(sheet) { [weak self, weak sheet] _ in
                if let self, presented[presentation.id]?.window === sheet { ended(presentation.id) }
            }
        }

        private func show(_ presentation: Presentation, over front: NSWindow) {
            let name = presentation.modal.content.placeToPointAt
            guard let content = front.contentView, let view = anchors.source(named: name, in: content) else { return }
            let popover = NSPopover()
            popover.contentViewController = hosting(presentation)
            popover.behavior = .transient
            popover.delegate = self
            popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxY)
            guard let window = popover.contentViewController?.view.window else { return }
            presented[presentation.id] = Presented(
                modal: presentation.modal, window: window, parent: front, popover: popover)
        }

        private func hosting(_ presentation: Presentation) -> NSViewController {
            NSHostingController(rootView: PresentedView(presentation, surroundings))
        }

        func dismiss(_ modal: ModalID, completion: @escaping @MainActor () -> Void) {
            guard let window = presented[modal]?.window else { return completion() }
            presented[modal]?.completion = completion
            // A sheet of a sheet ends first.
            for window in windows.drop(while: { $0 !== window }).reversed() { end(window) }
        }

        private func end(_ window: NSWindow) {
            if let popover = presented.values.first(where: { $0.window === window })?.popover {
                popover.close()
            } else {
                window.sheetParent?.endSheet(window)
            }
        }

        /// Called when AppKit has said that a sheet or a popover has ended.
        private func ended(_ modal: ModalID) {
            let completion = presented.removeValue(forKey: modal)?.completion
            if let completion { completion() } else { observer?.windowChanged() }
        }
    }

    extension AppKitWindow: NSPopoverDelegate {
        func popoverShouldClose(_ popover: NSPopover) -> Bool {
            guard let (id, shown) = presented.first(where: { $0.value.popover === popover }) else { return true }
            guard shown.completion == nil, shown.modal?.blocksSwipe == true else {
                presented[id]?.isSentAway = shown.completion == nil
                return true
            }
            observer?.userDismisses(id)
            return false
        }

        func popoverDidClose(_ notification: Notification) {
            guard let popover = notification.object as? NSPopover,
                let (id, shown) = presented.first(where: { $0.value.popover === popover })
            else { return }
            ended(id)
            if shown.isSentAway { observer?.userDismisses(id) }
        }
    }

    extension NSAlert {
        /// Makes an alert with the fields and the buttons of a modal.
        fileprivate convenience init(_ modal: Modal) {
            self.init()
            messageText = modal.content.title
            informativeText = modal.content.explanation ?? ""
            alertStyle = modal.content.isCritical ? .critical : .informational
            for button in AlertButton.all(of: modal).inOrderOfAppKit {
                let shown = addButton(withTitle: button.label)
                shown.hasDestructiveAction = button.role == .destructive
                // A button has one key, and Esc must work.
                shown.keyEquivalent = button.role == .cancel ? "\u{1b}" : button.isDefault ? "\r" : ""
            }
            let fields = modal.fieldsOfAlert.map { item in
                let field =
                    item.isSecure ? NSSecureTextField(string: item.text ?? "") : NSTextField(string: item.text ?? "")
                field.setAccessibilityLabel(item.label)
                field.placeholderString = modal.content.prompt(of: item)
                return field
            }
            guard !fields.isEmpty else { return }
            let stack = NSStackView(views: fields)
            stack.orientation = .vertical
            stack.frame = NSRect(x: 0, y: 0, width: 260, height: 28 * fields.count)
            accessoryView = stack
            window.initialFirstResponder = fields.first
        }

        /// Passes on what was filled in, and the button that was pressed.
        fileprivate func answer(_ modal: Modal, _ response: NSApplication.ModalResponse) {
            let buttons = AlertButton.all(of: modal).inOrderOfAppKit
            let place = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
            guard buttons.indices.contains(place) else { return }
            let fields = (accessoryView as? NSStackView)?.arrangedSubviews.compactMap { $0 as? NSTextField } ?? []
            for (item, field) in zip(modal.fieldsOfAlert, fields) { modal.setText(field.stringValue, of: item.id) }
            buttons[place].press()
        }
    }

    extension [AlertButton] {
        /// The buttons in the order in which AppKit takes them: the default one first, and the cancel button last.
        fileprivate var inOrderOfAppKit: [AlertButton] {
            filter(\.isDefault) + filter { !$0.isDefault && $0.role != .cancel }
                + filter { !$0.isDefault && $0.role == .cancel }
        }
    }
#endif
