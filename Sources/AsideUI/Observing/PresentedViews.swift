import Aside

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    typealias PlatformView = UIView
#elseif canImport(AppKit)
    import AppKit

    typealias PlatformView = NSView
#else
    /// Stands for a platform view on a system that has none to look at.
    final class PlatformView {}
#endif

/// The platform views that contain what a presenter shows.
///
/// With them, the presenter can find out what is really in view.
@MainActor
final class PresentedViews {
    private struct Held {
        weak var view: PlatformView?
    }

    private var views: [PresentationSource: Held] = [:]

    /// Registers a platform view for a view that can present something.
    func register(_ view: PlatformView, as presenting: PresentationSource) {
        views = views.filter { $0.value.view != nil }
        views[presenting] = Held(view: view)
    }

    /// What the window of a presenting view shows; `nil` if that cannot be found out.
    func chain(from presenting: PresentationSource) -> PresentedChain? {
        guard let view = views[presenting]?.view else { return nil }
        return PresentedChain(around: view, in: views.compactMapValues(\.view))
    }
}

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    extension PresentedChain {
        /// On this system, it cannot be found out.
        init?(around view: PlatformView, in views: [PresentationSource: PlatformView]) { nil }
    }
#endif
