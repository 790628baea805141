#if canImport(SwiftUI)
    import SwiftUI

    /// What this module hands on in the environment.
    struct AsideValues {
        var hooks = SystemHooks()
        /// The views that are registered for screens.
        var screenViews = ScreenViews()
        /// Your own views for questions and notices.
        var questionViews = QuestionViews()
        /// The window in which questions are shown; `nil` outside of every stage.
        var window: SystemWindow?
    }

    extension EnvironmentValues {
        var aside: AsideValues {
            get { self[AsideKey.self] }
            set { self[AsideKey.self] = newValue }
        }
    }

    private struct AsideKey: EnvironmentKey {
        static var defaultValue: AsideValues { AsideValues() }
    }
#endif
