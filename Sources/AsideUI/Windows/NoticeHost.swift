#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    import Aside
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// The bar of a stage's notices at the lower edge of a window.
    ///
    /// It is as large as what it shows. Touches and clicks beside it reach what is beneath.
    @MainActor
    final class NoticeHost {
        private let controller: PlatformHostingController<AnyView>
        private var constraints: [NSLayoutConstraint] = []

        init(_ stage: Stage, _ surroundings: Surroundings) {
            let view = NoticeView().environment(stage).modifier(SurroundingsModifier(surroundings: surroundings))
            controller = PlatformHostingController(rootView: AnyView(view))
            controller.sizingOptions = .intrinsicContentSize
            controller.view.translatesAutoresizingMaskIntoConstraints = false
        }

        /// Shows the bar in a window, above what the window shows.
        func stand(in window: PlatformWindow) {
            #if canImport(UIKit)
                guard let bar = controller.view else { return }
                let view = window
                bar.backgroundColor = .clear
            #else
                guard let view = window.contentView else { return }
                let bar = controller.view
            #endif
            NSLayoutConstraint.deactivate(constraints)
            view.addSubview(bar)
            constraints = [bar.centerXAnchor.constraint(equalTo: view.centerXAnchor)]
            #if canImport(UIKit) && !os(tvOS)
                let lower = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -view.heightOfBar)
                lower.priority = .defaultHigh
                constraints += [
                    lower, bar.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
                ]
            #else
                constraints.append(bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor))
            #endif
            NSLayoutConstraint.activate(constraints)
        }

        func leave() {
            controller.view.removeFromSuperview()
        }
    }

    #if canImport(UIKit) && !os(tvOS)
        extension UIView {
            /// How much of the lower edge of this view a tab bar or a toolbar covers.
            ///
            /// The safe area of a view around tabs does not leave out their bar, nor that of a view around a stack the
            /// toolbars of its screens.
            fileprivate var heightOfBar: CGFloat {
                let bars = bars.map { convert($0.bounds, from: $0) }
                let top = bars.filter { $0.minY > bounds.midY && $0.maxY >= bounds.maxY }.map(\.minY).min()
                return max(bounds.maxY - (top ?? bounds.maxY), 0)
            }

            private var bars: [UIView] {
                guard !isHidden, alpha > 0 else { return [] }
                return self is UITabBar || self is UIToolbar ? [self] : subviews.flatMap(\.bars)
            }
        }
    #endif
#endif
