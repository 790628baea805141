// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(AppKit)
    public import AppKit

    package typealias SystemView = NSView
    /// A controller of the system.
    public typealias SystemController = NSViewController
    package typealias SystemWindow = NSWindow
    package typealias SystemRepresentable = NSViewRepresentable

    /// An AppKit view among views.
    @MainActor @preconcurrency
    package protocol NSViewRepresentable: View where Body == Never {
        associatedtype NSViewType: NSView
        func makeNSView(context: Context) -> NSViewType
        func updateNSView(_ view: NSViewType, context: Context)
        typealias Context = RepresentableContext
    }

    extension NSViewRepresentable {
        func makeSystemView(_ context: RepresentableContext) -> NSView { makeNSView(context: context) }

        func updateSystemView(_ view: NSView, _ context: RepresentableContext) {
            if let view = view as? NSViewType { updateNSView(view, context: context) }
        }
    }

    public typealias NSHostingController = HostingController

    extension NSWindow {
        /// Makes a window that shows a controller.
        static func around(_ controller: NSViewController) -> NSWindow {
            let window = NSWindow(contentViewController: controller)
            controller.view.frame = CGRect(origin: .zero, size: Window.size)
            window.desk = Desk()
            return window
        }
    }

    extension NSViewController {
        /// Presents a sheet of the app.
        func showForApp(_ controller: NSViewController) {
            view.window?.beginSheet(NSWindow(contentViewController: controller))
        }

        var isShownForApp: Bool { view.window?.sheetParent != nil }

        func dismissForApp() {
            if let sheet = view.window { sheet.sheetParent?.endSheet(sheet) }
        }
    }

    extension Window {
        package static let isPhone = false
        private var desk: Desk? { platform.desk }
        package var isMoving: Bool { desk?.isMoving ?? false }

        func hearOfMotions() {
            desk?.changed = { [weak self] in self?.invalidate() }
        }

        package func finishMotion() { desk?.finishMotion() }

        /// The window, and the popovers and sheets over it.
        private var windows: [NSWindow] {
            let popovers = desk?.popovers.compactMap { $0.contentViewController?.view.window } ?? []
            return ([platform] + popovers).flatMap { sequence(first: $0, next: \.attachedSheet) }
        }

        /// The hosting controllers in the windows, and what stands in them.
        var hosts: [any Host] {
            windows.flatMap { window in
                [window.contentViewController as? any Host].compactMap(\.self) + bars(in: window)
            }
        }

        private func bars(in window: NSWindow) -> [any Host] {
            window.contentView?.subviews.compactMap { $0.viewController as? any Host } ?? []
        }

        func empty() {
            platform.contentView?.contentWindow = nil
            platform.contentView = nil
            platform.contentViewController = nil
        }

        /// Whether a controller can present something for the app.
        func isFree(_ controller: NSViewController) -> Bool {
            controller.view.window?.attachedSheet == nil && !isMoving
        }

        func asApp(_ action: () -> Void) { action() }

        /// What is in front, as the user sees it, and the bars that stand in the window.
        var front: [Element] {
            bars(in: platform).flatMap { $0.canvas(in: self).elements } + elements(of: windows.last)
        }

        private func elements(of window: NSWindow?) -> [Element] {
            if let host = window?.contentViewController as? any Host { return host.canvas(in: self).elements }
            guard let alert = (window as? AlertWindow)?.alert else { return [] }
            let texts = [alert.messageText, alert.informativeText].filter { !$0.isEmpty }
            let fields = (alert.accessoryView as? NSStackView)?.arrangedSubviews.compactMap { $0 as? NSTextField } ?? []
            return texts.map { Element(kind: .text, label: $0) }
                + fields.map { field in
                    Element(
                        kind: .field, label: field.label, value: field is NSSecureTextField ? "" : field.stringValue,
                        fill: { field.stringValue = $0 })
                }
                + alert.buttons.enumerated().map { place, button in
                    Element(
                        kind: .button, label: button.title, value: button.keyEquivalent == "\u{1b}" ? "cancel" : "",
                        press: { alert.press(place) }, key: button.keyEquivalent == "\r" ? .defaultAction : nil)
                }
        }

        /// AppKit complains of nothing.
        package var faults: [String] { [] }

        /// How each thing is presented, from the lowest.
        package var presented: [String] {
            windows.dropFirst().map { window in
                if window is AlertWindow { return "alert" }
                return window.sheetParent == nil ? "popover" : "sheet"
            }
        }

        /// Whether the user can operate what is in front.
        package var isTouchable: Bool { !isMoving }

        /// Clicks beside a popover.
        @discardableResult
        package func sendAway() -> Bool {
            guard isTouchable, let popover = desk?.popovers.last else { return false }
            popover.clickBeside()
            return isMoving
        }
    }
#endif
