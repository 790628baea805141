#if canImport(AppKit)
    import AppKit

    extension PresentedChain {
        /// Finds what the windows of an app show, according to the sheets that are attached to each other.
        ///
        /// AppKit does not say whether a sheet is still moving. While an alert runs for the whole app, nobody can find
        /// out anything.
        @MainActor
        init?(around view: NSView, in views: [PresentationSource: NSView]) {
            guard let window = view.window, NSApplication.shared.modalWindow == nil else { return nil }
            let root = sequence(first: window, next: \.sheetParent).reduce(window) { $1 }
            layers = sequence(first: root, next: \.attachedSheet).map { Layer($0, in: views) }
            // A popover is a window of its own.
            for (presenting, view) in views where !layers.contains(where: { $0.holds.contains(presenting) }) {
                if view.window?.isVisible == true { layers.append(Layer(holds: [presenting])) }
            }
        }
    }

    extension PresentedChain.Layer {
        @MainActor
        fileprivate init(_ window: NSWindow, in views: [PresentationSource: NSView]) {
            holds = Set(views.filter { $0.value.window === window }.keys)
            // An alert reveals nothing about itself but its texts.
            if holds.isEmpty, window is NSPanel { alertTexts = Set(window.contentView?.texts ?? []) }
            name = "\(type(of: window))"
        }
    }

    extension NSView {
        fileprivate var texts: [String] {
            let own = (self as? NSTextField).map { [$0.stringValue] } ?? []
            return own.filter { !$0.isEmpty } + subviews.flatMap(\.texts)
        }
    }
#endif
