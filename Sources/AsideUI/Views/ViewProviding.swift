#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A screen that names its view itself, so that nobody has to register one.
    ///
    /// A view that is registered for its type counts for more.
    @MainActor
    public protocol ViewProviding: Screen {
        /// The type of the view.
        associatedtype ScreenView: View

        /// The view that shows the screen.
        @ViewBuilder var view: ScreenView { get }
    }

    extension View {
        /// Says how screens of a type are drawn by the stage views within this view.
        ///
        /// A module can export a modifier that registers its own screens; those further in count for more.
        ///
        /// - Parameters:
        ///   - type: the type of the screens; it counts for classes that inherit from it, too.
        ///   - view: the view of such a screen.
        /// - Returns: this view, within which such screens have a view.
        public func screen<Shown: Screen, Drawing: View>(
            _ type: Shown.Type, @ViewBuilder view: @escaping @MainActor (Shown) -> Drawing
        ) -> some View {
            transformEnvironment(\.screenViews) { $0.register(type) { AnyView(view($0)) } }
        }
    }

    extension EnvironmentValues {
        /// The views that are registered for screens.
        var screenViews: ScreenTable<AnyView> {
            get { self[ScreenViewsKey.self] }
            set { self[ScreenViewsKey.self] = newValue }
        }
    }

    private struct ScreenViewsKey: EnvironmentKey {
        static var defaultValue: ScreenTable<AnyView> { ScreenTable() }
    }
#endif
