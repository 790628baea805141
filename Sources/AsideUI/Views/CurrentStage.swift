#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// The stage that shows a view: `@CurrentStage private var stage`.
    ///
    /// In a sheet, it is the sheet's own stage. If there is no stage around the view, each question ends at once, and
    /// the log says what to add. `@Environment(Stage.self)` would stop the app instead.
    @MainActor
    @propertyWrapper
    public struct CurrentStage: DynamicProperty {
        @Environment(Stage.self) private var found: Stage?
        @Environment(\.hooks) private var hooks
        @State private var missing = Owner { MissingStage.make { RuntimeIssue.show($0) } }

        /// Makes a property that finds the stage of its view.
        public init() {}

        /// The stage.
        public var wrappedValue: Stage {
            if let found { return found }
            if let hooks { missing.owned.presenter.report = hooks.warn }
            return missing.owned.stage
        }
    }
#endif
