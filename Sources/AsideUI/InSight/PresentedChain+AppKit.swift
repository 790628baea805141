import Aside

/// What AppKit says of a window, without AppKit.
@MainActor
protocol ObservedWindow: AnyObject {
    /// The window to which this one is attached as a sheet.
    var hostingWindow: (any ObservedWindow)? { get }
    /// The sheet that is attached to this window.
    var sheet: (any ObservedWindow)? { get }
    /// Whether the window is on the screen.
    var isInSight: Bool { get }
    /// The texts in the window, if it may be an alert.
    var panelTexts: [String]? { get }
    /// The name of the window for a message.
    var name: String { get }
}

extension PresentedChain {
    /// Finds what the windows of an app show, according to the sheets that are attached to each other.
    ///
    /// - Parameters:
    ///   - window: A window of the chain, if the stack is in none.
    ///   - views: The windows in which the views of this module are.
    @MainActor
    init(around window: any ObservedWindow, in views: [PresentationSource: any ObservedWindow]) {
        let lowest = views[.stack] ?? window
        let root = sequence(first: lowest, next: \.hostingWindow).reduce(lowest) { $1 }
        layers = sequence(first: root, next: \.sheet).map { Layer($0, in: views) }
        // A popover is a window of its own, above the others, to which sheets are attached in turn.
        for (presenting, window) in views where !layers.contains(where: { $0.holds.contains(presenting) }) {
            if window.isInSight { layers += sequence(first: window, next: \.sheet).map { Layer($0, in: views) } }
        }
    }
}

extension PresentedChain.Layer {
    @MainActor
    fileprivate init(_ window: any ObservedWindow, in views: [PresentationSource: any ObservedWindow]) {
        holds = Set(views.filter { $0.value === window }.keys)
        // An alert reveals nothing about itself but its texts.
        if holds.isEmpty { alertTexts = window.panelTexts.map(Set.init) }
        name = window.name
    }
}

#if canImport(AppKit) && !canImport(UIKit)
    import AppKit

    extension PresentedChain {
        /// Finds what the windows of an app show.
        ///
        /// AppKit does not say whether a sheet is still moving. While an alert runs for the whole app, nobody can find
        /// out anything.
        @MainActor
        init?(around view: NSView, in window: NSWindow, _ views: [PresentationSource: NSView]) {
            guard NSApplication.shared.modalWindow == nil else { return nil }
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
