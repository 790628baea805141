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
        typealias Context = Void
    }

    extension NSViewRepresentable {
        func makeSystemView() -> NSView { makeNSView(context: ()) }

        func updateSystemView(_ view: NSView) {
            if let view = view as? NSViewType { updateNSView(view, context: ()) }
        }
    }

    package typealias NSHostingController = HostingController

    extension NSWindow {
        /// Makes a window that shows a controller.
        static func around(_ controller: NSViewController) -> NSWindow {
            let window = NSWindow()
            controller.view.frame = CGRect(origin: .zero, size: Window.size)
            window.contentView = controller.view
            return window
        }
    }

    extension NSViewController {
        /// The controller in the window that AppKit opens for a request, or for another part of the app.
        static func showing(_ request: PresentationRequest?, title: String?) -> NSViewController {
            let controller = NSViewController()
            let isAlert = request?.style.showsView == false
            let window = isAlert ? NSPanel() : NSWindow()
            window.contentView = controller.view
            if isAlert, let title { controller.view.addSubview(NSTextField(saying: title)) }
            controller.ownWindow = window
            return controller
        }
    }

    extension SystemBar {
        /// On a Mac, the bars are at the upper edge.
        @MainActor var view: NSView? { nil }
    }

    extension Window {
        static let isPhone = false
        /// The name of what another part of the app presents.
        package static let foreignName = "NSWindow"

        /// Nobody swipes at a sheet on a Mac.
        @discardableResult
        package func swipeInVain() -> Bool? { nil }

        /// Attaches each sheet and each alert to the window beneath; a popover has a window of its own.
        func presentControllers(insteadOf old: [Presented]) {
            for gone in old where !presented.contains(where: { $0.number == gone.number }) {
                gone.controller.ownWindow?.close()
            }
            platformWindow = controller.view.window ?? platformWindow
            var top = platformWindow
            for present in presented {
                if present.request?.style == .popover {
                    present.controller.ownWindow?.isVisible = true
                } else if let window = present.controller.ownWindow {
                    top?.attach(window)
                }
                top = present.controller.ownWindow
            }
        }
    }
#endif
