#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    import Aside
    import Foundation
    import SwiftUI

    #if canImport(UIKit)
        import UIKit

        typealias PlatformController = UIViewController
        typealias PlatformHostingController = UIHostingController
        typealias PlatformRepresentable = UIViewRepresentable
        typealias PlatformView = UIView
        typealias PlatformWindow = UIWindow
        typealias ControllerWindow = UIKitWindow
    #else
        import AppKit

        typealias PlatformController = NSViewController
        typealias PlatformHostingController = NSHostingController
        typealias PlatformRepresentable = NSViewRepresentable
        typealias PlatformView = NSView
        typealias PlatformWindow = NSWindow
        typealias ControllerWindow = AppKitWindow
    #endif

    // A double of SwiftUI on Linux has no hosting controllers.
    #if !os(Linux)
        typealias SystemWindow = ControllerWindow
    #endif

    /// What the windows of UIKit and AppKit have in common: the place whose questions are shown, what they can point at, and
    /// the notices.
    @MainActor
    class HostWindow: NSObject {
        weak var observer: (any PresentingObserver)?
        /// The stage whose questions are shown.
        weak var stage: Stage?
        /// The environment of the place whose questions are shown, for the views of sheets.
        let surroundings = Surroundings()
        let anchors = Anchors()
        /// A view in the window.
        weak var source: MovingView? {
            didSet {
                source?.moved = { [weak self] in self?.sourceMoved() }
                sourceMoved()
            }
        }
        /// The window of the view, also while a cover has taken the view out of it.
        private(set) weak var window: PlatformWindow?
        private var notices: NoticeHost?

        /// Called when the view has come into a window, or has left one.
        private func sourceMoved() {
            if let window = source?.window { self.window = window }
            observer?.windowChanged()
        }

        /// The view in front.
        var front: PlatformView? { nil }

        func hasAnchor(_ name: String?) -> Bool {
            front.map { anchors.source(named: name, in: $0) != nil } ?? false
        }

        func showNotices(of stage: Stage) {
            if notices == nil { notices = NoticeHost(stage, surroundings) }
            raiseNotices()
        }

        /// Shows the notices above everything else.
        func raiseNotices() {
            if let window { notices?.stand(in: window) }
        }

        func hideNotices() {
            notices?.leave()
            notices = nil
        }
    }
#endif
