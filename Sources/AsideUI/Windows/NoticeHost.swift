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
        private let controller: PlatformHostingController<HostedNotices>
        private var constraints: [NSLayoutConstraint] = []

        init(_ stage: Stage, _ surroundings: Surroundings) {
            controller = PlatformHostingController(rootView: HostedNotices(stage: stage, surroundings: surroundings))
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

    struct HostedNotices: View {
        let stage: Stage
        let surroundings: Surroundings

        var body: some View {
            NoticeView().environment(stage).modifier(SurroundingsModifier(surroundings: surroundings))
        }
    }
#endif
