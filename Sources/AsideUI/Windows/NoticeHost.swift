#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
    import Aside
    import SwiftUI

    #if canImport(UIKit)
        import UIKit

        typealias PlatformHostingController = UIHostingController
    #else
        import AppKit

        typealias PlatformHostingController = NSHostingController
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

        /// Shows the bar in a view, above what the view shows.
        func stand(in view: PlatformView) {
            let bar = controller.view
            #if canImport(UIKit)
                guard let bar else { return }
                bar.backgroundColor = .clear
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
