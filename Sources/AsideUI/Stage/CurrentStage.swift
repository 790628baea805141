#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// The stage that shows a view: `@CurrentStage private var stage`.
    ///
    /// In a sheet, it is the sheet's own stage. If there is no stage around the view, its questions wait, and a warning says
    /// so. `@Environment(Stage.self)` would stop the app instead.
    @MainActor
    @propertyWrapper
    public struct CurrentStage: DynamicProperty {
        @Environment(Stage.self) private var found: Stage?
        @Environment(\.aside.hooks) private var hooks
        @State private var missing = Owner<Stage>()

        /// Makes a property that finds the stage of its view.
        public init() {}

        /// The stage.
        public var wrappedValue: Stage {
            found
                ?? missing.owned {
                    let stage = Stage()
                    stage.warnIfUnseen(hooks)
                    return stage
                }
        }
    }
#endif
