import Aside

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    typealias PlatformView = UIView
#elseif canImport(AppKit)
    import AppKit

    typealias PlatformView = NSView
#else
    /// Stands for a view of the system where it has none that could be looked at.
    final class PlatformView {}
#endif

/// The views of the system that hold what a presenter shows: from them one can look at what is really in view.
@MainActor
final class PresentedViews {
    private struct Held {
        weak var view: PlatformView?
    }

    private var views: [PresentationSource: Held] = [:]

    /// A view holds something that can present.
    func register(_ view: PlatformView, as presenting: PresentationSource) {
        views = views.filter { $0.value.view != nil }
        views[presenting] = Held(view: view)
    }

    /// What the window shows in which something is presented from a view; `nil` where nobody can tell.
    func chain(from presenting: PresentationSource) -> PresentedChain? {
        guard let view = views[presenting]?.view else { return nil }
        return PresentedChain(around: view, in: views.compactMapValues(\.view))
    }
}

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    extension PresentedChain {
        /// On this system nobody can tell.
        init?(around view: PlatformView, in views: [PresentationSource: PlatformView]) { nil }
    }
#endif
