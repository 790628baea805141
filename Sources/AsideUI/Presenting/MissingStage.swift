import Aside

/// Replaces the stage of a view that has none around it.
///
/// It reports that, and ends each question at once.
@MainActor
final class MissingStage: Presenter {
    private let report: @MainActor (String) -> Void

    init(report: @escaping @MainActor (String) -> Void) {
        self.report = report
    }

    /// Makes a stage on which each question is reported and ends.
    static func stage(report: @escaping @MainActor (String) -> Void) -> Stage {
        let stage = Stage()
        stage.attach(MissingStage(report: report))
        return stage
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
