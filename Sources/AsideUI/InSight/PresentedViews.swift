import Aside

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    typealias PlatformView = UIView
#elseif canImport(AppKit)
    import AppKit

    typealias PlatformView = NSView
#else
    /// A stand-in for a platform view on a system without platform views.
    final class PlatformView {}
#endif

/// The platform views that contain what a presenter shows.
///
/// With them, the presenter can find out what is really in view.
@MainActor
final class PresentedViews {
    private struct Held {
        weak var view: PlatformView?
        /// What hears of the user's swipes at the presentation, if it needs to.
        var swipes: AnyObject?
    }

    private var views: [PresentationSource: Held] = [:]

    /// Registers a platform view for a view that can present something.
    func register(_ view: PlatformView, as presenting: PresentationSource) {
        views = views.filter { $0.value.view != nil }
        views[presenting, default: Held()].view = view
    }

    /// Keeps what hears of the user's swipes at a presentation as long as the view that is in it.
    func keep(_ swipes: AnyObject, for presenting: PresentationSource) {
        views[presenting]?.swipes = swipes
    }

    /// Returns what the window of a presenting view shows; `nil` if nobody can find that out.
    func chain(from presenting: PresentationSource) -> PresentedChain? {
        guard let view = views[presenting]?.view else { return nil }
        return PresentedChain(around: view, in: views.compactMapValues(\.view))
    }
}

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    extension PresentedChain {
        /// Returns `nil`, because nobody can find that out on this system.
        init?(around view: PlatformView, in views: [PresentationSource: PlatformView]) { nil }
    }
#endif
