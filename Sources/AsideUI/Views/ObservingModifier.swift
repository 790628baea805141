#if canImport(SwiftUI)
    import SwiftUI

    /// Puts a view of the system behind a view, from which one can look at what is really presented.
    struct ObservingModifier: ViewModifier {
        let presenter: StagePresenter
        let presenting: PresentationSource

        func body(content: Content) -> some View {
            #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
                content.background {
                    ObservedView(views: presenter.views, presenting: presenting).accessibilityHidden(true)
                }
            #else
                content
            #endif
        }
    }
#endif
