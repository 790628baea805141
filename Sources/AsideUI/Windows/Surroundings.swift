#if canImport(SwiftUI)
    import Aside
    import Observation
    import SwiftUI

    /// The environment of the place whose questions are shown, for the views that UIKit and AppKit present.
    @MainActor
    @Observable
    final class Surroundings {
        var environment: EnvironmentValues?
    }

    /// A modifier that hands the app's values of the environment to a view in another place.
    ///
    /// The sizes and the traits stay those of the new place.
    struct SurroundingsModifier: ViewModifier {
        let surroundings: Surroundings
        @Environment(\.self) private var here

        func body(content: Content) -> some View {
            content.environment(\.self, surroundings.environment?.inPlace(of: here) ?? here)
        }
    }

    extension EnvironmentValues {
        /// Returns these values with the sizes and the traits of another place.
        fileprivate func inPlace(of place: EnvironmentValues) -> EnvironmentValues {
            var values = self
            values.isEnabled = place.isEnabled
            values.scenePhase = place.scenePhase
            values.displayScale = place.displayScale
            values.dynamicTypeSize = place.dynamicTypeSize
            values.colorScheme = place.colorScheme
            #if os(iOS) || os(visionOS)
                values.horizontalSizeClass = place.horizontalSizeClass
                values.verticalSizeClass = place.verticalSizeClass
            #endif
            return values
        }
    }
#endif
