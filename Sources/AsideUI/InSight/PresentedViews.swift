import Aside
import Foundation

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    typealias PlatformView = UIView
    typealias PlatformWindow = UIWindow
#elseif canImport(AppKit)
    import AppKit

    typealias PlatformView = NSView
    typealias PlatformWindow = NSWindow
#else
    typealias PlatformWindow = PlatformView

    /// A stand-in for a platform view on a system without platform views.
    final class PlatformView {
        var window: PlatformView? { nil }
    }
#endif

/// The platform views that contain what a presenter shows.
///
/// With them, the presenter can find out what is really in view.
@MainActor
final class PresentedViews {
    private struct Held {
        weak var view: PlatformView?
        /// The window in which the view was last.
        weak var window: PlatformWindow?
        var wasInWindow = false
        /// What hears of the user's swipes at the presentation, if it needs to.
        var swipes: AnyObject?
    }

    private var views: [PresentationSource: Held] = [:]

    /// Registers a platform view for a view that can present something.
    func register(_ view: PlatformView, as presenting: PresentationSource) {
        views = views.filter { $0.value.view != nil }
        views[presenting, default: Held()].view = view
        noteWindow(of: presenting)
    }

    private func noteWindow(of presenting: PresentationSource) {
        guard let window = views[presenting]?.view?.window else { return }
        views[presenting]?.window = window
        views[presenting]?.wasInWindow = true
    }

    /// Whether what contained the views was removed.
    ///
    /// A cover of the app takes the views out of their window, too, but leaves them in their controller.
    var areGone: Bool {
        guard let base = views[.stack], base.wasInWindow else { return false }
        guard base.view != nil, base.window != nil else { return true }
        return chain(from: .stack)?.layers.allSatisfy(\.holds.isEmpty) == true
    }

    /// Returns the height of the bar that covers the lower edge of a presenting view.
    func bar(over presenting: PresentationSource) -> CGFloat {
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            views[presenting]?.view?.heightOfBar ?? 0
        #else
            0
        #endif
    }

    /// Keeps what hears of the user's swipes at a presentation as long as the view that is in it.
    func keep(_ swipes: AnyObject, for presenting: PresentationSource) {
        views[presenting]?.swipes = swipes
    }

    /// Returns what the window of a presenting view shows; `nil` if nobody can find that out.
    func chain(from presenting: PresentationSource) -> PresentedChain? {
        noteWindow(of: presenting)
        guard let held = views[presenting], let view = held.view, let window = held.window else { return nil }
        return PresentedChain(around: view, in: window, views.compactMapValues(\.view))
    }
}

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    extension PresentedChain {
        /// Returns `nil`, because nobody can find that out on this system.
        init?(around view: PlatformView, in window: PlatformWindow, _ views: [PresentationSource: PlatformView]) { nil }
    }
#endif
