#if canImport(AppKit)
    import AppKit

    extension PresentedChain {
        /// Finds what the windows of an app show.
        ///
        /// AppKit does not say whether a sheet is still moving. While an alert runs for the whole app, nobody can find
        /// out anything.
        @MainActor
        init?(around view: NSView, in views: [PresentationSource: NSView]) {
            guard let window = view.window, NSApplication.shared.modalWindow == nil else { return nil }
            self.init(around: window, in: views.compactMapValues(\.window))
        }
    }

    extension NSWindow: ObservedWindow {
        var hostingWindow: (any ObservedWindow)? { sheetParent }
        var sheet: (any ObservedWindow)? { attachedSheet }
        var isInSight: Bool { isVisible }
        var panelTexts: [String]? { self is NSPanel ? contentView?.texts ?? [] : nil }
        var name: String { "\(type(of: self))" }
    }

    extension NSView {
        fileprivate var texts: [String] {
            let own = (self as? NSTextField).map { [$0.stringValue] } ?? []
            return own.filter { !$0.isEmpty } + subviews.flatMap(\.texts)
        }
    }
#endif
