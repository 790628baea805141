#if canImport(UIKit)
    public import UIKit
#else
    public import AppKit
#endif

/// A controller of UIKit or AppKit that shows views, in a window of the double.
@MainActor
open class HostingController<Content: View>: SystemController {
    /// The double's window, which draws the views.
    package private(set) lazy var content: Window = {
        let rootView = rootView
        return Window(Scenario(\.hasNoScenePhase), controller: self) { rootView }
    }()
    private let rootView: Content

    /// Makes a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}
