#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI
#else
    import Aside
#endif

/// A replacement for the stage of a view that has no stage around it.
///
/// It reports the missing stage, and ends each question at once.
@MainActor
final class MissingStage: Presenter {
    var report: @MainActor (String) -> Void

    init(report: @escaping @MainActor (String) -> Void) {
        self.report = report
    }

    /// Makes a stage whose presenter reports each question and ends it.
    static func make(report: @escaping @MainActor (String) -> Void) -> (stage: Stage, presenter: MissingStage) {
        let (stage, presenter) = (Stage(), MissingStage(report: report))
        stage.attach(presenter)
        return (stage, presenter)
    }

    func present(_ modal: Modal) {
        report(
            """
            \(modal.content) was asked at \(modal.source) in a view that has no stage around it: nobody can see it.
            Put the view into a StageView, add .questions(on: stage) to a view around it, or, in a preview, \
            .environment(Stage.preview()).
            """)
        modal.reportGone()
    }
}

#if canImport(SwiftUI)
    /// The stage that shows a view: `@CurrentStage private var stage`.
    ///
    /// In a sheet, it is the sheet's own stage. If there is no stage around the view, each question ends at once, and
    /// the log says what to add. `@Environment(Stage.self)` would stop the app instead.
    @MainActor
    @propertyWrapper
    public struct CurrentStage: DynamicProperty {
        @Environment(Stage.self) private var found: Stage?
        @Environment(\.hooks) private var hooks
        @State private var missing = Owner<(stage: Stage, presenter: MissingStage)>()

        /// Makes a property that finds the stage of its view.
        public init() {}

        /// The stage.
        public var wrappedValue: Stage {
            if let found { return found }
            return missing.owned { MissingStage.make(report: (hooks ?? .real).warn) }.stage
        }
    }
#endif
