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

        /// Gives an element a name, as long as the element exists; `nil` takes the name away from all.
        ///
        /// The elements of two screens may have the same name. Only one of them is in sight.
        func set(_ source: Source?, named name: String) {
            sources.removeAll { known in
                known.source().map { $0 === source } ?? true || source == nil && known.name == name
            }
            if let source { sources.append((name, { [weak source] in source })) }
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
    }
#endif
