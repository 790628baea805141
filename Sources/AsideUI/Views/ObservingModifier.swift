#if canImport(SwiftUI)
    import SwiftUI

    /// A modifier that adds a platform view behind a view, so that the presenter can find out what is really presented.
    struct ObservingModifier: ViewModifier {
        let presenter: StagePresenter
        let presenting: PresentationSource

        func body(content: Content) -> some View {
            #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
                content.background {
                    ObservedView(presenter: presenter, presenting: presenting).accessibilityHidden(true)
                }
            #else
                content
            #endif
        }
    }
#endif
