#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI
    import os

    /// The stage that shows a view: `@CurrentStage private var stage`.
    ///
    /// In a sheet it is the sheet's own. Where no stage is around the view, it is one on which each question ends at once, and the log
    /// says what to add; `@Environment(Stage.self)` would end the app.
    @MainActor
    @propertyWrapper
    public struct CurrentStage: DynamicProperty {
        @Environment(Stage.self) private var found: Stage?

        /// The stage of the view that has this property.
        public init() {}

        /// The stage.
        public var wrappedValue: Stage {
            found
                ?? MissingStage.stage { message in
                    Logger(subsystem: "AsideUI", category: "stages").fault("\(message, privacy: .public)")
                }
        }
    }
#endif
