/// The surface that contains a view and presents questions from it.
struct PresentingSurface {
    let presenter: StagePresenter
    let presenting: PresentationSource

    /// What the views of the surface read.
    @MainActor var state: SurfaceState { presenter.state(of: presenting) }
}

#if canImport(SwiftUI)
    import SwiftUI

    extension EnvironmentValues {
        /// The surface that presents the questions of this environment; `nil` outside of every stage.
        var presentingSurface: PresentingSurface? {
            get { self[PresentingSurfaceKey.self] }
            set { self[PresentingSurfaceKey.self] = newValue }
        }
    }

    private struct PresentingSurfaceKey: EnvironmentKey {
        static var defaultValue: PresentingSurface? { nil }
    }
#endif
