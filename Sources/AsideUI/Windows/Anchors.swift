#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    import Aside
    import Foundation

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// The named elements that dialogs and popovers can point at.
    @MainActor
    final class Anchors {
        #if os(tvOS)
            typealias Source = UIView
        #elseif canImport(UIKit)
            typealias Source = any UIPopoverPresentationControllerSourceItem
        #else
            typealias Source = NSView
        #endif

        private var sources: [(name: String, source: @MainActor () -> Source?)] = []

        /// Gives a view a name, as long as the view exists.
        func add(_ view: PlatformView, named name: String) {
            sources.removeAll { $0.source() == nil || $0.source() === view }
            sources.append((name, { [weak view] in view }))
        }

        /// Gives an element a name, or takes the name away.
        func set(_ source: (@MainActor () -> Source?)?, named name: String) {
            sources.removeAll { $0.name == name }
            if let source { sources.append((name, source)) }
        }

        /// Returns the element with a name, or the unnamed one, if it is in sight.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - front: The view in front. What is beneath it cannot be seen.
        /// - Returns: The element; `nil` if none with that name is in sight.
        func source(named name: String?, in front: PlatformView) -> Source? {
            let inSight = sources.reversed().compactMap { named in
                named.source().flatMap { source in
                    guard let view = source as AnyObject as? PlatformView else { return (named.name, source) }
                    return view.window != nil && view.isDescendant(of: front) ? (named.name, source) : nil
                }
            }
            return (inSight.first { $0.0 == name } ?? inSight.first { $0.0.isEmpty })?.1
        }

        #if canImport(UIKit) && !os(tvOS)
            /// Lets a popover point at an element.
            func aim(_ popover: UIPopoverPresentationController, at name: String?, in front: UIView) {
                popover.sourceItem = source(named: name, in: front) ?? front
            }
        #endif
    }
#endif
